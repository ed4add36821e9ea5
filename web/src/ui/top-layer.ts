// Which dialog is on top. A modal dialog makes the rest of the page inert, so toasts move into it
// while it is open.

const listeners = new Set<() => void>()
let open: readonly HTMLDialogElement[] = []

/** Tells that a dialog has opened above the others. */
export function enterTopLayer(dialog: HTMLDialogElement): void {
  change([...open.filter((other) => other !== dialog), dialog])
}

/** Tells that a dialog has closed. */
export function leaveTopLayer(dialog: HTMLDialogElement): void {
  change(open.filter((other) => other !== dialog))
}

/** The topmost open dialog, or null. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

/** Calls back at every change; returns the way to stop. */
export function watchTopLayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}
