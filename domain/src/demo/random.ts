// Chance that always falls the same way: small seeded streams for the demo company. Never for
// anything secret.

/**
 * A stream of chance. Two streams of one name give the same values; a stream does not disturb
 * another.
 */
export type Stream = {
  /** A whole number from low to high, both included. */
  readonly between: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
}

const seed = 0x504c494d

/** The stream of a name (mulberry32, started from an FNV-1a hash of the name). */
export function streamOf(name: string): Stream {
  let state = seed ^ hashOf(name)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  return {
    between,
    chance: (probability) => fraction() < probability,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
