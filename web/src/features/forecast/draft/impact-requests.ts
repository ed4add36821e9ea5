// Requests what a draft would do. Only the reply to the latest request counts; replies are matched
// by request id.

/** The server's reply: the id of its request, and whether the server knows of a later one. */
type Reply = { readonly request_id: string; readonly stale: boolean }

/**
 * Requests with changes `C`, answered with `R`. `onReply` and `onFailure` are called for the latest
 * one only.
 */
export function makeImpactRequests<C, R extends Reply>(options: {
  send: (changes: C, requestId: string) => Promise<R>
  newId: () => string
  onReply: (reply: R) => void
  onFailure: (error: unknown) => void
}): { request: (changes: C) => void; forget: () => void } {
  let latest: string | null = null
  const attempt = (changes: C, retries: number) => {
    const id = options.newId()
    latest = id
    options.send(changes, id).then(
      (reply) => {
        if (latest !== id || reply.request_id !== id) return
        // Another window of the same business has sent one meanwhile; ours is still wanted.
        if (reply.stale && retries > 0) attempt(changes, retries - 1)
        else options.onReply(reply)
      },
      (error: unknown) => {
        if (latest === id) options.onFailure(error)
      },
    )
  }
  return {
    request: (changes) => attempt(changes, retriesMax),
    forget: () => {
      latest = null
    },
  }
}

const retriesMax = 3
