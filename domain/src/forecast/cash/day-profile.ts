// On which dates of the month the remainder moves, learned from the past months.
import { daysIn, epochDays, type Month } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import type { DayProfile } from '../engine.ts'
import { isWorking } from '../occurrences/slots.ts'
import type { Past } from './past.ts'
import type { Span } from './span.ts'
import { recencyWeights } from './weighted.ts'

// Part of the weight is spread evenly, because a date on which nothing has moved yet is not a date
// on which nothing can.
const evenShare = 0.15
const halfLifeMonths = 6

/**
 * The profile of each side: 31 weights that add up to 1, date 1 first. Even where the past is
 * empty.
 */
export function dayProfileOf(
  past: Past,
  at: { months: readonly Month[]; nation: Nation },
): DayProfile {
  const [into, out] = past.remainderByDay
  const onRestDays = {
    nation: at.nation,
    in: shareOnRestDays(into, at),
    out: shareOnRestDays(out, at),
  }
  return { in: weightsOf(into), out: weightsOf(out), onRestDays }
}

/** What a day of rest brought against a working day, 0 to 1; 0 where nothing has moved yet. */
function shareOnRestDays(
  byDay: Float64Array,
  { months, nation }: { months: readonly Month[]; nation: Nation },
): number {
  const moved = { rest: 0, work: 0 }
  const days = { rest: 0, work: 0 }
  for (const [at, month] of months.entries()) {
    const first = epochDays(`${month}-01`)
    for (let date = 1; date <= daysIn(month); date++) {
      const kind = isWorking(first + date - 1, nation) ? 'work' : 'rest'
      days[kind]++
      moved[kind] += Math.max(0, byDay[at * 31 + date - 1]!)
    }
  }
  if (moved.work === 0) return moved.rest > 0 ? 1 : 0
  return Math.min(1, moved.rest / Math.max(1, days.rest) / (moved.work / Math.max(1, days.work)))
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

/** One side of a profile: the weights of its 31 dates, and what its days of rest bring. */
export type SideProfile = {
  readonly weights: readonly number[]
  readonly onRestDays?: { readonly nation: Nation; readonly share: number }
}

/** The profile of one side. */
export function profileOn(profile: DayProfile, side: 'in' | 'out'): SideProfile {
  const { onRestDays } = profile
  const weights = profile[side]
  if (!onRestDays) return { weights }
  return { weights, onRestDays: { nation: onRestDays.nation, share: onRestDays[side] } }
}

/**
 * The weights of one month's days of the forecast, in order; a short month moves on its last day
 * what a longer one would after it.
 */
export function weightsInMonth(
  { weights, onRestDays }: SideProfile,
  span: Span,
  month: number,
): number[] {
  const last = span.monthDays[month]!
  const rest = weights.slice(last).reduce((sum, weight) => sum + weight, 0)
  const plain = datesIn(span, month).map((date) => weights[date - 1]! + (date === last ? rest : 0))
  return onRestDays
    ? onWorkingDays(plain, datesIn(span, month), { ...onRestDays, month: span.months[month]! })
    : plain
}

/**
 * What a day of rest does not bring comes on the next working day of the month, or on the last one
 * before. Where only days of rest are left of a month, it came before them or belongs to the next.
 */
function onWorkingDays(
  weights: readonly number[],
  dates: readonly number[],
  at: { nation: Nation; share: number; month: Month },
): number[] {
  const first = epochDays(`${at.month}-01`)
  const works = dates.map((date) => isWorking(first + date - 1, at.nation))
  const moved = weights.map((weight, i) => (works[i] ? weight : weight * at.share))
  if (!works.includes(true)) return moved
  for (const [i, weight] of weights.entries()) {
    if (works[i]) continue
    const next = works.indexOf(true, i)
    const to = next >= 0 ? next : works.lastIndexOf(true)
    moved[to]! += weight * (1 - at.share)
  }
  return moved
}

/**
 * The share of a whole month that moves on the days which the forecast covers: 1 for all months but
 * the first and the last.
 */
export function shareInMonth(profile: SideProfile, span: Span, month: number): number {
  const all = profile.weights.reduce((sum, weight) => sum + weight, 0)
  const covered = weightsInMonth(profile, span, month).reduce((sum, weight) => sum + weight, 0)
  return all > 0 ? Math.min(1, covered / all) : 0
}

function datesIn(span: Span, month: number): number[] {
  return span.dateAt.filter((_, i) => span.monthAt[i] === month)
}
