// Says on which sides a row that scrolls sideways has more than it shows, for its style sheet.
import { type RefObject, useEffect } from 'react'
import './edges.css'

/** Writes `data-more`: before, after or both; without it everything is in sight. */
export function useEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = row.current
    if (!watched) return
    const mark = () => {
      const more = moreOf(watched)
      if (more) watched.dataset.more = more
      else delete watched.dataset.more
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(watched)
    // What stands in the row may grow without it, as when a font arrives.
    for (const child of watched.children) observer.observe(child)
    watched.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      watched.removeEventListener('scroll', mark)
    }
  })
}

function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const isBefore = scrollLeft > 1
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1
  if (isBefore && isAfter) return 'both'
  return isBefore ? 'before' : isAfter ? 'after' : null
}
