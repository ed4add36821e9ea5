// Light or dark: the user's choice in this browser, else the system's. begin.js does the
// same before the first paint.
import { useSyncExternalStore } from 'react'
import { browserItems } from '../api/session.ts'

/** The two themes. */
type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The theme that is shown. */
function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Changes to the other theme and remembers it. */
export function switchTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark'
  localStorage.setItem(browserItems.theme, next)
  show(next)
}

/** Follows the system while the user has chosen nothing, and the choice made in another tab. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    const chosen = localStorage.getItem(browserItems.theme)
    show((chosen ?? (system.matches ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light')
  }
  system.addEventListener('change', follow)
  addEventListener('storage', follow)
}

/** The theme, for components that show it. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, shownTheme)
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}
