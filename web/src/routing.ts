// Where the user is and how to go elsewhere, over wouter: what several parts need beyond its links.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type AroundNavHandler, useLocation, useSearchParams } from 'wouter'
import { afterPicture } from './ui/after-picture.ts'

/**
 * The way to another address: `navigate('/cash-flow')`, with `{ replace: true }` without a step in
 * the history.
 */
export function useNavigate(): (
  to: string,
  options?: { replace?: boolean; state?: object | null },
) => void {
  return useLocation()[1]
}

/**
 * What the address asks, and the way to change some of it: null takes a word out. No step in the
 * history unless one is wanted.
 */
export function useAddress(): Address {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: Changes, { step = false } = {}) =>
      setQuery((before) => changed(before, changes), { replace: !step }),
    [setQuery],
  )
  return [query, change]
}

type Changes = Readonly<Record<string, string | null>>
type Address = [URLSearchParams, (changes: Changes, options?: { step?: boolean }) => void]

function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes))
    if (value === null) after.delete(name)
    else after.set(name, value)
  return after
}

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

let isByHistory = true
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isByHistory = true
  })
  // wouter makes an event of every step that the page itself takes.
  for (const step of ['pushState', 'replaceState'])
    addEventListener(step, () => {
      isByHistory = false
    })
}

/** Whether the user came to the present address by Back or Forward (or by the first load). */
export function cameByHistory(): boolean {
  return isByHistory
}

/**
 * Keeps a step to another page back until the user has decided; set while a page holds something
 * unsaved.
 */
let holdBack: ((go: () => void) => void) | null = null

/**
 * Every step that the page takes goes through here. One that stays on its page is never held back.
 */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  const isElsewhere = new URL(to, location.href).pathname !== location.pathname
  if (holdBack && isElsewhere) holdBack(go)
  else go()
}

/**
 * Asks before a page with something unsaved is left, also by closing the tab. `leave` is null while
 * there is nothing to decide.
 */
export function useLeaveGuard(isUnsaved: boolean): {
  leave: (() => void) | null
  stay: () => void
} {
  const [step, setStep] = useState<{ go: () => void } | null>(null)
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    holdBack = (go) => setStep({ go })
    addEventListener('beforeunload', warn)
    return () => {
      holdBack = null
      removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
  const leave = () => {
    holdBack = null
    setStep(null)
    step?.go()
  }
  return { leave: step && leave, stay: () => setStep(null) }
}
