// Chance that can be repeated: the same words give the same numbers and the same ids, on every
// machine.
import { createHash } from 'node:crypto'

export type Chance = {
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  pick: <T>(from: readonly T[]) => T
}

/** A source of numbers that depends on the words alone. */
export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = createHash('sha256').update(words.join('|')).digest().readUInt32LE(0)
  const next = () => {
    // Mulberry32: short, and even enough for shop names and prices.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { between, pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number] }
}

/** An id in the form of a UUID that depends on the words alone. */
export function idOf(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('|')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
