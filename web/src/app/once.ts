// A fetch that is made once, however many ask for it.

/** Gives everyone the same promise. After a failure the next one who asks tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | null = null
  return () => {
    found ??= load()
    found.catch(() => {
      found = null
    })
    return found
  }
}
