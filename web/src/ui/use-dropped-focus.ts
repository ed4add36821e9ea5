// One part takes the place of another, and the control that had the focus with it: the browser then
// drops the focus to the page, and a keyboard would begin at the top of the window again.
import { type RefObject, useEffect, useRef } from 'react'

/** For what takes the focus when its part appears, where nothing else has it. */
export function useDroppedFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const element = useRef<Part>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return element
}
