// The patterns that come nearest to a question which none fits: readings to choose from. Nothing is
// answered by them; a reading is offered only where it leaves out no name, amount or count.
import type { QuestionContext } from '../read-question.ts'
import type { SlottedWords } from './match.ts'
import { type Node, type SlotKind, wordsIn } from './pattern.ts'
import { type Compiled, compiledPatterns, filled, slotsAndPatterns } from './rephrase.ts'

/** Readings of a question in plain words, the nearest first. */
export function nearestReadings(question: string, context: QuestionContext): readonly string[] {
  const { whole, timeless, fitting } = slotsAndPatterns(question, context)
  const found = [
    ...readingsOf(whole, fitting, ''),
    ...(timeless ? readingsOf(timeless.words, fitting, ` ${timeless.days}`) : []),
  ].sort((one, other) => one.cost - other.cost)
  const farthest = Math.min(costMax, (found[0]?.cost ?? 0) + costMax / 2)
  const near = found.filter(({ cost }) => cost <= farthest)
  return [...new Set(near.map(({ text }) => text))].slice(0, readingsMax)
}

// How many readings are worth planning, and from where on a reading is a guess. Found by trying:
// the right reading of a stranger's question mostly cost less than 3, an absurd one more than 5.
const readingsMax = 10
const costMax = 4.5
const passedOverMax = 3

type Reading = { readonly text: string; readonly cost: number }

function readingsOf(input: SlottedWords, fitting: Compiled, days: string): Reading[] {
  const content = contentOf(input)
  const present = new Set(content.words)
  return fitting.flatMap(({ nodes, means }) => {
    const known = wordsOf(nodes)
    const passedOver = content.words.filter((word) => !known.has(word))
    if (passedOver.length > passedOverMax || passedOver.length >= present.size) return []
    const captures = capturesOf(means, content, input)
    if (!captures) return []
    const cost = passedOver.reduce((sum, word) => sum + weightOf(word), missing(nodes, present))
    return [{ text: filled(means, captures) + days, cost }]
  })
}

/** What a question names, and its other words. */
type Content = {
  readonly words: readonly string[]
  readonly held: Readonly<Record<SlotKind, readonly string[]>>
}

// A year is no amount.
const heldKinds = ['account', 'name', 'period', 'amount', 'count'] as const

function contentOf(input: SlottedWords): Content {
  const held: Record<SlotKind, string[]> = {
    payee: [],
    category: [],
    name: [],
    names: [],
    account: [],
    period: [],
    amount: [],
    count: [],
    thing: [],
  }
  const words: string[] = []
  for (let at = 0; at < input.words.length; ) {
    const kind = heldKinds.find((each) => input.slotsAt(each, at).length > 0)
    const [slot] = kind ? input.slotsAt(kind, at) : []
    if (!kind || !slot) {
      words.push(input.words[at] ?? '')
      at++
      continue
    }
    // "Sign" is put as Holmfirth Signs: a choice names what it would answer.
    const text = slot.name ?? slot.text
    held[kind].push(text)
    for (const narrower of ['payee', 'category'] as const)
      if (kind === 'name' && input.slotsAt(narrower, at).length > 0) held[narrower].push(text)
    at = slot.end
  }
  return { words, held }
}

// What the slots and classes of a meaning stand for; null where one stands for nothing, or where
// the question holds what the meaning has no place for.
function capturesOf(
  means: string,
  { held, words }: Content,
  input: SlottedWords,
): Record<string, string> | null {
  const captures: Record<string, string> = {}
  const used: Partial<Record<string, number>> = {}
  for (const label of labelsOf(means)) {
    const kind = label.replace(/\d+$/, '')
    const place = Number(label.slice(kind.length) || 1) - 1
    const text =
      kind === 'names'
        ? held.name.length > 1
          ? held.name.join(' and ')
          : undefined
        : kind in held
          ? held[kind as SlotKind][place]
          : classValue(kind, input.words)
    if (text === undefined) return null
    captures[label] = text
    const owner = kind === 'payee' || kind === 'category' ? 'name' : kind
    used[owner] = (used[owner] ?? 0) + 1
  }
  const isWhole = heldKinds.every((kind) => {
    const count = kind === 'name' && used.names ? held.name.length : (used[kind] ?? 0)
    return count === held[kind].length
  })
  return isWhole && words.length > 0 ? captures : null
}

const labelsByMeaning = new Map<string, readonly string[]>()

function labelsOf(means: string): readonly string[] {
  const known = labelsByMeaning.get(means)
  if (known) return known
  const labels = [...means.matchAll(/\{(\w+)\}/g)].map(([, label = '']) => label)
  labelsByMeaning.set(means, labels)
  return labels
}

// What the longest phrase of a class that stands in the question is put as.
function classValue(name: string, words: readonly string[]): string | undefined {
  const index = classIndexes.get(name)
  const fitting = words.flatMap((word, at) =>
    (index?.get(word) ?? []).filter((phrase) =>
      phrase.words.every((each, offset) => words[at + offset] === each),
    ),
  )
  return fitting.sort((one, other) => other.words.length - one.words.length)[0]?.value
}

const allNodes = compiledPatterns.map(({ nodes }) => nodes)

const classIndexes = new Map(
  allNodes
    .flatMap((nodes) => [...classesIn(nodes)])
    .map(({ label, byFirst }) => [label.replace(/\d+$/, ''), byFirst]),
)

type ClassNode = Extract<Node, { kind: 'class' }>

function* classesIn(nodes: readonly Node[]): Generator<ClassNode> {
  for (const node of nodes) {
    if (node.kind === 'class') yield node
    if (node.kind === 'choice') for (const option of node.options) yield* classesIn(option)
  }
}

const wordsOfNodes = new WeakMap<readonly Node[], ReadonlySet<string>>()

function wordsOf(nodes: readonly Node[]): ReadonlySet<string> {
  const known = wordsOfNodes.get(nodes)
  if (known) return known
  const words = new Set(wordsIn(nodes))
  wordsOfNodes.set(nodes, words)
  return words
}

// The weight of what a pattern says at least and the question doesn't.
function missing(nodes: readonly Node[], present: ReadonlySet<string>): number {
  return nodes.reduce((sum, node) => sum + missingOf(node, present), 0)
}

function missingOf(node: Node, present: ReadonlySet<string>): number {
  if (node.kind === 'word') return present.has(node.word) ? 0 : weightOf(node.word)
  if (node.kind === 'choice')
    return Math.min(...node.options.map((option) => missing(option, present)))
  if (node.kind === 'slot') return 0
  const phrases = [...node.byFirst.values()].flat()
  return Math.min(
    ...phrases.map(({ words }) =>
      words.reduce((sum, word) => sum + (present.has(word) ? 0 : weightOf(word)), 0),
    ),
  )
}

// Words that few patterns say tell more than those that most of them say.
const patternCounts = new Map<string, number>()
for (const nodes of allNodes)
  for (const word of wordsOf(nodes)) patternCounts.set(word, (patternCounts.get(word) ?? 0) + 1)

function weightOf(word: string): number {
  return Math.log((allNodes.length + 1) / ((patternCounts.get(word) ?? 0) + 1)) / Math.log(10)
}
