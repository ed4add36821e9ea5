// The figures of a chart as a table, folded away beneath it. It scrolls sideways where it is wider
// than its card.
import type { ReactNode } from 'react'

/** `children` are the rows of head and body. */
export function ShowAsTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="va-as-table">
      <summary>Show as table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="va-scroll" aria-label={label} tabIndex={0}>
        <table>{children}</table>
      </section>
    </details>
  )
}
