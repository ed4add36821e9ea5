// Where the focus goes once the assistant is closed.

/** On a phone the panel covers the button until it is gone. */
export function focusAskButton(): void {
  requestAnimationFrame(() => shownAskButton()?.focus())
}

/** The sidebar and a phone's top bar have one each; one of them is shown. */
function shownAskButton(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-ask]')].find((button) =>
    button.checkVisibility(),
  )
}
