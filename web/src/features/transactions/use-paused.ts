// A value as it stood when its changing paused: requests to the server follow typing at a slower
// pace.
import { useEffect, useState } from 'react'

const pauseMs = 250

/** The latest value, a quarter of a second after it came to rest. */
export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
