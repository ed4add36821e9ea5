// Lets a few in at once and has the rest wait in line. Used for reading processes; knows nothing about files.

/** A gate that at most `roomFor` hold at a time: `enter` waits its turn and gives back the way out, to be called once. */
export function turnstile(roomFor: number): { enter: () => Promise<() => void> } {
  let inside = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    inside--
    waiting.shift()?.()
  }
  return {
    async enter() {
      if (inside >= roomFor) await new Promise<void>((resolve) => waiting.push(resolve))
      inside++
      let left = false
      return () => {
        if (left) return
        left = true
        leave()
      }
    },
  }
}
