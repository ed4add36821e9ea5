// The kinds of alerts in words.
import type { Alert } from '@plimsoll/contract/alerts'

type Kind = Alert['kind']

/** The words of an alert's link. */
export const mendWords: Record<Kind, string> = {
  low_ahead: 'See what is due',
  balance_low: 'See what is due',
  missed_receipt: 'See who owes you',
  large_outflow: 'See the payment',
  consent: 'Reconnect',
}

/** The title and description of each kind. */
export const kindWords: Record<Kind, { title: string; text: string; mails: string }> = {
  low_ahead: {
    title: 'Low cash ahead',
    text: 'When cash is forecast to fall below your line.',
    mails: 'cash that is forecast to run low',
  },
  balance_low: {
    title: 'Cash below your line',
    text: 'When the money in the bank is below your line now.',
    mails: 'cash below your line',
  },
  missed_receipt: {
    title: 'Overdue money',
    text: 'When a customer pays much later than usual.',
    mails: 'overdue money',
  },
  large_outflow: {
    title: 'Large payments',
    text: 'When you pay someone much more than usual.',
    mails: 'large payments',
  },
  consent: {
    title: 'Bank consents',
    text: '14, 7 and 1 days before a bank stops sending transactions.',
    mails: 'expiring bank consents',
  },
}

/** What an email of a kind is called within a sentence. */
export function mailWords(kind: Kind | 'weekly_report'): string {
  return kind === 'weekly_report'
    ? 'the weekly report by email'
    : `emails about ${kindWords[kind].mails}`
}
