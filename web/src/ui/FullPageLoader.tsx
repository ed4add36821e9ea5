// Covers the page while its code loads, and keeps the wheel from scrolling what is behind it.
import './full-page-loader.css'

/** Full-screen; a wheel event over it is prevented. */
export function FullPageLoader() {
  return (
    <div ref={blockWheel} className="full-loader" role="status">
      <span className="sr-only">Loading</span>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M-11 18c3 0 3.6-4 7-4s4 4 7 4 3.6-4 7-4 4 4 7 4 3.6-4 7-4 4 4 7 4 3.6-4 7-4" />
      </svg>
    </div>
  )
}

// React's own wheel listeners are passive and cannot prevent. The listener goes with its element.
function blockWheel(cover: HTMLDivElement | null): void {
  cover?.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })
}
