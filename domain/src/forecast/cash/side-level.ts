// What the remainder of one side comes to in a typical month, and on average: the bar shows the
// typical one, the balance needs the average.
import { median } from '../statistics/descriptive.ts'
import { seasonOf } from './season.ts'
import type { Span } from './span.ts'
import { recencyWeights, weightedMean } from './weighted.ts'

/** The remainder of a side by forecast month (whole months), in pence, with the method in words. */
export type SideLevel = {
  readonly typical: readonly number[]
  readonly average: readonly number[]
  readonly method: string
}

const monthsMax = 12
const newestMonths = 6
const halfLifeMonths = 6

/** The level of a side from its remainder by past month, oldest first. */
export function sideLevelOf(byMonth: Float64Array, span: Span): SideLevel {
  const seasonal = seasonOf(byMonth, span.months.length)
  if (seasonal) return { typical: seasonal, average: seasonal, method: seasonalWords }
  const recent = byMonth.slice(-monthsMax)
  const weights = recencyWeights(recent.length, halfLifeMonths)
  const typical = Math.max(0, (median(recent) + median(byMonth.slice(-newestMonths))) / 2)
  const average = Math.max(0, weightedMean(recent, weights))
  return {
    typical: span.months.map(() => typical),
    average: span.months.map(() => average),
    method: wordsFor(recent.length),
  }
}

const seasonalWords = 'Its part of what this time of the year brings, as in the years before'

function wordsFor(months: number): string {
  if (months === 0) return 'No whole month is known yet'
  if (months === 1) return 'As in the one whole month that is known'
  return `Its part of a typical month of the last ${months}, recent ones counting more`
}
