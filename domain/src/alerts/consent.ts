// A bank's consent that is about to end: notified a fortnight, a week and a day before, once each.
import type { Day } from '../calendar.ts'
import { daysBetween } from '../calendar.ts'
import type { Raised } from './alert.ts'
import { dayWords } from './day-words.ts'

const noticeDays = [1, 7, 14] as const

/** A consent of one connection to a bank. */
export type Consent = { readonly connectionId: string; readonly bank: string; readonly endsOn: Day }

/**
 * The notice that is due today, if any: of several that are, the most pressing. The same notice has
 * the same subject.
 */
export function consentNotice({ connectionId, bank, endsOn }: Consent, today: Day): Raised | null {
  const left = daysBetween(today, endsOn)
  const notice = noticeDays.find((days) => left <= days)
  if (left < 0 || notice === undefined) return null
  return {
    kind: 'consent',
    subject: `${connectionId} ${endsOn} ${notice}`,
    until: null,
    href: '/integration',
    title: `Consent for ${bank} ends ${leftWords(left)}`,
    message:
      `Your consent for ${bank} ends ${leftWords(left)}, on ${dayWords(endsOn, today)}. ` +
      'Reconnect, and new transactions keep coming.',
  }
}

function leftWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
