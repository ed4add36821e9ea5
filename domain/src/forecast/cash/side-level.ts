// What the remainder of one side comes to in a typical month, and on average: the bar shows the
// typical one, the balance needs the average.
import { median } from '../statistics/descriptive.ts'
import { grownShare } from './learned-drift.ts'
import { seasonOf } from './season.ts'
import type { Span } from './span.ts'
import { recencyWeights, weightedMean, weightedMedian } from './weighted.ts'

/** The remainder of a side by forecast month (whole months), in pence, with the method in words. */
type SideLevel = {
  readonly typical: readonly number[]
  readonly average: readonly number[]
  readonly method: string
}

const monthsMax = 12
const typicalHalfLifeMonths = 5
const averageHalfLifeMonths = 6
// Money that comes in few months of the year has a median near zero: its typical month goes this
// share of the way to its mean, in proportion to the months without any.
const sparseShare = 0.5
const largestMonths = 2

/** The level of a side from its remainder by past month, oldest first. */
export function sideLevelOf(byMonth: Float64Array, span: Span): SideLevel {
  const seasonal = seasonOf(byMonth, span.months.length)
  if (seasonal) return { typical: seasonal, average: seasonal, method: seasonalWords }
  const recent = byMonth.slice(-monthsMax)
  const average = Math.max(0, weightedMean(recent, weightsOf(recent, averageHalfLifeMonths)))
  const typical = typicalOf(recent, grownShare(byMonth.length))
  return {
    typical: span.months.map(() => typical),
    average: span.months.map(() => average),
    method: wordsFor(recent.length),
  }
}

/**
 * The recency-weighted median of the months; more where many of them are empty, as far as the books
 * are `grown` (0-1) and the empty ones are no accident.
 */
function typicalOf(months: Float64Array, grown: number): number {
  const middle = Math.max(0, weightedMedian(months, weightsOf(months, typicalHalfLifeMonths)))
  const active = months.filter((amount) => amount > 0)
  if (active.length === 0) return middle
  const largest = largestMonths * median(active)
  const usual = weightedMean(
    months.map((amount) => Math.min(amount, largest)),
    weightsOf(months, averageHalfLifeMonths),
  )
  const empty = 1 - active.length / months.length
  return middle + sparseShare * grown * empty * Math.max(0, usual - middle)
}

function weightsOf(months: Float64Array, halfLife: number): number[] {
  return recencyWeights(months.length, halfLife)
}

const seasonalWords = 'Its part of what this time of the year brings, as in the years before'

function wordsFor(months: number): string {
  if (months === 0) return 'No whole month is known yet'
  if (months === 1) return 'As in the one whole month that is known'
  return `Its part of a typical month of the last ${months}, recent ones counting more`
}
