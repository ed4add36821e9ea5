// Mails lead to the choice of notifications by an address, `/dashboard?notifications`: it opens the window and leaves the address.
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import type { Overlay } from './shell-context.ts'

/** Only in Shell. */
export function useNotificationsLink(open: (overlay: Overlay) => void): void {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has('notifications')
  useEffect(() => {
    if (!isAsked) return
    open('notifications')
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('notifications')
        return after
      },
      { replace: true },
    )
  }, [isAsked, open, setSearch])
}
