// Plimsoll's mark: the water at the line. Decoration; the name stands beside it.
import './mark.css'

/** Inherits its size from `size`, in pixels. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M5 18.5c3.2 0 3.8-4 7.2-4s4 4 7.3 4 4-4 7.5-4" />
    </svg>
  )
}
