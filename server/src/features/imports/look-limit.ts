// How often a business may have a file read on trial: every look is a process of its own, and a
// screen that follows each choice asks for many. Counted in this process alone.
import { Problem } from '@plimsoll/domain/problem'

/** How many looks one business may have under way, and how many it may begin in a minute. */
type LookCaps = { readonly atOnce: number; readonly perMinute: number }

const minuteMs = 60_000

/** Counts the looks of every business. */
export class LookLimit {
  readonly #caps: LookCaps
  readonly #looks = new Map<string, { underWay: number; begun: number[] }>()

  constructor(caps: LookCaps = { atOnce: 2, perMinute: 60 }) {
    this.#caps = caps
  }

  /**
   * Admits one more look at `now` (milliseconds), or refuses it; what comes back is to be called
   * when it has ended.
   */
  admit(businessId: string, now: number): () => void {
    this.#forget(now)
    const looks = this.#looks.get(businessId) ?? { underWay: 0, begun: [] }
    if (looks.underWay >= this.#caps.atOnce) throw tooMany(1)
    const [first = now] = looks.begun
    if (looks.begun.length >= this.#caps.perMinute)
      throw tooMany(Math.max(1, Math.ceil((first + minuteMs - now) / 1000)))
    looks.underWay++
    looks.begun.push(now)
    this.#looks.set(businessId, looks)
    return () => {
      looks.underWay--
    }
  }

  #forget(now: number): void {
    for (const [businessId, looks] of this.#looks) {
      looks.begun = looks.begun.filter((at) => at > now - minuteMs)
      if (looks.underWay === 0 && looks.begun.length === 0) this.#looks.delete(businessId)
    }
  }
}

function tooMany(retryAfterSeconds: number): Problem {
  const message = 'This file is being tried out too often at once. Please wait a moment.'
  return new Problem('too_many', message, { retryAfterSeconds })
}
