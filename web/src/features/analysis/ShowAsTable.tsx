// The figures of a chart as a table, folded away beneath it. It scrolls sideways where it is wider
// than its card.
import type { ReactNode } from 'react'

/** `children` are the rows of head and body; `summary` names what is folded away. */
export function ShowAsTable(props: { label: string; summary?: string; children: ReactNode }) {
  const { label, summary = 'Show as table', children } = props
  return (
    <details className="va-as-table">
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="figures-table" aria-label={label} tabIndex={0}>
        <table>{children}</table>
      </section>
    </details>
  )
}
