// Cash that is forecast to fall under a line: told once, when it comes into sight; told again only after it has recovered.
import { pounds } from '../amount-words.ts'
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { lowPointOf } from '../forecast/overlay/low-point.ts'
import { less, type Minor } from '../money.ts'
import type { AlertFacts, Raised, Watched } from './alert.ts'
import { dayWords } from './day-words.ts'

/** A drop that moves by less than this many days is the same drop. */
export const driftDays = 7

/** The line and how many days ahead are looked at. */
export type Line = { readonly amount: Minor; readonly days: number }

/** A fall under the line: the first day under it, and the lowest. */
export type Drop = { readonly first: Day; readonly low: Day; readonly balance: Minor }

/** The drop in sight: within so many days from today. Days that are over are no forecast. */
export function dropAhead(facts: Pick<AlertFacts, 'today' | 'days'>, line: Line): Drop | null {
  const until = addDays(facts.today, line.days)
  const under = facts.days.filter(
    ({ day, closing }) => day > facts.today && day <= until && closing < line.amount,
  )
  const [first] = under
  const low = lowPointOf(under)
  return first && low ? { first: first.day, low: low.day, balance: low.balance } : null
}

/** Whether what was told is over: at or above the line on every day in sight, and until a week past the drop as it was told. */
export function hasRecovered(
  facts: Pick<AlertFacts, 'today' | 'days'>,
  line: Line,
  watched: Pick<Watched, 'until'>,
): boolean {
  const told = watched.until ? daysBetween(facts.today, watched.until) + driftDays : 0
  return dropAhead(facts, { ...line, days: Math.max(line.days, told) }) === null
}

/** The warning in words: how low, when, how far under the line, what the largest payment before it is, and how long there is. */
export function lowAheadWarning(facts: AlertFacts, line: Line, drop: Drop): Raised {
  const { today } = facts
  const gap = pounds(less(line.amount, drop.balance))
  const lead = leadWords(daysBetween(today, drop.first))
  return {
    kind: 'low_ahead',
    subject: 'cash',
    until: drop.low,
    href: '/cash-management',
    title: `Low cash ahead: ${pounds(drop.balance)} on ${dayWords(drop.low, today)}`,
    message:
      `Cash is forecast to fall to ${pounds(drop.balance)} on ${dayWords(drop.low, today)}, ` +
      `${gap} under your ${pounds(line.amount)} line${causeWords(facts, drop)}. It goes under ${lead}.`,
  }
}

function causeWords({ asOf, payments }: AlertFacts, drop: Drop): string {
  const before = payments.filter(({ day }) => day > asOf && day <= drop.low)
  const [largest] = [...before].sort((a, b) => b.amount - a.amount || (a.day < b.day ? -1 : 1))
  if (!largest) return ''
  return `; the largest payment before it is ${largest.name} ${pounds(largest.amount)}`
}

function leadWords(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
