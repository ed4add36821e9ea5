// Emails link to a window by an address: `/dashboard?notifications` to the notifications,
// `?account=sign-in` to the sign-in settings. Once the window is open, the address is cleaned.
import { useEffect } from 'react'
import { useAddress } from '../routing.ts'
import type { Overlay } from './shell-context.ts'

/** Draws nothing. A component, so that the shell isn't drawn again with every change of the query. */
export function WindowLink({ onOpen: open }: { onOpen: (overlay: Overlay) => void }) {
  const [query, change] = useAddress()
  const overlay = overlayIn(query)
  useEffect(() => {
    if (!overlay) return
    open(overlay)
    change({ notifications: null, account: null })
  }, [overlay, open, change])
  return null
}

function overlayIn(search: URLSearchParams): Overlay | null {
  if (search.has('notifications')) return 'notifications'
  return search.get('account') === 'sign-in' ? 'sign-in' : null
}
