// Alerts as mails: one look for all kinds, the subject says it all, and every mail can be stopped with one press.
import type { AlertKind } from '@plimsoll/domain/alerts/alert'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Posted } from '../../mail/outbox.store.ts'
import { greet, type MailWords, mailOf } from '../../mail/words.ts'
import type { Mail } from '../../outside/mail.ts'
import { findPerson } from '../account/service.ts'
import { settingsOf } from './settings.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** What the outbox holds of such a mail. */
export type AlertMail = {
  businessId: string
  kind: AlertKind
  told: { title: string; message: string; href: string }[]
  /** So many more than are told one by one. */
  more: number
}

const actions: Record<AlertKind, string> = {
  low_ahead: 'See what is due',
  balance_low: 'See what is due',
  missed_receipt: 'See who owes you money',
  large_outflow: 'See the payment',
  consent: 'Renew the consent',
}
/** Kinds in the words of a sentence that begins "mails about". */
export const kindWords: Record<AlertKind, string> = {
  low_ahead: 'cash that is forecast to run low',
  balance_low: 'cash below your line',
  missed_receipt: 'overdue money',
  large_outflow: 'large payments',
  consent: 'bank consents that end',
}

/** Writes the mail as it stands now: nothing if mails of its kind were stopped, or the address was never confirmed. */
export async function writeAlertMail(context: Context, posted: Posted): Promise<Mail | null> {
  const about = posted.data as AlertMail
  const person = posted.userId ? await findPerson(context.db, posted.userId) : null
  if (!person || (context.mailer.confirms && !person.confirmed)) return null
  const whose = { businessId: about.businessId, userId: person.id }
  const settings = await asTenant(context.db, about.businessId, (tx) => settingsOf(tx, whose))
  if (!settings[about.kind].byMail) return null
  const token = await unsubscribeToken(context, { ...whose, kind: about.kind })
  return mailOf(wordsOf(about, { person, origin: context.origin(), token }))
}

function wordsOf(
  { kind, told, more }: AlertMail,
  of: { person: { email: string; name: string }; origin: string; token: string },
): MailWords {
  const [first] = told
  const stop = `${of.origin}/unsubscribe?token=${of.token}`
  const subject =
    told.length + more > 1 ? `${first?.title}, and ${told.length + more - 1} more` : first?.title
  const points = [...told.map(({ message }) => message), ...(more > 0 ? [`And ${more} more.`] : [])]
  return {
    to: of.person.email,
    subject: subject ?? '',
    preheader: first?.message ?? '',
    greeting: greet(of.person.name),
    ...(points.length === 1 ? { lines: points } : { lines: [], points }),
    action: { label: actions[kind], link: `${of.origin}${first?.href ?? '/'}` },
    close: closes[kind],
    foot: {
      text: `You get mails about ${kindWords[kind]} from Plimsoll.`,
      links: [
        { label: 'Stop these mails', link: stop },
        { label: 'Choose what you are told', link: `${of.origin}/dashboard?notifications` },
      ],
    },
    unsubscribe: stop,
  }
}

const closes: Record<AlertKind, string> = {
  low_ahead:
    'This is a forecast from your transactions so far. You are told once; if cash recovers and falls again, you are told again.',
  balance_low: 'You are told once; if cash recovers and falls again, you are told again.',
  missed_receipt:
    'If it was paid in another way, say so in cash management, and the forecast follows.',
  large_outflow: 'If you know this payment, there is nothing to do.',
  consent: 'Without it your figures stay as they are from that day on.',
}
