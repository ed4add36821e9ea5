// Bands around the central path that hold what they promise: the business's own scale, as many
// times as misses so far ask for. They are nested, and never narrower further out.
import type { BandOffsets } from '../engine.ts'
import { bandScaleOf } from './band-scale.ts'
import { bandFactors } from './band-share.ts'
import type { OwnMisses } from './own-misses.ts'
import type { Paths } from './simulate.ts'
import type { TrailingMonths } from './trailing-months.ts'

type BandInput = {
  readonly paths: Paths
  readonly months: TrailingMonths
  readonly misses: OwnMisses
}

/** By day ahead: how far a band reaches below and above the path, both >= 0. */
type Reach = { readonly low: readonly number[]; readonly high: readonly number[] }

const daysInMonth = 30.436875
const shares = [0.5, 0.8, 0.95] as const

/** The offsets by day ahead, in pence. */
export function bandsOf(input: BandInput): BandOffsets {
  const scale = bandScaleOf(input)
  const reaches = shares.map((share) => reachOf(share, scale, input))
  const low = nested(reaches.map((reach) => reach.low)).map((edge) =>
    edge.map((width) => 0 - width),
  )
  const high = nested(reaches.map((reach) => reach.high))
  return {
    low50: low[0]!,
    high50: high[0]!,
    low80: low[1]!,
    high80: high[1]!,
    low95: low[2]!,
    high95: high[2]!,
  }
}

function reachOf(share: number, scale: Float64Array, { misses, months }: BandInput): Reach {
  const scaleAt = (ahead: number) =>
    scale[Math.min(scale.length, Math.round(ahead * daysInMonth)) - 1] ?? 0
  const factors = bandFactors({ misses, months: months.net.length, scaleAt, share })
  return { low: widened(scale, factors.low), high: widened(scale, factors.high) }
}

/** The scale times the factor of its day, never narrower than the day before. */
export function widened(scale: Float64Array, factors: readonly number[]): number[] {
  let width = 0
  return Array.from(scale, (value, day) => {
    width = Math.max(width, value * factorAt(factors, (day + 1) / daysInMonth))
    return width
  })
}

/**
 * Between two months' ends the factor passes from one to the other; before the first and after the
 * last it stays.
 */
function factorAt(factors: readonly number[], months: number): number {
  const place = Math.min(factors.length - 1, Math.max(0, months - 1))
  const from = Math.floor(place)
  const start = factors[from]!
  return start + (place - from) * ((factors[from + 1] ?? start) - start)
}

/** Each at least as wide as the ones that hold less. */
function nested(edges: readonly (readonly number[])[]): number[][] {
  return edges.map((edge, i) =>
    edge.map((_, day) => Math.max(...edges.slice(0, i + 1).map((inner) => inner[day]!))),
  )
}
