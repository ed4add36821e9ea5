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
// The misses of others count as much as so many of the own: months that follow one another are not
// independent.
const othersWeight = 5
const widthMin = 0.25
const widthMax = 3

/**
 * The factor by which bands are to be widened (narrowed below 1) so that they hold what they
 * promise; 1 while nothing is known.
 */
export function ownWidth(met: readonly MetBalance[]): number {
  const misses = met.flatMap((each) => missOf(each) ?? []).sort((a, b) => a - b)
  if (misses.length === 0) return 1
  const at = heldShare * (misses.length - 1)
  const [before, after] = [misses[Math.floor(at)] ?? 1, misses[Math.ceil(at)] ?? 1]
  const own = before + (after - before) * (at - Math.floor(at))
  const factor = (misses.length * own + othersWeight) / (misses.length + othersWeight)
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

/** Bands made wider or narrower as a whole: nested and never narrower further out, as they were. */
export function scaledBands(bands: BandOffsets, factor: number): BandOffsets {
  const scaled = (offsets: readonly number[]) => offsets.map((each) => Math.round(each * factor))
  return {
    low50: scaled(bands.low50),
    high50: scaled(bands.high50),
    low80: scaled(bands.low80),
    high80: scaled(bands.high80),
    low95: scaled(bands.low95),
    high95: scaled(bands.high95),
  }
}
