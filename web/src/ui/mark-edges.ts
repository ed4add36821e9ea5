// Brings the current place of a row that scrolls sideways into sight, and marks the sides on which
// the row has more than it shows, for styles/edges.css.

/**
 * Writes `data-more`: before, after or both; without it everything is in sight. Returns the way to
 * stop.
 */
export function markEdges(row: HTMLElement): () => void {
  const mark = () => {
    const more = moreOf(row)
    if (more) row.dataset.more = more
    else delete row.dataset.more
  }
  const current = row.querySelector<HTMLElement>('[aria-current]')
  // Only the row scrolls; the page stays where it is.
  if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  mark()
  const observer = new ResizeObserver(mark)
  observer.observe(row)
  // What stands in the row may grow without it, as when a font arrives.
  for (const child of row.children) observer.observe(child)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    row.removeEventListener('scroll', mark)
  }
}

function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const isBefore = scrollLeft > 1
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1
  if (isBefore && isAfter) return 'both'
  return isBefore ? 'before' : isAfter ? 'after' : null
}
