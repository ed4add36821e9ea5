// Lets a few in at once, each business at most once, and has the rest wait in line. Knows nothing
// about files.

/**
 * A gate that at most `roomFor` hold at a time. `enter` waits for a place and gives back the way
 * out, to be called once. Of those with the same `key` only one is inside at a time, so that one
 * business's files never hold up another's; without a key they are strangers to each other.
 */
export function turnstile(roomFor: number): { enter: (key?: string) => Promise<() => void> } {
  const inside: (string | symbol)[] = []
  const waiting: { key: string | symbol; admit: () => void }[] = []
  const admitNext = () => {
    if (inside.length >= roomFor) return
    const at = waiting.findIndex(({ key }) => !inside.includes(key))
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (!next) return
    inside.push(next.key)
    next.admit()
  }
  const leave = (key: string | symbol) => {
    inside.splice(inside.indexOf(key), 1)
    admitNext()
  }
  return {
    async enter(name) {
      const key = name ?? Symbol('stranger')
      await new Promise<void>((resolve) => {
        waiting.push({ key, admit: resolve })
        admitNext()
      })
      let left = false
      return () => {
        if (left) return
        left = true
        leave(key)
      }
    },
  }
}
