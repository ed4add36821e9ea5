// A value as it stood when its changing paused: what is asked of the server follows typing at a walk.
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
