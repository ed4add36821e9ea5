// What a change does to the forecast: closings by month, the low point, and when the balance first falls below a line.
import { type Day, lastDayOf, type Month } from '../../calendar.ts'
import { less, type Minor } from '../../money.ts'
import type { Forecast, LowPoint } from './composed.ts'
import { firstBelow, lowPointOf } from './low-point.ts'

/** A month's closing before and after a change. */
export type ImpactMonth = {
  readonly month: Month
  readonly before: Minor
  readonly after: Minor
  /** after - before. */
  readonly difference: Minor
}

/** The first day that closes below a line, before and after; `null` where none does. */
export type ImpactFloor = {
  readonly floor: Minor
  readonly before: Day | null
  readonly after: Day | null
}

/** The difference between two forecasts from the same day. The lows are `null` where no day is forecast. */
export type Impact = {
  readonly months: readonly ImpactMonth[]
  readonly low: { readonly before: LowPoint | null; readonly after: LowPoint | null }
  readonly floors: readonly ImpactFloor[]
}

/** Sets two forecasts against each other, month by month of the first. `floors` are balances to watch: 0, the overdraft as a negative balance, a buffer. */
export function impactOf(before: Forecast, after: Forecast, floors: readonly Minor[]): Impact {
  const afterByMonth = new Map(after.months.map(({ month, closing }) => [month, closing]))
  return {
    months: before.months.map(({ month, closing }) => {
      const changed = afterByMonth.get(month) ?? closingOn(after, lastDayOf(month))
      return { month, before: closing, after: changed, difference: less(changed, closing) }
    }),
    low: { before: lowPointOf(before.days), after: lowPointOf(after.days) },
    floors: floors.map((floor) => ({
      floor,
      before: firstBelow(before.days, floor),
      after: firstBelow(after.days, floor),
    })),
  }
}

/** What the balance is on a day outside the months of a forecast: what it began with, or what it ended with. */
function closingOn(forecast: Forecast, day: Day): Minor {
  const end = day > forecast.asOf ? forecast.months.at(-1)?.closing : undefined
  return end ?? forecast.balance
}
