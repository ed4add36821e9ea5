// Questions about a path of days: where it is lowest, and what its weeks look like.
import { addDays, type Day, weekdayOf } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { sum, zero } from '../../money.ts'
import type { ForecastDay } from '../engine.ts'
import type { LowPoint } from './composed.ts'

/** The lowest closing balance and the first day on which it stands; `null` of no days. */
export function lowPointOf(days: readonly Pick<ForecastDay, 'day' | 'closing'>[]): LowPoint | null {
  let low: LowPoint | null = null
  for (const { day, closing } of days)
    if (low === null || closing < low.balance) low = { day, balance: closing }
  return low
}

/**
 * One week, named by its Monday. The first and the last may be short: `from` and `to` are the days
 * they hold, `days` how many.
 */
type ForecastWeek = ForecastDay & {
  readonly from: Day
  readonly to: Day
  readonly days: number
  readonly lowPoint: LowPoint
}

/**
 * The path by weeks that begin on Mondays: in and out of the whole week, closing and bands of its
 * last day.
 */
export function weeksOf(days: readonly ForecastDay[]): ForecastWeek[] {
  const weeks = groupBy(days, ({ day }) => addDays(day, 1 - weekdayOf(day)))
  return [...weeks].flatMap(([monday, days]) => {
    const [first] = days
    const last = days.at(-1)
    if (!first || !last) return []
    return [
      {
        ...last,
        day: monday,
        from: first.day,
        to: last.day,
        in: sum(days.map((each) => each.in)),
        out: sum(days.map((each) => each.out)),
        days: days.length,
        lowPoint: lowPointOf(days) ?? { day: last.day, balance: zero },
      },
    ]
  })
}
