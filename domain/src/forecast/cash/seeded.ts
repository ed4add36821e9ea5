// Chance that always falls the same way, so that the same books on the same day give the same
// forecast. Never for anything secret.

/**
 * A stream of numbers from 0 up to 1 (mulberry32 by T. Ettinger); the same seed gives the same
 * stream.
 */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
