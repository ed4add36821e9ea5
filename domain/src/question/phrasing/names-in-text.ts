// Where a question names merchants and categories, as places in its text, so that its words can be
// put in another order.
import { conceptAt, smallWordSet } from '../concepts.ts'
import { nameWords } from '../name-words.ts'
import type { NameIndex } from '../names.ts'
import type { Subject } from '../subject.ts'

/** One name, and where it stands in the text. */
export type NameInText = { readonly from: number; readonly to: number; readonly subject: Subject }

/** The names of a text that can mean only one thing, in their order. */
export function namesInText(text: string, names: NameIndex): readonly NameInText[] {
  const tokens = [...text.matchAll(/[\p{L}\d'’&-]+/gu)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    word: found[0].toLowerCase().replace(/['’]s?$/, ''),
  }))
  const words = tokens.map(({ word }) => word)
  const found: NameInText[] = []
  for (let at = 0; at < words.length; ) {
    const name = names.exactAt(words, at)
    const [only, ...others] = name ? name.subjects : partOfOne(words, at, names)
    const end = endOfName(words, name?.end ?? at + 1, only)
    if (only && others.length === 0 && only.kind !== 'account')
      found.push({ from: tokens[at]?.from ?? 0, to: tokens[end - 1]?.to ?? 0, subject: only })
    at = only ? end : at + 1
  }
  return found
}

// "Lockside Mill rent" holds three words of one payee's name.
function endOfName(words: readonly string[], at: number, subject: Subject | undefined): number {
  if (subject?.kind !== 'merchant') return at
  const own = new Set(nameWords(subject.name))
  let end = at
  while (own.has(words[end] ?? '')) end++
  return end
}

// "Yard" of Brickfield Yard Rent, where no other name holds it.
function partOfOne(words: readonly string[], at: number, names: NameIndex): readonly Subject[] {
  const word = words[at] ?? ''
  if (word.length < 3 || smallWordSet.has(word) || conceptAt(words, at)) return []
  return names.holding(word)
}

/** Whether a text is nothing but a list of names, such as "Etsy, Amazon or eBay". */
export function namesListed(text: string, names: NameIndex): readonly NameInText[] | null {
  const found = namesInText(text, names)
  let rest = text
  for (const { from, to } of [...found].reverse()) rest = rest.slice(0, from) + rest.slice(to)
  return found.length > 0 && /^(?:[\s,.?!&+]|\b(?:and|or|n|vs?|versus|plus|the)\b)*$/i.test(rest)
    ? found
    : null
}
