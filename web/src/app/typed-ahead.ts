// What is typed between the key that opens the palette and its field: the palette's code may still
// be on its way, and no letter may be lost or act as a shortcut of the page behind.
const waitMs = 5000

/** Keys are the palette's while `until`, in the time of events, is ahead. */
export const typedAhead = { letters: '', until: 0 }

/** From this press on, keys are kept for the palette; it must come soon. */
export function awaitPalette({ timeStamp }: KeyboardEvent): void {
  typedAhead.until = timeStamp + waitMs
}

/** Whether the palette is on its way, and the key has been kept for it. Escape ends the wait. */
export function keepsTyped({ key, timeStamp }: KeyboardEvent): boolean {
  if (timeStamp > typedAhead.until) return false
  if (key === 'Escape') typedAhead.until = 0
  if (!key[1]) typedAhead.letters += key
  return true
}

/** The field stands: keys are its own again. */
export function endTypedAhead(): void {
  typedAhead.letters = ''
  typedAhead.until = 0
}
