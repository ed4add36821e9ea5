// The balance by day of the last weeks and the thirteen ahead: as data, then as places in pixels.
// Days are as far apart as they are in time.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { linear, roundAxis } from '../../../ui/chart/scale.ts'

/** The end of a day; the range is known of days to come. */
export type ChartDay = {
  readonly day: Day
  readonly closing: Minor
  readonly range: Dashboard['path'][number] | null
}

/** What has been known for a month, then what is likely. */
export function chartDays({ cash, path }: Pick<Dashboard, 'cash' | 'path'>): ChartDay[] {
  return [
    ...cash.trend.map(({ day, balance }) => ({ day, closing: balance, range: null })),
    ...path.map((range) => ({ day: range.day, closing: range.closing, range })),
  ]
}

/** Lays the days out; `buffer` is drawn where there is one. */
export function layOutDays(
  input: { days: readonly ChartDay[]; buffer: Minor | null; low: Day | null },
  size: { width: number; height: number },
) {
  const { days, buffer } = input
  const frame = { left: 50, right: size.width - 10, top: 28, bottom: size.height - 26 }
  const first = days[0]?.day ?? '2000-01-01'
  const span = Math.max(1, daysBetween(first, days.at(-1)?.day ?? first))
  const x = (day: Day) => frame.left + (daysBetween(first, day) / span) * (frame.right - frame.left)
  const values = days.flatMap(({ closing, range }) => [closing, ...rangeEnds(range)])
  const axis = roundAxis(
    Math.min(0, buffer ?? 0, ...values),
    Math.max(0, buffer ?? 0, ...values),
    4,
  )
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const at = (day: Day, amount: number) => `${round(x(day))},${round(y(amount))}`
  const ahead = days.filter(({ range }) => range)
  const past = days.filter(({ range }) => !range)
  const joint = past.at(-1)
  const band = (low: 'low50' | 'low80', high: 'high50' | 'high80') =>
    ahead.length === 0
      ? ''
      : `M${[
          ...(joint ? [at(joint.day, joint.closing)] : []),
          ...ahead.map(({ day, range }) => at(day, range?.[high] ?? 0)),
          ...ahead.map(({ day, range }) => at(day, range?.[low] ?? 0)).reverse(),
        ].join('L')}Z`
  const line = (points: readonly ChartDay[]) =>
    points.length < 2 ? '' : `M${points.map(({ day, closing }) => at(day, closing)).join('L')}`
  const low = days.find(({ day, range }) => range && day === input.low)
  return {
    frame,
    x,
    y,
    ticks: axis.ticks,
    xs: days.map(({ day }) => x(day)),
    bufferY: buffer === null ? null : y(buffer),
    splitX: joint && ahead.length > 0 ? x(joint.day) : null,
    band80: band('low80', 'high80'),
    band50: band('low50', 'high50'),
    past: line(past),
    ahead: line(joint ? [joint, ...ahead] : ahead),
    low: low ? { x: x(low.day), y: y(low.closing) } : null,
  }
}

function rangeEnds(range: ChartDay['range']): number[] {
  return range ? [range.low80, range.high80] : []
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
