// The wording of the account's emails. An address that is not yet confirmed may be anybody's: such
// emails hold no name, because whoever entered the address chose it.

import { greet, mailOf } from '../../mail/words.ts'
import type { Mail } from '../../outside/mail.ts'

type Person = { email: string; name: string }
/** A user to write to; the name is null while the address isn't confirmed. */
type Recipient = { email: string; name: string | null }

/** Asks to confirm an address. */
export function confirmMail(to: { email: string }, origin: string, token: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'Confirm your email address for Plimsoll',
    preheader: 'Then your account is ready.',
    greeting: 'Hello,',
    lines: [
      'Please confirm that this email address is yours. Open the link within 48 hours and enter the password you chose.',
    ],
    action: {
      label: 'Confirm my email address',
      link: `${origin}/emailconfirm?token=${token}`,
    },
    close: 'If you haven’t signed up for Plimsoll, you can ignore this email.',
  })
}

/** Carries a link to set a new password. */
export function resetMail(to: Recipient, origin: string, token: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'Set a new password for Plimsoll',
    preheader: 'The link works once and for one hour.',
    greeting: to.name === null ? 'Hello,' : greet(to.name),
    lines: ['You can set a new password with this link. It works once and for one hour.'],
    action: { label: 'Set a new password', link: `${origin}/reset-password?token=${token}` },
    close: 'If you didn’t request this, you can ignore this email: your password stays the same.',
  })
}

/** For someone who signs up again: there is an account already. */
export function knownMail(to: Person, origin: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'You already have a Plimsoll account',
    preheader: 'Nothing has changed.',
    greeting: greet(to.name),
    lines: [
      'Someone, probably you, has just signed up for Plimsoll with this email address. You already have an account, and nothing has changed.',
      `If you have forgotten your password, you can set a new one here: ${origin}/forget-pass`,
    ],
    action: { label: 'Log in', link: `${origin}/` },
    close: 'If it wasn’t you, you can ignore this email.',
  })
}

/** Asks the owner of a new address to confirm it. */
export function newAddressMail(
  to: { email: string; oldEmail: string },
  origin: string,
  token: string,
): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'Confirm your new email address for Plimsoll',
    preheader: 'Your account keeps its old address until you do.',
    greeting: 'Hello,',
    lines: [
      `The Plimsoll account ${to.oldEmail} is about to change to this email address. Please confirm that it’s yours. The link works once and for 24 hours.`,
    ],
    action: {
      label: 'Use this email address',
      link: `${origin}/confirm-new-email?token=${token}`,
    },
    close: 'If you didn’t request this, you can ignore this email: nothing changes.',
  })
}

/**
 * For whoever requested an address that another account has; only the owner of the mailbox reads
 * this.
 */
export function takenAddressMail(to: { email: string }, origin: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'This email address already has a Plimsoll account',
    preheader: 'Nothing has changed.',
    greeting: 'Hello,',
    lines: [
      'Someone, probably you, wanted to use this email address for another Plimsoll account. It already has an account, so nothing has changed.',
    ],
    action: { label: 'Log in', link: `${origin}/` },
    close: 'If it wasn’t you, you can ignore this email.',
  })
}

/** Notifies the old address that the account has a new one. */
export function movedMail(
  to: { email: string; name: string; newEmail: string },
  origin: string,
): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'The email address of your Plimsoll account was changed',
    preheader: 'If it wasn’t you, act now.',
    greeting: greet(to.name),
    lines: [
      `Your Plimsoll account now has the email address ${to.newEmail}. From now on you log in with it, and we send emails there. Other devices have been signed out.`,
    ],
    advice: {
      lead: 'If it wasn’t you:',
      text: 'someone knows your password and can read the other mailbox. Write to whoever runs this Plimsoll at once.',
    },
    action: { label: 'Open Plimsoll', link: `${origin}/` },
    close: 'If it was you, there’s nothing to do.',
  })
}
