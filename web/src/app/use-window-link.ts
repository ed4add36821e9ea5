// Mails lead to a window by an address: `/dashboard?notifications` to what one is told, `?account=sign-in` to how one signs in.
// The window opens and leaves the address.
import { useEffect } from 'react'
import { useAddress } from '../routing.ts'
import type { Overlay } from './shell-context.ts'

/** Only in Shell. */
export function useWindowLink(open: (overlay: Overlay) => void): void {
  const [query, change] = useAddress()
  const asked = askedBy(query)
  useEffect(() => {
    if (!asked) return
    open(asked)
    change({ notifications: null, account: null })
  }, [asked, open, change])
}

function askedBy(search: URLSearchParams): Overlay | null {
  if (search.has('notifications')) return 'notifications'
  return search.get('account') === 'sign-in' ? 'sign-in' : null
}
