// How often a token may call: counted by the minute in this process, because a limit by network
// would let one assistant use up another's share.
const callsPerMinuteMax = 60
const minuteMs = 60_000

/** Counts calls of tokens. */
export class CallLimit {
  readonly #counts = new Map<string, { began: number; calls: number }>()

  /** Seconds to wait; 0 where the call may go ahead. */
  waitSeconds(tokenId: string, now: number): number {
    for (const [id, { began }] of this.#counts) if (now - began >= minuteMs) this.#counts.delete(id)
    const count = this.#counts.get(tokenId) ?? { began: now, calls: 0 }
    this.#counts.set(tokenId, { ...count, calls: count.calls + 1 })
    return count.calls < callsPerMinuteMax ? 0 : Math.ceil((count.began + minuteMs - now) / 1000)
  }
}
