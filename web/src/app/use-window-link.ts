// Mails lead to a window by an address: `/dashboard?notifications` to what one is told, `?account=sign-in` to how one signs in.
// The window opens and leaves the address.
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import type { Overlay } from './shell-context.ts'

/** Only in Shell. */
export function useWindowLink(open: (overlay: Overlay) => void): void {
  const [search, setSearch] = useSearchParams()
  const asked = askedBy(search)
  useEffect(() => {
    if (!asked) return
    open(asked)
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('notifications')
        after.delete('account')
        return after
      },
      { replace: true },
    )
  }, [asked, open, setSearch])
}

function askedBy(search: URLSearchParams): Overlay | null {
  if (search.has('notifications')) return 'notifications'
  return search.get('account') === 'sign-in' ? 'sign-in' : null
}
