// Emails link to a window by an address: `/dashboard?notifications` to the notifications,
// `?account=sign-in` to the sign-in settings. Once the window is open, the address is cleaned.
import { useEffect } from 'react'
import { useAddress } from '../routing.ts'
import type { Overlay } from './shell-context.ts'

/** Draws nothing. As a component it keeps changes of the query from drawing the whole shell. */
export default function WindowLink({ onOpen: open }: { onOpen: (overlay: Overlay) => void }) {
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
