// The words of bank data files: names and remarks put together as one text, and ids that are worth
// keeping.
import { fold, tidy } from '../fold.ts'

/**
 * Joins the parts of a description, leaving out what another part says already. `null` and blank
 * parts do not count.
 */
export function joinWords(parts: readonly (string | null | undefined)[]): string {
  let joined = ''
  for (const part of parts) {
    const words = tidy(part ?? '')
    if (words === '' || isWithin(words, joined)) continue
    joined = isWithin(joined, words) ? words : `${joined} ${words}`
  }
  return joined.trim()
}

function isWithin(words: string, whole: string): boolean {
  return ` ${fold(whole)} `.includes(` ${fold(words)} `)
}

/**
 * The text without outer blanks; `null` for nothing, and for the words banks print instead of it.
 */
export function presentText(text: string | null | undefined): string | null {
  const words = tidy(text ?? '')
  return words === '' ||
    /^(nonref|eref|kref\+?|notprovided|not provided|none|n\/a|0+)$/i.test(words)
    ? null
    : words
}

/**
 * A bank's id of an entry, or `null` where it does not last: numbers that only count the rows of
 * one download would be others in the next. An id that the bank uses again is kept, because
 * fingerprints hold the day, the amount and the words beside it, and what one file repeats another
 * may not.
 */
export function lastingId(id: string | null | undefined): string | null {
  const text = presentText(id)
  return text === null || /^\d{1,3}$/.test(text) ? null : text
}
