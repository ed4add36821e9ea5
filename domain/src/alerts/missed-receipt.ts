// Expected money that has not come although its payer is not usually that late.
import { pounds } from '../amount-words.ts'
import type { AlertFacts, Raised } from './alert.ts'

type Receipt = AlertFacts['receipts'][number]

/** The warning in words. */
export function receiptWarning({
  subject,
  name,
  overdue,
  overdueDays,
  usualDelay,
  href,
}: Receipt): Raised {
  return {
    kind: 'missed_receipt',
    subject,
    until: null,
    href,
    title: `Overdue: ${pounds(overdue)} from ${name}`,
    message: `${pounds(overdue)} from ${name} is ${days(overdueDays)} overdue; ${usualWords(usualDelay)}.`,
  }
}

function usualWords(delay: number | null): string {
  if (delay === null || delay === 0) return 'it usually comes on its day'
  return delay < 0
    ? `it usually comes ${days(-delay)} early`
    : `it usually comes ${days(delay)} late`
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
