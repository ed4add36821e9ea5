// The look of a scenario, and a short piece of its line for lists and legends.

/**
 * The look of a line by its place: 0 is the forecast as it stands. Colours and dashes are in
 * scenarios.css.
 */
export function lookOf(at: number): string {
  return `sc-line-${at}`
}

/** A short piece of the line, for legends. */
export function Key({ look }: { look: number }) {
  return (
    <svg className="sc-key" viewBox="0 0 26 8" aria-hidden="true">
      <path className={`sc-line ${lookOf(look)}`} d="M1,4L25,4" />
    </svg>
  )
}
