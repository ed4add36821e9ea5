// Cash that is under the line now, by the books.
import { pounds } from '../amount-words.ts'
import { daysBetween } from '../calendar.ts'
import { less, type Minor } from '../money.ts'
import type { AlertFacts, Raised } from './alert.ts'
import { dayWords } from './day-words.ts'

/** Books that end earlier than this many days ago say nothing about now. */
const oldDays = 7

/** Whether the books say that cash is under the line now; null when they are too old to say anything. */
export function isUnder(facts: AlertFacts, line: Minor): boolean | null {
  if (daysBetween(facts.asOf, facts.today) > oldDays) return null
  return facts.balance < line
}

/** The warning in words. */
export function balanceWarning({ asOf, today, balance }: AlertFacts, line: Minor): Raised {
  const on = asOf === today ? 'is' : `on ${dayWords(asOf, today)} was`
  return {
    kind: 'balance_low',
    subject: 'cash',
    until: null,
    href: '/cash-management',
    title: `Cash is under your line: ${pounds(balance)}`,
    message: `Cash ${on} ${pounds(balance)}, ${pounds(less(line, balance))} under your ${pounds(line)} line.`,
  }
}
