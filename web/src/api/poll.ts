// Asking again and again: at a steady pace, a limited number of times, until something is done or
// the page is left.

/** How a poll ended: done with its last answer, or given up. */
export type Polled<T> = { kind: 'done'; answer: T } | { kind: 'gave_up' }

/**
 * Asks every `everyMs`, at most `triesMax` times (a failed try counts), until `isDone`. The first
 * try comes after one interval.
 */
export async function poll<T>(options: {
  ask: () => Promise<T>
  isDone: (answer: T) => boolean
  everyMs: number
  triesMax: number
  signal?: AbortSignal
  onAnswer?: (answer: T) => void
}): Promise<Polled<T>> {
  for (let tries = 0; tries < options.triesMax; tries++) {
    await wait(options.everyMs, options.signal)
    const answer = await options.ask().catch(() => null)
    if (answer === null) continue
    options.onAnswer?.(answer)
    if (options.isDone(answer)) return { kind: 'done', answer }
  }
  return { kind: 'gave_up' }
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
