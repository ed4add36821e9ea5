// Toasts as a small store: anyone may show a message; the Toasts component shows it top right and
// lets it go after five seconds.
import { toastMs } from '@plimsoll/contract/limits'

/** One toast. The detail stands below the sentence; an action is one button, like Undo. */
export type Toast = {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly message: string
  readonly detail?: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

const toastsMax = 4
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let shown: readonly Toast[] = []
let count = 0

/** Shows that something succeeded. */
export function toastSuccess(
  message: string,
  more: Omit<Partial<Toast>, 'id' | 'kind'> = {},
): void {
  add({ ...more, kind: 'success', message })
}

/** Shows that something failed. */
export function toastError(message: string, detail?: string): void {
  add({ kind: 'error', message, ...(detail && detail !== message ? { detail } : {}) })
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  change(shown.filter((toast) => toast.id !== id))
}

/**
 * Keeps all toasts while the pointer or the focus is on them, and lets time run again afterwards.
 */
export function holdToasts(held: boolean): void {
  for (const { id } of shown) {
    clearTimeout(timers.get(id))
    if (!held) timers.set(id, setTimeout(dismissToast, toastMs, id))
  }
}

/** What is shown now, oldest first; for `useSyncExternalStore`. */
export function shownToasts(): readonly Toast[] {
  return shown
}

/** Calls back at every change; returns the way to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(toast: Omit<Toast, 'id'>): void {
  const id = ++count
  timers.set(id, setTimeout(dismissToast, toastMs, id))
  change([...shown, { ...toast, id }].slice(-toastsMax))
}

function change(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
