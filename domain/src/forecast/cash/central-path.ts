// The path of closing balances that the parts add up to, day by day.
import { daysBetween, monthOf } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { DayProfile, RemainderLine } from '../engine.ts'
import type { Occurrence } from '../series.ts'
import { spreadOverMonth } from './day-profile.ts'
import type { Span } from './span.ts'

/** The parts of a base forecast that move cash. */
export type CashParts = {
  readonly occurrences: readonly Occurrence[]
  readonly remainder: readonly RemainderLine[]
  readonly profile: DayProfile
}

/** What moves on each day of the span, in less out; in whole pence that add up to the parts. */
export function netByDay(parts: CashParts, span: Span): Minor[] {
  const net = new Float64Array(span.days.length)
  for (const occurrence of parts.occurrences) {
    const at = daysBetween(span.asOf, occurrence.day) - 1
    if (at >= 0 && at < net.length) net[at]! += occurrence.open
  }
  for (const side of ['in', 'out'] as const) addRemainder({ net, side, parts, span })
  return Array.from(net, minor)
}

function addRemainder(to: {
  net: Float64Array
  side: 'in' | 'out'
  parts: CashParts
  span: Span
}): void {
  const { net, side, parts, span } = to
  const totals = new Float64Array(span.months.length)
  const places = new Map(span.months.map((month, i) => [month, i]))
  for (const line of parts.remainder) {
    if (line.side === side) totals[places.get(line.month)!]! += line.amount
  }
  for (const [month, total] of totals.entries()) {
    const at = { weights: parts.profile[side], span, month }
    for (const { day, amount } of spreadOverMonth(minor(total), at)) net[day]! += amount
  }
}

/** The closing balance of each day. */
export function closingsOf(balance: Minor, net: readonly Minor[]): Minor[] {
  let closing: number = balance
  return net.map((amount) => {
    closing += amount
    return minor(closing)
  })
}

/** By forecast month: what occurrences still bring or take. */
export function openByMonth(occurrences: readonly Occurrence[], span: Span): number[] {
  const totals = span.months.map(() => 0)
  const places = new Map(span.months.map((month, i) => [month, i]))
  const last = span.days.at(-1) ?? span.asOf
  for (const { day, open } of occurrences) {
    const at = day > span.asOf && day <= last ? places.get(monthOf(day)) : undefined
    if (at !== undefined) totals[at]! += open
  }
  return totals
}
