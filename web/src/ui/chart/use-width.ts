// The width that an element has on the screen, kept up as it changes.
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whole pixels; 0 until the element is laid out. What is drawn by it comes one frame after its
 * place, because asking before the first paint lays the page out in the middle of drawing it:
 * `isAwaited` asks all the same, for what would be arranged otherwise without it.
 */
export function useWidth(element: RefObject<HTMLElement | null>, isAwaited = false): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => setWidth(watched.clientWidth)
    if (isAwaited) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isAwaited])
  return width
}
