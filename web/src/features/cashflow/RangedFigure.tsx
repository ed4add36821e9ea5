// A forecast figure that shows its 80 % range while it is pointed at or focused. The range is drawn
// by CSS; screen readers have it in the cell's label.
import type { ReactNode } from 'react'
import './figure.css'

/** `range` in words, "£12,000 to £31,000". */
export function RangedFigure({ range, children }: { range: string; children?: ReactNode }) {
  return (
    <span className="figure-ranged" data-range={`80% likely: ${range}`}>
      {children}
    </span>
  )
}
