// The wording of the account's mails.

import { greet, mailOf } from '../../mail/words.ts'
import type { Mail } from '../../outside/mail.ts'

type Person = { email: string; name: string }

/** Asks to confirm an address. */
export function confirmMail(to: Person, origin: string, token: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'Confirm your email address for Plimsoll',
    preheader: 'One press, and your account is ready.',
    greeting: greet(to.name),
    lines: [
      'Please confirm that this email address is yours. The link works once and for 48 hours.',
    ],
    action: {
      label: 'Confirm my email address',
      link: `${origin}/emailconfirm?token=${token}`,
    },
    close: 'If you have not signed up for Plimsoll, you can ignore this mail.',
  })
}

/** Carries a link to set a new password. */
export function resetMail(to: Person, origin: string, token: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'Set a new password for Plimsoll',
    preheader: 'The link works once and for one hour.',
    greeting: greet(to.name),
    lines: ['You can set a new password with this link. It works once and for one hour.'],
    action: { label: 'Set a new password', link: `${origin}/reset-password?token=${token}` },
    close:
      'If you have not asked for this, you can ignore this mail: your password stays as it is.',
  })
}

/** Tells someone who signs up again that there is an account already. */
export function knownMail(to: Person, origin: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'You already have a Plimsoll account',
    preheader: 'Nothing about it was changed.',
    greeting: greet(to.name),
    lines: [
      'Someone, probably you, has just signed up for Plimsoll with this email address. You already have an account, and nothing about it was changed.',
      `If you have forgotten your password, you can set a new one here: ${origin}/forget-pass`,
    ],
    action: { label: 'Log in', link: `${origin}/` },
    close: 'If it was not you, you can ignore this mail.',
  })
}

/** Asks the owner of a new address whether an account shall have it. */
export function newAddressMail(
  to: Person & { oldEmail: string },
  origin: string,
  token: string,
): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'Confirm your new email address for Plimsoll',
    preheader: 'Your account keeps its old address until you do.',
    greeting: greet(to.name),
    lines: [
      `Your Plimsoll account ${to.oldEmail} is to have this email address from now on. Please confirm that it is yours. The link works once and for 24 hours.`,
    ],
    action: {
      label: 'Use this email address',
      link: `${origin}/confirm-new-email?token=${token}`,
    },
    close: 'If you have not asked for this, you can ignore this mail: nothing changes.',
  })
}

/** Tells who asked for an address that another account has it; only the owner of the mailbox reads this. */
export function takenAddressMail(to: Person, origin: string): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'This email address already has a Plimsoll account',
    preheader: 'Nothing was changed.',
    greeting: 'Hello,',
    lines: [
      'Someone, probably you, wanted to use this email address for another Plimsoll account. It belongs to an account of its own already, so nothing was changed.',
    ],
    action: { label: 'Log in', link: `${origin}/` },
    close: 'If it was not you, you can ignore this mail.',
  })
}

/** Tells the old address that the account has another one now. */
export function movedMail(
  to: { email: string; name: string; newEmail: string },
  origin: string,
): Promise<Mail> {
  return mailOf({
    to: to.email,
    subject: 'The email address of your Plimsoll account was changed',
    preheader: 'If it was not you, act now.',
    greeting: greet(to.name),
    lines: [
      `Your Plimsoll account now has the email address ${to.newEmail}. From now on you log in with it, and mails go there.`,
    ],
    advice: {
      lead: 'If it was not you:',
      text: 'someone knows your password and can read the other mailbox. Write to whoever runs this Plimsoll at once.',
    },
    action: { label: 'Open Plimsoll', link: `${origin}/` },
    close: 'If it was you, there is nothing to do.',
  })
}
