// One step takes the place of another, and the control that had the focus with it: then the heading
// of the part has it, so that the keyboard and a screen reader go on from there and not from the
// top of the window.
import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the heading of what shows `step`; it needs tabIndex -1. A field that takes the focus by
 * itself keeps it.
 */
export function useLostFocus(step: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement === document.body) heading.current?.focus()
  }, [step])
  return heading
}
