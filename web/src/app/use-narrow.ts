// Whether the screen is a phone's, as the style sheets have it.
import { useSyncExternalStore } from 'react'

const query = '(max-width: 760px)'

/** Kept up while the window is made wider or narrower. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}

function watch(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
