// Patterns of questions: words, choices of words and typed slots. A pattern matches a question
// whole, so that no word of it is passed over.

/** Classes of words by their names; each class holds words by what they are put as. */
export type WordClasses = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Ways to put a question, and the words that the reader knows it in. */
export type PhrasePattern = {
  readonly says: readonly string[]
  /** With `{slot}` and `{class}` for what stood there. Days that stood anywhere follow it. */
  readonly means: string
}

/** What may stand in a slot. */
export type SlotKind =
  | 'payee'
  | 'category'
  | 'name'
  | 'names'
  | 'account'
  | 'period'
  | 'amount'
  | 'count'
  | 'thing'

/** A part of a pattern. */
export type Node =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Node[])[] }
  | { readonly kind: 'class'; readonly label: string; readonly byFirst: ClassIndex }
  | { readonly kind: 'slot'; readonly label: string; readonly slot: SlotKind }

type ClassIndex = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly value: string }[]
>

const slotKinds: readonly SlotKind[] = [
  'payee',
  'category',
  'name',
  'names',
  'account',
  'period',
  'amount',
  'count',
  'thing',
]

/** What a pattern names that is no slot and no class, or a bracket that is not closed. */
export class PatternError extends Error {}

/**
 * Reads a pattern: `(a|b c)` one of them, `[a]` or nothing, `{class}` and `{slot}`, of which a
 * second one carries a number: `{period2}`.
 */
export function compilePattern(text: string, classes: WordClasses): readonly Node[] {
  const parts = text.match(/[()[\]|]|\{\w+\}|[^\s()[\]|{}]+/g) ?? []
  const parser = new PatternParser(parts, classes, text)
  return parser.whole()
}

/** The words that a pattern may begin with; null where it may begin with anything. */
export function firstWords(nodes: readonly Node[]): ReadonlySet<string> | null {
  const [node, ...rest] = nodes
  if (!node || node.kind === 'slot') return null
  if (node.kind === 'word') return new Set([node.word])
  if (node.kind === 'class') {
    const own = [...node.byFirst.keys()]
    return own.includes('') ? null : new Set(own)
  }
  const words = new Set<string>()
  for (const option of node.options) {
    const own = firstWords([...option, ...rest])
    if (!own) return null
    for (const word of own) words.add(word)
  }
  return words
}

/**
 * Words of which a question has some wherever the pattern fits it: of each set one or more. What
 * lacks them needs no closer look.
 */
export function neededWords(nodes: readonly Node[]): readonly ReadonlySet<string>[] {
  return nodes.flatMap((node) => {
    const words = neededOf(node)
    return words && words.size <= neededMax ? [words] : []
  })
}

const neededMax = 30

function neededOf(node: Node): ReadonlySet<string> | null {
  if (node.kind === 'slot') return null
  if (node.kind === 'word') return new Set([node.word])
  if (node.kind === 'class') return node.byFirst.has('') ? null : new Set(node.byFirst.keys())
  const words = new Set<string>()
  for (const option of node.options) {
    const [fewest] = [...neededWords(option)].sort((one, other) => one.size - other.size)
    if (!fewest) return null
    for (const word of fewest) words.add(word)
  }
  return words
}

class PatternParser {
  readonly #parts: readonly string[]
  readonly #classes: WordClasses
  readonly #text: string
  #at = 0

  constructor(parts: readonly string[], classes: WordClasses, text: string) {
    this.#parts = parts
    this.#classes = classes
    this.#text = text
  }

  whole(): readonly Node[] {
    const [only = [], ...more] = this.#options()
    if (this.#at < this.#parts.length) throw new PatternError(`Not closed: ${this.#text}`)
    return more.length === 0 ? only : [{ kind: 'choice', options: [only, ...more] }]
  }

  #options(): Node[][] {
    const options: Node[][] = [[]]
    for (; this.#at < this.#parts.length; this.#at++) {
      const part = this.#parts[this.#at] ?? ''
      if (part === ')' || part === ']') break
      if (part === '|') options.push([])
      else options.at(-1)?.push(this.#node(part))
    }
    return options
  }

  #node(part: string): Node {
    if (part === '(' || part === '[') {
      this.#at++
      const options = this.#options()
      if (this.#parts[this.#at] !== (part === '(' ? ')' : ']'))
        throw new PatternError(`Not closed: ${this.#text}`)
      return { kind: 'choice', options: part === '[' ? [...options, []] : options }
    }
    if (part.startsWith('{')) return this.#named(part.slice(1, -1))
    return { kind: 'word', word: part }
  }

  #named(label: string): Node {
    const name = label.replace(/\d+$/, '')
    const slot = slotKinds.find((kind) => kind === name)
    if (slot) return { kind: 'slot', label, slot }
    const own = this.#classes[name]
    if (!own) throw new PatternError(`Unknown {${label}}: ${this.#text}`)
    return { kind: 'class', label, byFirst: indexOf(own) }
  }
}

const indexes = new WeakMap<object, ClassIndex>()

function indexOf(own: Readonly<Record<string, string>>): ClassIndex {
  const known = indexes.get(own)
  if (known) return known
  const byFirst = new Map<string, { words: string[]; value: string }[]>()
  for (const [value, texts] of Object.entries(own))
    for (const text of texts.split('|')) {
      const words = text.trim().split(/\s+/)
      const [first = ''] = words
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }])
    }
  for (const some of byFirst.values()) some.sort((a, b) => b.words.length - a.words.length)
  indexes.set(own, byFirst)
  return byFirst
}

/** Every word that a pattern holds, its classes' with them. */
export function* wordsIn(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === 'word') yield node.word
    if (node.kind === 'choice') for (const option of node.options) yield* wordsIn(option)
    if (node.kind === 'class')
      for (const some of node.byFirst.values()) for (const { words } of some) yield* words
  }
}
