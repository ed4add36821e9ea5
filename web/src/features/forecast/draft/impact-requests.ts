// Asks what a draft would do, so that the answer to the latest question is the only one heard. Answers are told apart by request id.

/** What the server answers: the id it was asked under, and whether it knows of a later question. */
type Answer = { readonly request_id: string; readonly stale: boolean }

/** Questions about `C`, answered with `A`. `ask` sends one, `tell` and `fail` hear of the latest one only. */
export function makeImpactRequests<C, A extends Answer>(options: {
  ask: (changes: C, requestId: string) => Promise<A>
  newId: () => string
  tell: (answer: A) => void
  fail: (error: unknown) => void
}): { ask: (changes: C) => void; forget: () => void } {
  let latest: string | null = null
  const send = (changes: C, again: number) => {
    const id = options.newId()
    latest = id
    options.ask(changes, id).then(
      (answer) => {
        if (latest !== id || answer.request_id !== id) return
        // Another window of the same business has asked meanwhile; ours is still wanted.
        if (answer.stale && again > 0) send(changes, again - 1)
        else options.tell(answer)
      },
      (error: unknown) => {
        if (latest === id) options.fail(error)
      },
    )
  }
  return {
    ask: (changes) => send(changes, askAgainMax),
    forget: () => {
      latest = null
    },
  }
}

const askAgainMax = 3
