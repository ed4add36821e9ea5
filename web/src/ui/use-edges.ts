// Marks where a row that scrolls sideways goes on; how is fetched after the page has been drawn.
import { type RefObject, useEffect } from 'react'

/** `content` names what the row holds: where that changes, the row is looked at again. */
export function useEdges(row: RefObject<HTMLElement | null>, content?: string): void {
  useEffect(() => {
    const marking = import('./mark-edges.ts').then(
      ({ markEdges }) => row.current && markEdges(row.current),
    )
    return () => void marking.then((stop) => stop?.())
  }, [row, content])
}
