// A balance by day as places in pixels: what is known, what is likely, the ranges around it, the
// buffer and the lowest point.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type DayPlane, type DayPoint, dayPlane } from './day-plane.ts'

/** Where a balance will lie with 50 % and with 80 % likelihood. */
type BalanceRange = {
  readonly low50: Minor
  readonly high50: Minor
  readonly low80: Minor
  readonly high80: Minor
}

/** The balance at the end of a day. Days to come have a range, known days have none. */
export type BalanceDay = {
  readonly day: Day
  readonly closing: Minor
  readonly range: BalanceRange | null
}

/**
 * Known days come before the likely ones. `changed` is the same balance as a draft would have it.
 * Days far ahead may be drawn by the week: the low may be a day between two of them.
 */
export type BalanceData = {
  readonly days: readonly BalanceDay[]
  readonly changed: readonly DayPoint[]
  readonly buffer: Minor | null
  readonly low: { readonly day: Day; readonly balance: Minor } | null
}

/** The drawing in pixels. */
type BalanceLayout = DayPlane & {
  readonly xs: readonly number[]
  readonly bufferY: number | null
  /** Where what is known ends. */
  readonly splitX: number | null
  readonly past: string
  readonly ahead: string
  readonly changed: string
  readonly band50: string
  readonly band80: string
  readonly low: { readonly x: number; readonly y: number } | null
}

/** Lays the days out; the likely line and its ranges begin at the last known day. */
export function layOutBalance(
  { days, changed, buffer, low }: BalanceData,
  size: { width: number; height: number },
): BalanceLayout {
  const frame = { left: 52, right: size.width - 8, top: 28, bottom: size.height - 26 }
  const amounts = [
    ...days.flatMap(({ closing, range }) => [
      closing,
      ...(range ? [range.low80, range.high80] : []),
    ]),
    ...changed.map(({ amount }) => amount),
    buffer ?? 0,
    low?.balance ?? 0,
  ]
  const plane = dayPlane(
    days.map(({ day }) => day),
    amounts,
    frame,
  )
  const known = days.filter(({ range }) => !range)
  const likely = days.filter(({ range }) => range)
  const joint = known.at(-1)
  const ahead = joint && likely.length > 0 ? [joint, ...likely] : likely
  const edge = (side: keyof BalanceRange) =>
    ahead.map(({ day, closing, range }) => ({ day, amount: range?.[side] ?? closing }))
  const last = likely.at(-1)?.day
  return {
    ...plane,
    xs: days.map(({ day }) => plane.x(day)),
    bufferY: buffer === null ? null : plane.y(buffer),
    splitX: joint && likely.length > 0 ? plane.x(joint.day) : null,
    past: plane.line(known.map(pointOf)),
    ahead: plane.line(ahead.map(pointOf)),
    changed: plane.line(ahead[0] && changed.length > 0 ? [pointOf(ahead[0]), ...changed] : changed),
    band50: plane.area(edge('high50'), edge('low50')),
    band80: plane.area(edge('high80'), edge('low80')),
    low: low && last && low.day <= last ? { x: plane.x(low.day), y: plane.y(low.balance) } : null,
  }
}

function pointOf({ day, closing }: BalanceDay): DayPoint {
  return { day, amount: closing }
}
