// What a change of a price comes to over a year, by how often it is paid.
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import { type Rhythm, rhythmOf } from '@plimsoll/domain/question/rhythm'
import { count, type Fact, money } from '../facts.ts'

type Paid = { readonly day: Day; readonly amount: Minor }

/** The change over a year; null where it is none, or the payments keep no rhythm. */
export function changeOverYear(
  rows: readonly Paid[],
  { latest, before }: { latest: Paid; before: Paid },
): { words: string; facts: Fact[] } | null {
  const rhythm = rhythmOf(rows.map(({ day }) => day))
  const times = rhythm && timesIn(rhythm)
  const change = minor(latest.amount - before.amount)
  if (!times || change === 0) return null
  return {
    words: `Over a year that is {{yearly}} ${change > 0 ? 'more' : 'less'}, at {{times}} ${times === 1 ? 'payment' : 'payments'} a year. `,
    facts: [
      money('yearly', magnitude(minor(change * times)), 'Over a year'),
      count('times', times, 'Payments a year'),
    ],
  }
}

const timesOf = { week: 52, fortnight: 26, month: 12, quarter: 4, year: 1 }

// Every four weeks is a payment more in a year than every month.
function timesIn({ every, gap }: Rhythm): number | null {
  if (every === null) return null
  return every === 'month' && gap === 28 ? 13 : timesOf[every]
}
