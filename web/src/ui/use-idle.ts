// Whether the first picture stands and the browser has nothing more urgent: time to fetch what is
// needed a little later.
import { useEffect, useState } from 'react'

/** False at first; true from the browser's first idle moment on after `isReady`. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(handle)
  }, [isReady])
  return isIdle
}
