// Code that a press will need, fetched while somebody is only pointing at what opens it.

type Load = () => Promise<unknown>

/**
 * For an element that holds what opens it: the first look of a mouse, a finger or the keyboard
 * fetches the code. A failure shows itself when the code is used.
 */
export function codeAhead(load: Load): { onPointerEnter: () => void; onFocus: () => void } {
  const fetchAhead = () => void load().catch(() => null)
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead }
}
