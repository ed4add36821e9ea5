// Telling once that the bank is synced: the page is loaded anew and then says so. Who is in the middle of something keeps it.
import { markTold, tellByReload, wasTold } from '../../api/notify-cookie.ts'

const key = 'bank_synced'

/** Loads the page anew, or calls back to say it in place where something is open or being typed. Nothing when it was told before. */
export function tellSynced(sayHere: () => void): void {
  if (wasTold('bank')) return
  if (isInTheMiddle()) {
    markTold('bank')
    sayHere()
  } else {
    sessionStorage.setItem(key, 'true')
    tellByReload('bank', location.pathname + location.search)
  }
}

let isNow: boolean | null = null

/** Whether this load of the page is the one that says it; a later load is not. */
export function isSyncedTold(): boolean {
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
