// The address for what a press shows, apart from the rest of routing because few pages need it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Address, type Changes, changed, useAddress } from './routing.ts'
import { afterPicture } from './ui/after-picture.ts'

/**
 * As `useAddress`, for what a press shows: who uses it sees the change at once, and the address
 * follows one picture later, because with it much of the page is drawn again.
 */
export function useAddressAhead(): Address {
  const [query, change] = useAddress()
  const [ahead, setAhead] = useState<Changes | null>(null)
  const isShown = useRef(false)
  const presses = useRef(0)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const changeAhead = useCallback<Address[1]>(
    (changes, options) => {
      const press = ++presses.current
      setAhead((before) => ({ ...before, ...changes }))
      afterPicture(() => {
        // By now the address may be that of another page.
        if (isShown.current) change(changes, options)
        if (press === presses.current) setAhead(null)
      })
    },
    [change],
  )
  return [useMemo(() => (ahead ? changed(query, ahead) : query), [query, ahead]), changeAhead]
}
