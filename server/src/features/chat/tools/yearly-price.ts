// What a change of a price comes to over a year, by how often it is paid.
import { daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import { count, type Fact, money } from '../facts.ts'

type Paid = { readonly day: string; readonly amount: Minor }

/** The change over a year; null where the payments, the latest first, keep no rhythm. */
export function overYear(
  rows: readonly Paid[],
  { latest, before }: { latest: Paid; before: Paid },
): { words: string; facts: Fact[] } | null {
  const times = timesAYear(rows)
  const change = minor(latest.amount - before.amount)
  if (times === null || change === 0) return null
  return {
    words: `Over a year that is {{yearly}} ${change > 0 ? 'more' : 'less'}, at {{times}} ${times === 1 ? 'payment' : 'payments'} a year. `,
    facts: [
      money('yearly', magnitude(minor(change * times)), 'Over a year'),
      count('times', times, 'Payments a year'),
    ],
  }
}

// Weekly, fortnightly, four-weekly, monthly, quarterly or yearly payments.
const rhythms = [52, 26, 13, 12, 4, 1]
const tolerance = 0.08

// The middle gap between payments; of one that fits no rhythm nothing is known over a year.
function timesAYear(rows: readonly Paid[]): number | null {
  const gaps = rows
    .slice(1)
    .map(({ day }, at) => daysBetween(day, rows[at]?.day ?? day))
    .sort((one, other) => one - other)
  const middle = gaps[Math.floor(gaps.length / 2)]
  if (!middle) return null
  const found = rhythms
    .map((times) => ({ times, off: Math.abs(middle - 365 / times) / (365 / times) }))
    .sort((one, other) => one.off - other.off)
  const [nearest] = found
  return nearest && nearest.off <= tolerance ? nearest.times : null
}
