// Covers the page while its code loads, and keeps the wheel from scrolling what is behind it.
import { useEffect, useRef } from 'react'
import './full-page-loader.css'

/** Full-screen; a wheel event over it is prevented. */
export function FullPageLoader() {
  const cover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = cover.current
    const block = (event: WheelEvent) => event.preventDefault()
    // React's own wheel listeners are passive and cannot prevent.
    element?.addEventListener('wheel', block, { passive: false })
    return () => element?.removeEventListener('wheel', block)
  }, [])
  return (
    <div ref={cover} className="full-loader" role="status">
      <span className="sr-only">Loading</span>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M-11 18c3 0 3.6-4 7-4s4 4 7 4 3.6-4 7-4 4 4 7 4 3.6-4 7-4 4 4 7 4 3.6-4 7-4" />
      </svg>
    </div>
  )
}
