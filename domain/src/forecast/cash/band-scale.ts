// How wide this business's balances scatter by days ahead, before the share that a band has to hold
// is set: its simulated paths, the spread of its months, its size and its own misses, a quarter
// each. No single one of them was as sharp as the four together.
import type { OwnMisses } from './own-misses.ts'
import { type Paths, spreadOn } from './simulate.ts'
import type { TrailingMonths } from './trailing-months.ts'

const daysInMonth = 30.436875
// Scatter grows with the root of time and a little faster within a month, slowly while months make
// up for each other, and after half a year, of which nothing was measured, with the root of time
// again.
const powerInMonth = 0.6
const powerInHalfYear = 0.2
const powerAfter = 0.5
const halfYearMonths = 6
const turnoverShare = 0.7
const leastShare = 0.1

/** The scale by day ahead, in pence, 0 only where nothing ever moved. */
export function bandScaleOf(input: {
  paths: Paths
  months: TrailingMonths
  misses: OwnMisses
}): Float64Array {
  const { paths, months } = input
  const { size } = months
  const spread = months.net.length > 0 ? deviation(months.net) : size
  const missed = input.misses.map((row) => Math.abs(row[0]!))
  const own = (missed.length > 0 ? mean(missed) : spread) + leastShare * size
  const steady = spread + turnoverShare * size + own
  let simulated = 0
  return Float64Array.from({ length: paths.days }, (_, day) => {
    const ahead = (day + 1) / daysInMonth
    const width = spreadOn(paths, day) / 2
    simulated = Math.max(simulated, width)
    return ((simulated / Math.sqrt(ahead) + steady) * growth(ahead)) / 4
  })
}

/** How much wider the balance scatters so many months ahead than one month ahead. */
function growth(ahead: number): number {
  if (ahead < 1) return ahead ** powerInMonth
  if (ahead < halfYearMonths) return ahead ** powerInHalfYear
  return halfYearMonths ** powerInHalfYear * (ahead / halfYearMonths) ** powerAfter
}

function mean(values: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return values.length > 0 ? total / values.length : 0
}

function deviation(values: Float64Array): number {
  const centre = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  return values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : Math.abs(centre)
}
