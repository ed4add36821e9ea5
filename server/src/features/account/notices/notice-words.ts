// The wording of notices: what was changed, when and where, and what to do if it was somebody else.
import { greet, mailOf } from '../../../mail/words.ts'
import type { Mail } from '../../../outside/mail.ts'

/** What was changed. */
export type Notice =
  | { kind: 'password_changed' | 'password_set' | 'password_reset' }
  | { kind: 'provider_added'; provider: string; isTakenOver?: boolean }
  | { kind: 'provider_removed'; provider: string }
  | { kind: 'factor_on' }
  | { kind: 'factor_off' | 'codes_renewed'; byRecoveryCode: boolean }
  | { kind: 'recovery_used'; left: number }
  | { kind: 'codes_guessed' }

/** A notice with when it happened, and on which device, in words. */
export type PostedNotice = Notice & { at: string; device: string }

type Words = {
  subject: string
  lines: string[]
  /** What to do if it was somebody else. */
  advice: string
  /** Whether the button leads to a new password, or to how one signs in. */
  action: 'password' | 'sign-in'
}

/** The mail of a notice. */
export function noticeMail(
  to: { email: string; name: string },
  notice: PostedNotice,
  origin: string,
): Promise<Mail> {
  const { subject, lines, advice, action } = wordsOf(notice)
  return mailOf({
    to: to.email,
    subject,
    preheader: 'If it was not you, read what to do.',
    greeting: greet(to.name),
    lines,
    points: [`When: ${momentOf(notice.at)}`, `Where: ${notice.device}`],
    advice: { lead: 'If it was not you:', text: advice },
    action:
      action === 'password'
        ? { label: 'Set a new password', link: `${origin}/forget-pass` }
        : { label: 'See how you sign in', link: `${origin}/dashboard?account=sign-in` },
    close: 'If it was you, there is nothing to do.',
  })
}

const newPassword = 'set a new password now. Every device is signed out by it.'

function wordsOf(notice: PostedNotice): Words {
  switch (notice.kind) {
    case 'password_changed':
      return {
        subject: 'Your Plimsoll password was changed',
        lines: [
          'The password of your Plimsoll account was changed. Other devices were signed out.',
        ],
        advice: newPassword,
        action: 'password',
      }
    case 'password_set':
      return {
        subject: 'Your Plimsoll account has a password now',
        lines: ['A password was set for your Plimsoll account. Other devices were signed out.'],
        advice: newPassword,
        action: 'password',
      }
    case 'password_reset':
      return {
        subject: 'Your Plimsoll password was changed',
        lines: [
          'The password of your Plimsoll account was reset by a link sent to this mailbox. Every device was signed out.',
        ],
        advice: `someone can read your mails. Change the password of this mailbox first, then ${newPassword}`,
        action: 'password',
      }
    case 'provider_added':
      return {
        subject: `You can sign in to Plimsoll with ${notice.provider} now`,
        lines: [
          `An account at ${notice.provider} was added to your Plimsoll account. Whoever has it can sign in.`,
          ...(notice.isTakenOver
            ? [
                'Your email address had never been confirmed until then. To be safe, a password that was set before no longer works; you can set one under Account, Sign-in.',
              ]
            : []),
        ],
        advice: `${newPassword} Then remove ${notice.provider} under Account, Sign-in.`,
        action: 'password',
      }
    case 'provider_removed':
      return {
        subject: `${notice.provider} was removed from your Plimsoll account`,
        lines: [
          `You can no longer sign in to Plimsoll with ${notice.provider}. Other devices were signed out.`,
        ],
        advice: `${newPassword} Then add ${notice.provider} again under Account, Sign-in.`,
        action: 'password',
      }
    case 'factor_on':
      return {
        subject: 'The second factor of your Plimsoll account is on',
        lines: [
          'Two-step verification was set up: signing in to your Plimsoll account now needs a code from an authenticator app. Keep the recovery codes where you can find them without your phone.',
        ],
        advice:
          'someone knows your password. Turn the second factor off on a device on which you are still signed in, under Account, Sign-in, and change the password there. If you are signed in nowhere, write to whoever runs this Plimsoll.',
        action: 'sign-in',
      }
    case 'factor_off':
      return {
        subject: 'The second factor of your Plimsoll account is off',
        lines: [
          `The second factor was turned off${byCode(notice)}. A password or another account is enough to sign in now.`,
        ],
        advice: `${newPassword} Then set the second factor up again under Account, Sign-in.`,
        action: 'password',
      }
    case 'codes_renewed':
      return {
        subject: 'New recovery codes for your Plimsoll account',
        lines: [`New recovery codes were made${byCode(notice)}. The ones before no longer work.`],
        advice: `${newPassword} Then make new recovery codes under Account, Sign-in.`,
        action: 'password',
      }
    case 'recovery_used':
      return {
        subject: 'A recovery code of your Plimsoll account was used',
        lines: [
          `Someone, probably you, signed in with a recovery code instead of the authenticator app. ${leftOf(notice.left)}`,
        ],
        advice: `someone has one of your recovery codes and can come into your account as you do: ${newPassword} Then make new recovery codes under Account, Sign-in.`,
        action: 'sign-in',
      }
    case 'codes_guessed':
      return {
        subject: 'Wrong codes for your Plimsoll account',
        lines: [
          'Someone came as far as the second factor of your Plimsoll account and then entered too many wrong codes. Nobody was let in, and more tries are refused for a while.',
        ],
        advice: `someone can come as far as the code, most likely with your password: ${newPassword}`,
        action: 'password',
      }
  }
}

function byCode({ byRecoveryCode }: { byRecoveryCode: boolean }): string {
  return byRecoveryCode ? ' with a recovery code' : ''
}

function leftOf(left: number): string {
  if (left === 0) return 'It was the last one: make new ones under Account, Sign-in.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

function momentOf(at: string): string {
  return `${moment.format(new Date(at))}, UK time`
}
