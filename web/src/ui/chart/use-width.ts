// The width that an element has on the screen, kept up as it changes.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whole pixels; 0 until the element is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    setWidth(watched.clientWidth)
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
