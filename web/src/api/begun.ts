// The calls that begin.js made before this code was there: each reply is used once, by the first
// call for it, and only soon after the start.

declare global {
  var begun: { token: string; at: number; replies: Map<string, Promise<Response>> } | undefined
}

const freshMs = 10_000

/** The reply that is on its way for an address; null where none was begun for this session. */
export function takeBegun(address: string, token: string | null): Promise<Response> | null {
  const { begun } = globalThis
  if (!begun) return null
  if (begun.token !== token || performance.now() - begun.at > freshMs) {
    forgetBegun()
    return null
  }
  const reply = begun.replies.get(address)
  begun.replies.delete(address)
  return reply ?? null
}

/** What was begun is out of date once something has been changed. */
export function forgetBegun(): void {
  globalThis.begun = undefined
}
