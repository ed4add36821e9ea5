// Alerts as mails: one look for all kinds, the subject says it all, and every mail can be stopped
// with one press.
import type { AlertKind } from '@plimsoll/domain/alerts/alert'
import { readNameHider } from '../../books/figures/pay-names.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import type { MailWords } from '../../mail/layout.ts'
import type { Posted } from '../../mail/outbox.store.ts'
import { greet, mailOf } from '../../mail/words.ts'
import type { Mail } from '../../outside/mail.ts'
import { findPerson } from '../account/service.ts'
import { settingsOf } from './settings.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** What the outbox holds of such a mail. */
export type AlertMail = {
  businessId: string
  kind: AlertKind
  alerts: { title: string; message: string; href: string }[]
  /** How many more there are than the mail lists. */
  more: number
}

const actions: Record<AlertKind, string> = {
  low_ahead: 'See what is due',
  balance_low: 'See what is due',
  missed_receipt: 'See who owes you money',
  large_outflow: 'See the payment',
  consent: 'Reconnect',
}
/** Kinds in the words of a sentence that begins "mails about". */
const kindWords: Record<AlertKind, string> = {
  low_ahead: 'cash that is forecast to run low',
  balance_low: 'cash below your line',
  missed_receipt: 'overdue money',
  large_outflow: 'large payments',
  consent: 'bank consents that end',
}

/**
 * Writes the mail as it stands now: nothing if mails of its kind were stopped, or the address was
 * never confirmed.
 */
export async function writeAlertMail(context: Context, posted: Posted): Promise<Mail | null> {
  const about = posted.data as AlertMail
  const person = posted.userId ? await findPerson(context.db, posted.userId) : null
  if (!person || (context.mailer.confirms && !person.confirmed)) return null
  const recipient = { businessId: about.businessId, userId: person.id }
  const { settings, alerts } = await asTenant(context.db, about.businessId, async (tx) => ({
    settings: await settingsOf(tx, recipient),
    alerts: (await readNameHider(tx, about.businessId))(about.alerts),
  }))
  if (!settings[about.kind].byMail) return null
  const token = await unsubscribeToken(context, { ...recipient, kind: about.kind })
  return mailOf(wordsOf({ ...about, alerts }, { person, origin: context.origin(), token }))
}

function wordsOf(
  { kind, alerts, more }: AlertMail,
  mail: { person: { email: string; name: string }; origin: string; token: string },
): MailWords {
  const [first] = alerts
  const stop = `${mail.origin}/unsubscribe?token=${mail.token}`
  const subject =
    alerts.length + more > 1
      ? `${first?.title}, and ${alerts.length + more - 1} more`
      : first?.title
  const points = [
    ...alerts.map(({ message }) => message),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
  return {
    to: mail.person.email,
    subject: subject ?? '',
    preheader: first?.message ?? '',
    greeting: greet(mail.person.name),
    ...(points.length === 1 ? { lines: points } : { lines: [], points }),
    action: { label: actions[kind], link: `${mail.origin}${first?.href ?? '/'}` },
    close: closes[kind],
    foot: {
      text: `You get emails about ${kindWords[kind]} from Plimsoll.`,
      links: [
        { label: 'Stop these emails', link: stop },
        { label: 'Choose your notifications', link: `${mail.origin}/dashboard?notifications` },
      ],
    },
    unsubscribe: stop,
  }
}

const closes: Record<AlertKind, string> = {
  low_ahead:
    'This is a forecast from your transactions so far. We notify you once; if cash recovers and falls again, we notify you again.',
  balance_low: 'We notify you once; if cash recovers and falls again, we notify you again.',
  missed_receipt:
    'If it was paid another way, record that in cash management and the forecast will follow.',
  large_outflow: 'If you know this payment, there is nothing to do.',
  consent: 'Without it your figures stay as they are from that day on.',
}
