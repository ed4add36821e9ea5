// Where the user is and how to go elsewhere, over wouter: what several parts need beyond its links.
import { useCallback, useEffect, useState } from 'react'
import { type AroundNavHandler, useLocation, useSearchParams } from 'wouter'

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

/** Words of the query with their values; null takes one out. */
export type Changes = Readonly<Record<string, string | null>>

/** The query, and the way to change some of it. */
export type Address = [URLSearchParams, (changes: Changes, options?: { step?: boolean }) => void]

/** The query with these changes. */
export function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes))
    if (value === null) after.delete(name)
    else after.set(name, value)
  return after
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
