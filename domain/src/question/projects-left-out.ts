// "Everything on the sales list apart from the council bid": all sales projects but those named
// after the words for leaving out.
import { smallWordSet } from './concepts.ts'
import { nameWords } from './name-words.ts'

type Named = { readonly id: string; readonly name: string; readonly client: string }

const leaving =
  /\b(?:apart from|aside from|other than|except for|except|excluding|not counting|not including|leaving out|leaving aside|leave out|ignoring|without|besides|bar|minus|but not|but for|with the exception of)\b/
const nouns = new Set('the our my that this bid project job deal work contract one'.split(' '))
const ofAll =
  /\b(?:projects|deals|jobs|bids|pipeline|(?:the )?(?:rest|others)|sales (?:list|page|book|ledger)|(?:everything|all|all the work) (?:(?:that|which) )?(?:is |we have |we have got )?(?:on|in) (?:the |our )?(?:sales|projects|order book|books))\b/
const others = new Set(
  'everything everybody everyone rest others full page book ledger paid vat including include inclusive tax came settled'.split(
    ' ',
  ),
)

/** What a question asks of all projects, and which of them it leaves out. */
export type LeftOut = {
  /** The question without what is left out. */
  readonly words: readonly string[]
  readonly without: readonly Named[]
  readonly isOfAll: boolean
}

/** The projects that a question leaves out; null where it leaves out none. */
export function projectsLeftOut(
  words: readonly string[],
  projects: readonly Named[],
  meant: (words: readonly string[]) => Named | null,
): LeftOut | null {
  const text = words.join(' ')
  const found = leaving.exec(text)
  if (!found) return null
  const before = text.slice(0, found.index).trim().split(' ').filter(Boolean)
  const after = text
    .slice(found.index + found[0].length)
    .trim()
    .split(' ')
  const own = new Set(
    projects.flatMap(({ name, client }) => [...nameWords(name), ...nameWords(client)]),
  )
  const ends = after.findIndex(
    (word) => !(own.has(word) || nouns.has(word) || /^(?:and|or)$/.test(word)),
  )
  const span = ends < 0 ? after : after.slice(0, ends)
  const parts = [
    span,
    ...span
      .join(' ')
      .split(/ (?:and|or) /)
      .map((part) => part.split(' ')),
  ]
  const rest = [...before, ...after.slice(span.length)]
  const isOfAll = ofAll.test(rest.join(' '))
  // "All the bids excluding the council one."
  const [whole, ...each] = parts.map(
    (part) => meant([...part]) ?? (isOfAll ? meant([...part, 'project']) : null),
  )
  const without = each.length > 1 && each.every((project) => project !== null) ? each : [whole]
  const named = without.flatMap((project) => (project ? [project] : []))
  if (named.length === 0) return null
  return { words: rest, without: named, isOfAll }
}

/** Whether a word says nothing more than that all is meant, paid in full and with VAT. */
export function saysAll(word: string): boolean {
  return others.has(word) || smallWordSet.has(word)
}
