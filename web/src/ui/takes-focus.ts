// Where the focus begins in a window. React's own autoFocus comes before the window opens, which
// then takes the focus to its first button.

/**
 * Give it as `ref`. The attribute tells a window that is about to open; one that is open already is
 * served at once.
 */
export function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
