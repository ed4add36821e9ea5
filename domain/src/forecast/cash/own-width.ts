// How wide the bands of one business have to be, learned from what the whole engine would have
// forecast of its own past. Bands made from other accounts' misses are too wide for a business
// whose money is mostly contracts and taxes, and too narrow for a wild one.
import type { BandOffsets } from '../engine.ts'

/**
 * What was forecast of a closing balance that has come: the path, the 80 % band around it (offsets,
 * low ones <= 0), and what came.
 */
export type MetBalance = {
  readonly expected: number
  readonly low80: number
  readonly high80: number
  readonly came: number
}

const heldShare = 0.8
// One balance in ten may end beyond each side.
const sideShare = 0.9
// The misses of others count as much as so many of the own: months that follow one another are not
// independent.
const othersWeight = 5
const widthMin = 0.25
const widthMax = 3

/** How many times as wide bands are made below and above; below 1 they are narrowed. */
export type Width = { readonly low: number; readonly high: number }

/**
 * The factors by which bands are to be widened (narrowed below 1) so that they hold what they
 * promise; 1 while nothing is known. They are widened only on a side on which balances came: who
 * always came above what was forecast is in no greater danger.
 */
export function ownWidth(met: readonly MetBalance[]): Width {
  const known = met.flatMap((each) => {
    const miss = missOf(each)
    return miss === null ? [] : [{ miss, isBelow: each.came < each.expected }]
  })
  const whole = factorOf(
    known.map(({ miss }) => miss),
    heldShare,
  )
  if (whole <= 1) return { low: whole, high: whole }
  const side = (isBelow: boolean) => {
    const misses = known.map((each) => (each.isBelow === isBelow ? each.miss : 0))
    return Math.min(whole, Math.max(1, factorOf(misses, sideShare)))
  }
  return { low: side(true), high: side(false) }
}

/** The factor that holds so large a share of misses, with the misses of others beside them. */
function factorOf(misses: readonly number[], share: number): number {
  if (misses.length === 0) return 1
  const sorted = [...misses].sort((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const [before, after] = [sorted[Math.floor(at)] ?? 1, sorted[Math.ceil(at)] ?? 1]
  const own = before + (after - before) * (at - Math.floor(at))
  const factor = (sorted.length * own + othersWeight) / (sorted.length + othersWeight)
  return Math.min(widthMax, Math.max(widthMin, factor))
}

/**
 * The miss in widths of the band on its side: 1 lies on the edge. `null` where there is no band to
 * speak of.
 */
function missOf({ expected, low80, high80, came }: MetBalance): number | null {
  const width = came < expected ? -low80 : high80
  if (width <= 0) return came === expected ? 0 : null
  return Math.abs(came - expected) / width
}

/** Bands made wider or narrower, as a whole on each side: nested, as they were. */
export function scaledBands(bands: BandOffsets, { low, high }: Width): BandOffsets {
  const scaled = (offsets: readonly number[], factor: number) =>
    offsets.map((each) => Math.round(each * factor))
  return {
    low50: scaled(bands.low50, low),
    high50: scaled(bands.high50, high),
    low80: scaled(bands.low80, low),
    high80: scaled(bands.high80, high),
    low95: scaled(bands.low95, low),
    high95: scaled(bands.high95, high),
  }
}
