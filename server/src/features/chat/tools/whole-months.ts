// A month under way compared with as many days of a year before misleads where a regular payment
// falls on other days: wages on the last working day are in one of them only.
import { addDays, addMonthsToDay, type Day } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import { date, type Fact, money } from '../facts.ts'

/**
 * What the whole months alone come to, where they would say something else than all days up to
 * today; null where they agree, or where there is no whole month or no same days a year before.
 */
export async function onlyWholeMonths(
  { period, against, change }: { period: Period; against: Period; change: Minor },
  amountOf: (period: Period) => Promise<{ amount: Minor }>,
): Promise<{ words: string; facts: Fact[] } | null> {
  const end = addDays(`${period.to.slice(0, 7)}-01` as Day, -1)
  if (end <= period.from || addMonthsToDay(period.from, -12) !== against.from) return null
  const a = (await amountOf(spanPeriod(period.from, end))).amount
  const b = (await amountOf(spanPeriod(against.from, addMonthsToDay(end, -12)))).amount
  const size = minor(Math.abs(a - b))
  if (Math.sign(a - b) === Math.sign(change)) return null
  const difference = a === b ? 'no difference' : `{{whole_size}} ${a > b ? 'more' : 'less'}`
  return {
    words: ` Over whole months alone, to {{whole_to}}, it was {{whole_a}} against {{whole_b}}: ${difference}. So the difference is in the days of the month under way.`,
    facts: [
      date('whole_to', end, 'Whole months to'),
      money('whole_a', a, 'Whole months'),
      money('whole_b', b, 'Whole months a year before'),
      ...(a === b ? [] : [money('whole_size', size, 'Difference over whole months')]),
    ],
  }
}
