// Where the bars of a line's months stand: what happened, what is expected on top of it, and the
// range around the expected.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, zero } from '@plimsoll/domain/money'
import { type Bar, barsPath } from '../../../ui/chart/bars.ts'
import { linear, roundAxis } from '../../../ui/chart/scale.ts'
import { bySide } from '../line-words.ts'

/** One month as the chart takes it, by its side: money out stands upright too. */
export type BarMonth = {
  readonly month: Month
  readonly kind: 'past' | 'current' | 'ahead'
  readonly actual: Minor | null
  readonly forecast: Minor | null
  readonly low: Minor | null
  readonly high: Minor | null
}

/** A month as the draft would have it, by the line's side. */
export type ChangedMonth = { readonly month: Month; readonly amount: Minor }

/** The months of a level, turned so that the usual direction is up. */
export function barMonths(
  months: ForecastLevel['months'],
  side: 'in' | 'out',
  today: string,
): BarMonth[] {
  const current = monthOf(today)
  const turn = (amount: Minor | null) => (amount === null ? null : bySide(amount, side))
  return months.map((month) => {
    const ends = [turn(month.low80), turn(month.high80)].filter((end) => end !== null)
    return {
      month: month.month,
      kind: month.month < current ? 'past' : month.month === current ? 'current' : 'ahead',
      actual: turn(month.actual),
      forecast: turn(month.forecast),
      // What is the low of a negative amount is the high of what it comes to.
      low: ends.length === 2 ? (Math.min(...ends) as Minor) : null,
      high: ends.length === 2 ? (Math.max(...ends) as Minor) : null,
    }
  })
}

/** Lays the months out in the given pixels. */
export function layOutBars(
  months: readonly BarMonth[],
  size: { width: number; height: number },
  changed: readonly ChangedMonth[] = [],
) {
  const frame = { left: 50, right: size.width - 6, top: 26, bottom: size.height - 26 }
  const step = (frame.right - frame.left) / Math.max(1, months.length)
  const values = months.flatMap(({ actual, forecast, high, low }) => [
    actual ?? 0,
    forecast ?? 0,
    high ?? 0,
    low ?? 0,
    ...changed.map(({ amount }) => amount),
  ])
  const axis = roundAxis(Math.min(0, ...values), Math.max(1, ...values), 4)
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const width = Math.min(step * 0.62, 34)
  const xs = months.map((_, index) => frame.left + (index + 0.5) * step)
  const path = (ends: (month: BarMonth) => readonly [number, number] | null) =>
    barsPath(
      months.flatMap((month, index): Bar[] => {
        const pair = ends(month)
        return pair ? [{ x: (xs[index] ?? 0) - width / 2, from: y(pair[0]), to: y(pair[1]) }] : []
      }),
      width,
    )
  const ahead = months.findIndex(({ kind }) => kind === 'ahead')
  return {
    frame,
    step,
    width,
    xs,
    y,
    ticks: axis.ticks,
    splitX: ahead > 0 ? frame.left + ahead * step : null,
    done: path(({ actual }) => (actual === null ? null : [0, actual])),
    expected: path(expectedEnds),
    ranges: months.flatMap(({ kind, low, high }, index) =>
      kind === 'past' || low === null || high === null
        ? []
        : [{ x: xs[index] ?? 0, from: y(low), to: y(high), key: months[index]?.month ?? '' }],
    ),
    // What the draft would make of each month, as steps.
    changed: changed
      .flatMap(({ month, amount }) => {
        const index = months.findIndex((each) => each.month === month)
        const left = frame.left + index * step
        return index < 0 ? [] : [`${left},${y(amount)}L${left + step},${y(amount)}`]
      })
      .map((piece, index) => `${index ? 'L' : 'M'}${piece}`)
      .join(''),
    // What had been forecast for a month that is over.
    forecastMarks: months.flatMap(({ kind, forecast, month }, index) =>
      kind !== 'past' || forecast === null
        ? []
        : [{ x: xs[index] ?? 0, y: y(forecast), key: month }],
    ),
  }
}

/** What is still to come stands on what has come. */
function expectedEnds({ kind, actual, forecast }: BarMonth): readonly [number, number] | null {
  if (kind === 'past' || forecast === null) return null
  const from = actual ?? zero
  return Math.abs(forecast) > Math.abs(from) ? [from, forecast] : null
}
