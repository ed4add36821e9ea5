// The single keys of the list: J and K move, X selects, E opens, digits take a suggestion, Z takes
// back, ? shows them all.
import { useEffect, useRef } from 'react'

/** What the keys do; each only where it makes sense now. */
type ListKeys = {
  readonly move: (step: number) => void
  readonly open: () => void
  readonly select: () => void
  readonly take: (place: number) => void
  readonly undo: () => void
  readonly help: () => void
}

/** Listens while `isOn`. Keys typed into a field, or while a window is open, are left alone. */
export function useListKeys(keys: ListKeys, isOn: boolean): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return
      if (!run(latest.current, event)) return
      event.preventDefault()
      // The shell has a meaning of its own for `?`.
      event.stopImmediatePropagation()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOn])
}

/** Does what the key stands for; false where it stands for nothing here. */
function run(keys: ListKeys, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (event.altKey || (event.shiftKey && key !== '?')) return false
  if (event.ctrlKey || event.metaKey) return key === 'z' ? done(keys.undo()) : false
  if (key === 'j') return done(keys.move(1))
  if (key === 'k') return done(keys.move(-1))
  if (key === 'e') return done(keys.open())
  if (key === 'x') return done(keys.select())
  if (key === 'z') return done(keys.undo())
  if (key === '?') return done(keys.help())
  if (/^[123]$/.test(key)) return done(keys.take(Number(key) - 1))
  return false
}

function done(_: unknown): true {
  return true
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  )
}
