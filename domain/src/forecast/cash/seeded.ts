// Chance that always falls the same way, so that the same books on the same day give the same
// forecast. Never for anything secret.

/**
 * A stream of numbers from 0 up to 1 (mulberry32 by T. Ettinger); the same seed gives the same
 * stream.
 */
export function chanceFrom(seed: number): () => number {
  let count = 0
  return () => (bitsAt(seed, count++) >>> 0) / 4_294_967_296
}

/** 32 bits by chance: those at a place of a seed's stream, counted from 0, read in any order. */
export function bitsAt(seed: number, place: number): number {
  const state = (seed + Math.imul(place + 1, 0x6d2b79f5)) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return mixed ^ (mixed >>> 14)
}

/** The next 32 bits after some (a linear congruence with the multiplier of PCG by M. O'Neill). */
export function bitsAfter(bits: number): number {
  return (Math.imul(bits, 747_796_405) + 1_013_904_223) | 0
}
