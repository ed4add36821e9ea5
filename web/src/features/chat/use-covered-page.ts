// On a phone the assistant covers the page, which nobody should walk unseen behind it.
import { useEffect } from 'react'

/** While it is shown, and as the window is made wider or narrower. */
export function useCoveredPage(): void {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('.shell')
    const narrow = matchMedia('(max-width: 760px)')
    if (!page) return
    const cover = () => {
      page.inert = narrow.matches
    }
    cover()
    narrow.addEventListener('change', cover)
    return () => {
      narrow.removeEventListener('change', cover)
      page.inert = false
    }
  }, [])
}
