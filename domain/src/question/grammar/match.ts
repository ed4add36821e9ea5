// Matches a pattern against the words of a question.
import type { Subject } from '../subject.ts'
import type { Node, SlotKind } from './pattern.ts'

/** The words of a question, with where its names, days and amounts stand. */
export type SlottedWords = {
  readonly words: readonly string[]
  /** Where a slot of a kind that begins at a word ends, with its text; longest first. */
  readonly slotsAt: (kind: SlotKind, at: number) => readonly FoundSlot[]
}

/** What fills a slot: its end, and the words to put it in. */
export type FoundSlot = {
  readonly end: number
  readonly text: string
  /** What the books call it, where one thing alone is meant. */
  readonly name?: string
  readonly subject?: Subject
}

/** What each class and slot of a pattern stood for. */
export type Captures = Readonly<Record<string, string>>

type Continue = (at: number, captures: Captures) => Captures | null

/** What the slots hold where a pattern fits the words from the first to the last; else null. */
export function matchWhole(nodes: readonly Node[], input: SlottedWords): Captures | null {
  return matchBetween(nodes, input, { start: 0, ends: new Set([input.words.length]) })
}

/** The same from one word to any of some ends. */
export function matchBetween(
  nodes: readonly Node[],
  input: SlottedWords,
  { start, ends }: { start: number; ends: ReadonlySet<number> },
): Captures | null {
  const isWhole: Continue = (at, captures) => (ends.has(at) ? captures : null)
  return matchAll(nodes, { at: start, captures: {}, input }, isWhole)
}

/** Every place that a pattern reaches from a word. */
export function reached(
  nodes: readonly Node[],
  input: SlottedWords,
  at: number,
): ReadonlySet<number> {
  const places = new Set<number>()
  matchAll(nodes, { at, captures: {}, input }, (place) => {
    places.add(place)
    return null
  })
  return places
}

type Place = { readonly at: number; readonly captures: Captures; readonly input: SlottedWords }

// Runs for every pattern at every start of a question, so it copies nothing: `from` is where the
// rest of the pattern begins.
function matchAll(nodes: readonly Node[], place: Place, then: Continue, from = 0): Captures | null {
  const node = nodes[from]
  if (!node) return then(place.at, place.captures)
  const { input } = place
  if (node.kind === 'word')
    return input.words[place.at] === node.word
      ? matchAll(nodes, { at: place.at + 1, captures: place.captures, input }, then, from + 1)
      : null
  return matchNode(node, place, (at, captures) =>
    matchAll(nodes, { at, captures, input }, then, from + 1),
  )
}

function matchNode(
  node: Exclude<Node, { kind: 'word' }>,
  place: Place,
  then: Continue,
): Captures | null {
  const { at, captures, input } = place
  switch (node.kind) {
    case 'choice':
      return firstOf(node.options, (option) => matchAll(option, place, then))
    case 'class':
      return firstOf(node.byFirst.get(input.words[at] ?? '') ?? [], ({ words, value }) =>
        words.every((word, offset) => input.words[at + offset] === word)
          ? then(at + words.length, { ...captures, [node.label]: value })
          : null,
      )
    case 'slot':
      return firstOf(input.slotsAt(node.slot, at), ({ end, text }) =>
        then(end, { ...captures, [node.label]: text }),
      )
  }
}

function firstOf<Each>(some: readonly Each[], find: (each: Each) => Captures | null) {
  for (const each of some) {
    const found = find(each)
    if (found) return found
  }
  return null
}
