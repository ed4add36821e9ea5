// A table that scrolls within its own frame; the frame takes the focus, so that the keyboard can
// scroll it too.
import type { ReactNode } from 'react'

/** `children` is the inside of the table. */
export function ScrolledTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="upload-table"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
      tabIndex={0}
    >
      <table>{children}</table>
    </section>
  )
}
