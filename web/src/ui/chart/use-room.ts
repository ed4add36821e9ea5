// The height that a chart may fill: that of its place, which stretches with what stands beside it.
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whole pixels, `least` until the place is laid out. The place's height must not follow from the
 * chart's.
 */
export function useRoom(place: RefObject<HTMLElement | null>, least: number): number {
  const [height, setHeight] = useState(least)
  useLayoutEffect(() => {
    const watched = place.current
    if (!watched) return
    const observer = new ResizeObserver(() => setHeight(Math.max(least, watched.clientHeight)))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [place, least])
  return height
}
