// Payments out that are large: from an amount on that the user has set, or far above what their
// payee is usually paid.
import { pounds } from '../amount-words.ts'
import { addDays } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'
import { compareText } from '../order.ts'
import type { AlertFacts, Raised } from './alert.ts'
import { dayWords } from './day-words.ts'

/** A payment this many times the usual, and this much above it, is unusual. */
const unusualTimes = 3
const unusualAbove = minor(250_00)
/** What was booked longer ago is no news. */
export const newsDays = 7
/** So many get an alert each; the rest are counted in one. */
export const notifiedMax = 5

type Outflow = AlertFacts['outflows'][number]

/**
 * The large ones among what was booked lately, the largest first. `size` is what the user has set,
 * if anything.
 */
export function largeOutflows({ outflows, today }: AlertFacts, size: Minor | null): Outflow[] {
  const since = addDays(today, -newsDays)
  return outflows
    .filter(({ day }) => day >= since && day <= today)
    .filter((outflow) => (size !== null && outflow.amount >= size) || isUnusual(outflow))
    .sort((a, b) => b.amount - a.amount || compareText(a.subject, b.subject))
}

/** The warning in words. */
export function outflowWarning(outflow: Outflow, { today }: AlertFacts): Raised {
  const { subject, day, name, amount, usual, href } = outflow
  const compared = isUnusual(outflow) && usual ? `; it is usually about ${pounds(usual)}` : ''
  return {
    kind: 'large_outflow',
    subject,
    until: null,
    href,
    title: `Large payment: ${pounds(amount)} to ${name}`,
    message: `${pounds(amount)} went out to ${name} on ${dayWords(day, today)}${compared}.`,
  }
}

function isUnusual({ amount, usual }: Outflow): boolean {
  return usual !== null && amount >= unusualTimes * usual && amount - usual >= unusualAbove
}
