// Bands around the central path that hold what they promise: the business's own scale, as many
// times as misses so far ask for. They are nested, and never narrower further out.
import type { Day, Month } from '../../calendar.ts'
import type { BandOffsets } from '../engine.ts'
import { bandScaleOf } from './band-scale.ts'
import { bandFactors } from './band-share.ts'
import { januaryShares, januaryStray, wideJanuariesOf, withJanuary } from './january.ts'
import type { OwnMisses } from './own-misses.ts'
import type { Paths } from './simulate.ts'
import type { TrailingMonths } from './trailing-months.ts'

type BandInput = {
  readonly asOf: Day
  readonly paths: Paths
  readonly months: TrailingMonths
  readonly misses: OwnMisses
  /** How far past Januaries were missed (`januaryMissesOf`). */
  readonly januaries: readonly number[]
}

/** By day ahead: how far a band reaches below and above the path, both >= 0. */
type Reach = { readonly low: readonly number[]; readonly high: readonly number[] }

const daysInMonth = 30.436875
// The shares that bands hold, and how many deviations of a normal spread hold as much.
const shares = [
  { share: 0.5, deviations: 0.6745 },
  { share: 0.8, deviations: 1.2816 },
  { share: 0.95, deviations: 1.96 },
] as const

/** The offsets by day ahead, in pence, and the Januaries for which they are clearly wider. */
export function bandsOf(input: BandInput): {
  bands: BandOffsets
  wideJanuaries: Month[]
} {
  const scale = bandScaleOf(input)
  const strays = straysOf(scale, input)
  const plain = shares.map(({ share }) => reachOf(share, scale, input))
  const reaches = plain.map(({ low, high }, i) => {
    const januaries = strays.map((stray) => shares[i]!.deviations * stray)
    return { low: withJanuary(low, januaries), high: withJanuary(high, januaries) }
  })
  const low = nested(reaches.map((reach) => reach.low)).map((edge) =>
    edge.map((width) => 0 - width),
  )
  const high = nested(reaches.map((reach) => reach.high))
  const bands = {
    low50: low[0]!,
    high50: high[0]!,
    low80: low[1]!,
    high80: high[1]!,
    low95: low[2]!,
    high95: high[2]!,
  }
  const widths = { plain: widthsOf(plain[1]!), wide: widthsOf(reaches[1]!) }
  return { bands, wideJanuaries: wideJanuariesOf(input.asOf, widths) }
}

function widthsOf({ low, high }: Reach): number[] {
  return low.map((width, day) => width + high[day]!)
}

function reachOf(share: number, scale: Float64Array, { misses, months }: BandInput): Reach {
  const scaleAt = (ahead: number) => scaleAfter(scale, ahead)
  const factors = bandFactors({ misses, months: months.net.length, scaleAt, share })
  return { low: widened(scale, factors.low), high: widened(scale, factors.high) }
}

/** By day ahead: how far a January strays, 0 outside of Januaries. */
function straysOf(scale: Float64Array, { asOf, januaries, misses }: BandInput): number[] {
  const stray = januaryStray({ januaries, misses, scale: scaleAfter(scale, 1) })
  return januaryShares(asOf, scale.length).map((share) => share * stray)
}

function scaleAfter(scale: Float64Array, months: number): number {
  return scale[Math.min(scale.length, Math.round(months * daysInMonth)) - 1] ?? 0
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
