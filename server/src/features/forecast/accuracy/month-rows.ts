// The last whole months beside their forecasts of one month and of three months before. A forecast
// of a month is the last one made in an earlier month.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { addMonths, type Day, lastDayOf, type Month, monthOf } from '@plimsoll/domain/calendar'
import type { BalanceSnapshot, LineSnapshot } from '@plimsoll/domain/forecast/accuracy/snapshot'
import { type Minor, sum } from '@plimsoll/domain/money'
import type { View } from '../standing/view.ts'
import type { Snapshots } from './snapshots.ts'

const monthsMax = 12

type MonthRow = ForecastAccuracy['months'][number]

/** Oldest first; months that are over and whose closing balance is known. */
export function monthRows(
  view: View,
  snapshots: Snapshots,
  closings: ReadonlyMap<Day, Minor>,
): MonthRow[] {
  const { asOf } = view.standing
  const months = [...new Set(snapshots.lines.map(({ month }) => month))]
    .filter((month) => lastDayOf(month) <= asOf)
    .sort()
    .slice(-monthsMax)
  return months.flatMap((month) => {
    const closing = closings.get(lastDayOf(month))
    if (closing === undefined) return []
    const total = (side: 'in' | 'out') =>
      sum(
        view.past
          .filter((row) => row.month === month && row.side === side)
          .map(({ amount }) => amount),
      )
    return [
      {
        month,
        happened_in: total('in'),
        happened_out: total('out'),
        closing,
        forecast_1: forecastBefore(snapshots, month, 1),
        forecast_3: forecastBefore(snapshots, month, 3),
      },
    ]
  })
}

/** The lines that the months' forecasts of one month before are made of, and no others. */
export function shownLines(snapshots: Snapshots, rows: readonly MonthRow[]): LineSnapshot[] {
  return rows.flatMap(({ month, forecast_1 }) =>
    forecast_1 ? linesMadeOn(snapshots, month, lastMadeIn(snapshots, addMonths(month, -1))) : [],
  )
}

/** Balances at month ends as the last forecast of an earlier month had them. */
export function monthEndBalances(snapshots: Snapshots): BalanceSnapshot[] {
  const last = new Set(
    [...new Set(snapshots.balances.map(({ madeOn }) => monthOf(madeOn)))].map((month) =>
      lastMadeIn(snapshots, month),
    ),
  )
  return snapshots.balances.filter(
    ({ madeOn, day }) =>
      last.has(madeOn) && day === lastDayOf(monthOf(day)) && monthOf(day) > monthOf(madeOn),
  )
}

function forecastBefore(snapshots: Snapshots, month: Month, back: number): MonthRow['forecast_1'] {
  const madeOn = lastMadeIn(snapshots, addMonths(month, -back))
  const lines = linesMadeOn(snapshots, month, madeOn)
  const end = lastDayOf(month)
  const balance = snapshots.balances.find((each) => each.madeOn === madeOn && each.day === end)
  if (!balance || lines.length === 0) return null
  const total = (side: 'in' | 'out') =>
    sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
  return {
    in: total('in'),
    out: total('out'),
    closing: balance.closing,
    low: balance.low80,
    high: balance.high80,
  }
}

function linesMadeOn(snapshots: Snapshots, month: Month, madeOn: Day | undefined): LineSnapshot[] {
  return snapshots.lines.filter((line) => line.month === month && line.madeOn === madeOn)
}

/** The day of the last forecast that was made in a month. */
function lastMadeIn(snapshots: Snapshots, month: Month): Day | undefined {
  return snapshots.balances
    .map(({ madeOn }) => madeOn)
    .filter((madeOn) => monthOf(madeOn) === month)
    .sort()
    .at(-1)
}
