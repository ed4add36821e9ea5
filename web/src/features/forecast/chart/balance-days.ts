// Where the balance stood, where it is likely to go day by day, and the ranges around it: as data,
// then as places in pixels.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import { addMonthsToDay, type Day, daysBetween, lastDayOf } from '@plimsoll/domain/calendar'
import { less, type Minor, plus } from '@plimsoll/domain/money'
import { linear, roundAxis } from '../../../ui/chart/scale.ts'

/** The balance at the end of a day. The ranges are known of days to come only. */
export type BalanceDay = {
  readonly day: Day
  readonly closing: Minor
  readonly isPast: boolean
  readonly range: NonNullable<ForecastLevel['balance']>[number] | null
}

/** The closings of past months, counted back from the month under way, then the days to come. */
export function balanceDays(
  level: ForecastLevel,
  opening: Minor | null,
  changed: Impact['after'] | null,
): { days: BalanceDay[]; changed: { day: Day; closing: Minor }[] } {
  const past: BalanceDay[] = []
  let closing = opening
  const gone = sinceBooksBegan(level.months.filter(({ month }) => lastDayOf(month) < level.as_of))
  for (const { month, actual } of gone.reverse()) {
    if (closing === null || actual === null) break
    past.unshift({ day: lastDayOf(month), closing, isPast: true, range: null })
    closing = less(closing, actual)
  }
  const ahead = (level.balance ?? []).map(
    (range): BalanceDay => ({ day: range.day, closing: range.closing, isPast: false, range }),
  )
  const last = ahead.at(-1)?.day ?? level.as_of
  return {
    days: [...past, ...ahead],
    changed: (changed?.months ?? [])
      .map((month) => ({ day: lastDayOf(month.month), closing: month.closing }))
      .filter(({ day }) => day <= last),
  }
}

/**
 * Without the months before the first movement: nobody knows the balance then. The last of them
 * closes at the opening balance.
 */
function sinceBooksBegan(months: ForecastLevel['months']): ForecastLevel['months'] {
  const first = months.findIndex(({ actual }) => actual !== null && actual !== 0)
  return first < 0 ? [] : months.slice(Math.max(0, first - 1))
}

/** The days that many months back and ahead. */
export function within(
  data: ReturnType<typeof balanceDays>,
  asOf: Day,
  reach: number,
): ReturnType<typeof balanceDays> {
  const [first, last] = [addMonthsToDay(asOf, -reach), addMonthsToDay(asOf, reach)]
  const isIn = ({ day }: { day: Day }) => day >= first && day <= last
  return { days: data.days.filter(isIn), changed: data.changed.filter(isIn) }
}

/** The balance today: the opening of the month under way and what has happened in it. */
export function balanceToday(level: ForecastLevel, opening: Minor | null): Minor | null {
  const current = level.months.find(({ month }) => level.as_of.startsWith(month))
  return opening === null ? null : plus(opening, current?.actual ?? less(opening, opening))
}

/** The lowest point: later days are drawn by the week, and it may stand between two of them. */
type Low = { readonly day: Day; readonly balance: Minor }

/** Lays the days out in the given pixels; days are as far apart as they are in time. */
export function layOutBalance(
  input: ReturnType<typeof balanceDays> & { buffer: Minor | null; low: Low | null },
  size: { width: number; height: number },
) {
  const { days, changed, buffer } = input
  const frame = { left: 52, right: size.width - 8, top: 28, bottom: size.height - 26 }
  const first = days[0]?.day ?? '2000-01-01'
  const span = Math.max(1, daysBetween(first, days.at(-1)?.day ?? first))
  const x = (day: Day) => frame.left + (daysBetween(first, day) / span) * (frame.right - frame.left)
  const values = days.flatMap(({ closing, range }) =>
    range ? [closing, range.low80, range.high80] : [closing],
  )
  const all = [
    0,
    ...values,
    input.low?.balance ?? 0,
    ...changed.map(({ closing }) => closing),
    buffer ?? 0,
  ]
  const axis = roundAxis(Math.min(...all), Math.max(...all), 4)
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const at = (day: Day, amount: number) => `${round(x(day))},${round(y(amount))}`
  const ahead = days.filter(({ isPast }) => !isPast)
  const past = days.filter(({ isPast }) => isPast)
  const band = (low: 'low50' | 'low80', high: 'high50' | 'high80') =>
    ahead.length < 2
      ? ''
      : `M${ahead.map(({ day, range }) => at(day, range?.[high] ?? 0)).join('L')}L${[...ahead]
          .reverse()
          .map(({ day, range }) => at(day, range?.[low] ?? 0))
          .join('L')}Z`
  const line = (points: readonly { day: Day; closing: Minor }[]) =>
    points.length < 2 ? '' : `M${points.map(({ day, closing }) => at(day, closing)).join('L')}`
  const joint = past.at(-1)
  const last = ahead.at(-1)?.day
  const low = input.low && last && input.low.day <= last ? input.low : null
  return {
    frame,
    x,
    y,
    ticks: axis.ticks,
    xs: days.map(({ day }) => x(day)),
    bufferY: buffer === null ? null : y(buffer),
    splitX: ahead[0] && joint ? x(ahead[0].day) : null,
    band80: band('low80', 'high80'),
    band50: band('low50', 'high50'),
    past: line(joint && ahead[0] ? [...past, ahead[0]] : past),
    ahead: line(ahead),
    changed: line(ahead[0] && changed.length ? [ahead[0], ...changed] : changed),
    low: low ? { x: x(low.day), y: y(low.balance) } : null,
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
