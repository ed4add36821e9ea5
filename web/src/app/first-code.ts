// The code that a visit begins with. Until it is there the loader of index.html stands: behind a
// loader of its own, React would hold back the page for 300 ms.
import { use, useEffect } from 'react'

/** Null once something is drawn. */
let code: Promise<unknown> | null | undefined

/**
 * Holds back the first page of a visit until its code is there, or can't be had. To be used outside
 * of what has a loader.
 */
export function useFirstCode(...loads: readonly (() => Promise<unknown>)[]): void {
  if (code === null) return
  code ??= Promise.allSettled(loads.map((load) => load()))
  use(code)
}

/** Used once, around all pages: from the first picture on, loaders are shown. */
export function useFirstPicture(): void {
  useEffect(() => {
    code = null
  }, [])
}
