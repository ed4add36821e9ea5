// The words of a question with marks in the place of what it names. A category may be both: "VAT"
// is a name of the books, and a word that examples hold.
import { subCategoryOf } from '../../taxonomy.ts'
import type { SlottedWords } from '../grammar/match.ts'
import type { SlotKind } from '../grammar/pattern.ts'
import { nameWords } from '../name-words.ts'
import type { PlanContext } from '../plan/slots.ts'
import type { NamedProject } from '../sales-question.ts'
import type { Subject } from '../subject.ts'
import type { Mark } from './example-words.ts'

/** What stands at a mark: the words to put there. */
export type Held = { readonly mark: Mark; readonly text: string; readonly detail?: string }

/** One way to mark a question. */
export type Marked = { readonly words: readonly string[]; readonly held: readonly Held[] }

const kinds: readonly (readonly [SlotKind, Mark])[] = [
  ['account', 'ACCOUNT'],
  ['name', 'NAME'],
  ['period', 'PERIOD'],
  ['amount', 'AMOUNT'],
  ['count', 'COUNT'],
]
const waysMax = 8

/** What the books hold of what is named. */
export type Books = {
  readonly projects: readonly NamedProject[]
  readonly plan: PlanContext
}

/** The ways to mark a question: each category as a name and as the words that it is. */
export function markedWays(input: SlottedWords, books: Books): readonly Marked[] {
  let ways: Marked[] = [{ words: [], held: [] }]
  for (let at = 0; at < input.words.length; ) {
    const found = slotAt(input, at, books)
    const word = input.words[at] ?? ''
    if (!found) {
      ways = ways.map(({ words, held }) => ({ words: [...words, word], held }))
      at++
      continue
    }
    const { end, isCategory, ...held } = found
    const own = input.words.slice(at, end)
    const marked = ways.map((way) => withMark(way, held))
    const bare = ways.map(({ words, held }) => ({ words: [...words, ...own], held }))
    ways = (isCategory ? [...marked, ...bare] : marked).slice(0, waysMax)
    at = end
  }
  return ways
}

// "In October": what leads up to days belongs to them.
function withMark({ words, held }: Marked, { mark, text, detail }: Held): Marked {
  const lead = mark === 'PERIOD' ? leadOf(words) : []
  return {
    words: [...words.slice(0, words.length - lead.length), detail ? `${mark}/${detail}` : mark],
    held: [...held, { mark, text: [...lead, text].join(' ') }],
  }
}

function leadOf(words: readonly string[]): readonly string[] {
  const [last = ''] = words.slice(-1)
  return leadsUp.test(last) ? [last] : []
}

const leadsUp =
  /^(?:in|for|during|over|on|within|throughout|by|before|after|since|until|from|of|across)$/

type FoundMark = Held & { readonly end: number; readonly isCategory: boolean }

function slotAt(input: SlottedWords, at: number, books: Books): FoundMark | null {
  const found = kinds.flatMap(([kind, mark]): FoundMark[] => {
    const [slot] = input.slotsAt(kind, at)
    if (!slot) return []
    const isCategory =
      mark === 'NAME' && input.slotsAt('category', at).some(({ end }) => end === slot.end)
    const text = slot.name ?? slot.text
    const detail = mark === 'PERIOD' ? whenOf(text) : sideOf(slot.subject, books)
    return [{ mark, text, end: slot.end, isCategory, ...(detail && { detail }) }]
  })
  const percent = percentAt(input.words, at)
  const project = projectAt(input.words, at, books.projects)
  // "The 5 largest": a bare number is no sum of money.
  const isBare =
    found.some(({ mark }) => mark === 'COUNT') && /^[a-z\d]+$/.test(input.words[at] ?? '')
  const fitting = found.filter(({ mark }) => !(isBare && mark === 'AMOUNT'))
  const all = [...(percent ? [percent] : []), ...(project ? [project] : []), ...fitting]
  return all.sort((one, other) => other.end - one.end)[0] ?? null
}

function sideOf(subject: Subject | undefined, { plan }: Books): 'IN' | 'OUT' | null {
  const side =
    subject?.kind === 'merchant'
      ? plan.sideOfMerchant(subject.ids)
      : subject?.kind === 'sub_category'
        ? subCategoryOf(subject.code).direction
        : null
  return side === 'in' ? 'IN' : side === 'out' ? 'OUT' : null
}

// A month by its name alone may be gone by or to come.
function whenOf(days: string): 'PAST' | 'AHEAD' | null {
  if (/\b(?:last|ago|past|previous|yesterday|so far|since|earlier)\b/.test(days)) return 'PAST'
  return /\b(?:next|coming|tomorrow|upcoming|following)\b/.test(days) ? 'AHEAD' : null
}

function percentAt(words: readonly string[], at: number): FoundMark | null {
  const [number = '', next = ''] = words.slice(at)
  return /^\d+(?:\.\d+)?$/.test(number) && next === 'percent'
    ? { mark: 'PERCENT', text: `${number}%`, end: at + 2, isCategory: false }
    : null
}

function projectAt(
  words: readonly string[],
  at: number,
  projects: readonly NamedProject[],
): FoundMark | null {
  for (const { name } of projects) {
    const own = nameWords(name)
    if (own.length > 1 && own.every((word, place) => words[at + place] === word))
      return { mark: 'PROJECT', text: name, end: at + own.length, isCategory: false }
  }
  return null
}
