// Fetches the code that draws only the rows in sight, and takes it over between two presses: a row
// that is replaced under the pointer would swallow the press.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const load = () => import('./VirtualRows.tsx').then((file) => file.default)
type View = Awaited<ReturnType<typeof load>>

/** Null until the code is there, which is fetched once `isWanted`. */
export function useVirtualRows(isWanted: boolean): View | null {
  const [found, setFound] = useState<{ View: View } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const ended = new AbortController()
    const { signal } = ended
    let isPressed = false
    let View: View | null = null
    const take = () => {
      if (signal.aborted || isPressed || !View) return
      const next = { View }
      // At once, so that no press begins in between.
      flushSync(() => setFound(next))
      ended.abort()
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      // The click comes right after.
      setTimeout(take)
    }
    addEventListener('pointerdown', press, { capture: true, signal })
    addEventListener('pointerup', release, { capture: true, signal })
    addEventListener('pointercancel', release, { capture: true, signal })
    load().then(
      (loaded) => {
        View = loaded
        setTimeout(take)
      },
      (error: unknown) =>
        setFound(() => {
          throw error
        }),
    )
    return () => ended.abort()
  }, [isWanted])
  return found?.View ?? null
}
