// A load that is begun once, however many ask for it.

/** Gives everyone the same promise. After a failure the next one who asks tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | null = null
  return () => {
    if (found) return found
    found = load()
    found.catch(() => {
      found = null
    })
    return found
  }
}
