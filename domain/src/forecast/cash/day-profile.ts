// On which dates of the month the remainder moves, learned from the past months.
import type { DayProfile } from '../engine.ts'
import type { Past } from './past.ts'
import type { Span } from './span.ts'
import { recencyWeights } from './weighted.ts'

// Part of the weight is spread evenly, because a date on which nothing has moved yet is not a date on which nothing can.
const evenShare = 0.15
const halfLifeMonths = 6

/** The profile of each side: 31 weights that add up to 1, date 1 first. Even where the past is empty. */
export function dayProfileOf(past: Past): DayProfile {
  const [into, out] = past.remainderByDay
  return { in: weightsOf(into), out: weightsOf(out) }
}

function weightsOf(byDay: Float64Array): number[] {
  const months = byDay.length / 31
  const recency = recencyWeights(months, halfLifeMonths)
  const moved = Array.from({ length: 31 }, (_, date) => {
    let total = 0
    for (let m = 0; m < months; m++) total += recency[m]! * Math.max(0, byDay[m * 31 + date]!)
    return total
  })
  const all = moved.reduce((sum, value) => sum + value, 0)
  return moved.map(
    (value) => evenShare / 31 + (all > 0 ? (value / all) * (1 - evenShare) : (1 - evenShare) / 31),
  )
}

/** The weights of one month's days of the forecast, in order; a short month moves on its last day what a longer one would after it. */
export function weightsInMonth(weights: readonly number[], span: Span, month: number): number[] {
  const last = span.monthDays[month]!
  const rest = weights.slice(last).reduce((sum, weight) => sum + weight, 0)
  return datesIn(span, month).map((date) => weights[date - 1]! + (date === last ? rest : 0))
}

/** The share of a whole month that moves on the days which the forecast covers: 1 for all months but the first and the last. */
export function shareInMonth(weights: readonly number[], span: Span, month: number): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = weightsInMonth(weights, span, month).reduce((sum, weight) => sum + weight, 0)
  return all > 0 ? Math.min(1, covered / all) : 0
}

function datesIn(span: Span, month: number): number[] {
  return span.dateAt.filter((_, i) => span.monthAt[i] === month)
}
