// Cash that is below the line now, by the books.
import { pounds } from '../amount-words.ts'
import { daysBetween } from '../calendar.ts'
import { less, type Minor } from '../money.ts'
import type { AlertFacts, Raised } from './alert.ts'
import { dayWords } from './day-words.ts'

/** Bank data older than this many days says nothing about the balance today. */
const oldDays = 7

/** Whether cash is below the line now; null when the bank data is too old to tell. */
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
    title: `Cash is below your line: ${pounds(balance)}`,
    message: `Cash ${on} ${pounds(balance)}, ${pounds(less(line, balance))} below your ${pounds(line)} line.`,
  }
}
