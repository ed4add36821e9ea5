// What can wait until a press has been answered on screen.

/** Acts once the next picture stands. */
export function afterPicture(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
