// The keys of the shell: Ctrl or ⌘ with K always; `/`, `?`, `a` and `g` with a letter unless they
// are switched off.
import { useEffect } from 'react'
import { useNavigate } from '../routing.ts'
import { destinationsOf } from './navigation.ts'
import type { ShellParts } from './shell-context.ts'
import { hasShortcuts } from './shortcut-setting.ts'
import { awaitPalette, keepsTyped } from './typed-ahead.ts'

const sequenceMs = 1200

/** Used once, by the shell. Keys typed into a field, or while a window is open, are left alone. */
export function useShortcuts({ pages, open, toggleChat }: ShellParts): void {
  const navigate = useNavigate()
  useEffect(() => {
    let goneUntil = 0
    const go = (key: string) => {
      const link = destinationsOf(pages).find((candidate) => candidate.key === key)
      if (link) navigate(link.path)
    }
    const search = (event: KeyboardEvent) => {
      awaitPalette(event)
      open('palette')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const hasModifier = event.metaKey || event.ctrlKey
      if (event.key.toLowerCase() === 'k' && hasModifier) {
        event.preventDefault()
        return search(event)
      }
      if (hasModifier || event.altKey) return
      if (keepsTyped(event)) return event.preventDefault()
      if (isTyping(event.target)) return
      if (!hasShortcuts()) return
      if (event.timeStamp < goneUntil) {
        goneUntil = 0
        return go(event.key)
      }
      if (event.key === 'a') {
        event.preventDefault()
        return toggleChat()
      }
      if (event.key === 'g') goneUntil = event.timeStamp + sequenceMs
      if (event.key !== '/' && event.key !== '?') return
      // Firefox would open its own search at `/`.
      event.preventDefault()
      if (event.key === '/') search(event)
      else open('shortcuts')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [pages, open, toggleChat, navigate])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}
