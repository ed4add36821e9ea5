// Announces once that the bank has synced: the page reloads and then shows a notice. A user in the
// middle of something keeps the page.
import { markNotified, notifyByReload, wasNotified } from '../../api/notify-cookie.ts'

const key = 'bank_synced'

/**
 * Reloads the page, or calls back to show the notice in place while a dialog is open or the user is
 * typing. Only the first time.
 */
export function notifySynced(showInPlace: () => void): void {
  if (wasNotified('bank')) return
  if (isInTheMiddle()) {
    markNotified('bank')
    showInPlace()
  } else {
    sessionStorage.setItem(key, 'true')
    notifyByReload('bank', location.pathname + location.search)
  }
}

let isNow: boolean | null = null

/** Whether this load of the page is the one that shows the notice; a later load is not. */
export function isSyncedNoticeDue(): boolean {
  isNow ??= sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isNow
}

/** A form marks itself so while it holds something that is not saved. */
export const unsavedMark = 'data-unsaved'

function isInTheMiddle(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  return isTyping || document.querySelector(`dialog[open], [${unsavedMark}]`) !== null
}
