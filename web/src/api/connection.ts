// Whether what is on screen comes from the server or from what this browser kept, and then of when
// it is.

let keptAt: string | null = null
const listeners = new Set<() => void>()

/** The moment of the oldest kept reply on screen; null while the server answers. */
export function readKeptAt(): string | null {
  return keptAt
}

/** Notes that a kept reply is shown, or, by null, that the server has answered. */
export function noteKept(at: string | null): void {
  const next = at === null ? null : keptAt === null || at < keptAt ? at : keptAt
  if (next === keptAt) return
  keptAt = next
  for (const listener of listeners) listener()
}

/** Calls back when that changes; returns the way to stop. */
export function watchKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
