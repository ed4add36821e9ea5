// Whether single keys act as shortcuts. Some people's tools press keys for them, so it can be
// switched off; this browser remembers.
import { useSyncExternalStore } from 'react'
import { browserItems } from '../api/session.ts'

const off = 'off'
const listeners = new Set<() => void>()

/** On unless switched off. */
export function hasShortcuts(): boolean {
  return localStorage.getItem(browserItems.shortcuts) !== off
}

/** Switches single keys on or off. */
export function setShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(browserItems.shortcuts)
  else localStorage.setItem(browserItems.shortcuts, off)
  for (const listener of listeners) listener()
}

/** The setting, for components that show it. */
export function useShortcutSetting(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, hasShortcuts)
}
