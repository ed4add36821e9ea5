// Questions about a path of days: where it is lowest, when it falls below a line, and what its weeks look like.
import { addDays, type Day, weekdayOf } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { type Minor, sum, zero } from '../../money.ts'
import type { ForecastDay } from '../engine.ts'
import type { LowPoint } from './composed.ts'

/** The lowest closing balance and the first day on which it stands; `null` of no days. */
export function lowPointOf(days: readonly Pick<ForecastDay, 'day' | 'closing'>[]): LowPoint | null {
  let low: LowPoint | null = null
  for (const { day, closing } of days)
    if (low === null || closing < low.balance) low = { day, balance: closing }
  return low
}

/** The first day that closes below an amount, or `null`. */
export function firstBelow(
  days: readonly Pick<ForecastDay, 'day' | 'closing'>[],
  amount: Minor,
): Day | null {
  return days.find(({ closing }) => closing < amount)?.day ?? null
}

/** One week, named by its Monday. The first and the last may be short; `days` says how many days they have. */
export type ForecastWeek = ForecastDay & { readonly days: number; readonly lowPoint: LowPoint }

/** The path by weeks that begin on Mondays: in and out of the whole week, closing and bands of its last day. */
export function weeksOf(days: readonly ForecastDay[]): ForecastWeek[] {
  const weeks = groupBy(days, ({ day }) => addDays(day, 1 - weekdayOf(day)))
  return [...weeks].flatMap(([monday, of]) => {
    const last = of.at(-1)
    if (!last) return []
    return [
      {
        ...last,
        day: monday,
        in: sum(of.map((each) => each.in)),
        out: sum(of.map((each) => each.out)),
        days: of.length,
        lowPoint: lowPointOf(of) ?? { day: last.day, balance: zero },
      },
    ]
  })
}
