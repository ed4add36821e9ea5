// Questions whose words may stand in any order, so long as each of them is one of a few: a word
// beside those may narrow what is meant.

/** Words, written one after the other. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Whether every word of a text is one of some. */
export const holdsOnly = (allowed: ReadonlySet<string>, text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? []).every((word) => allowed.has(word))
