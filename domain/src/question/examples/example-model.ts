// A classifier of questions, trained on example sentences: softmax regression over words and pairs
// of words (multinomial logistic regression by stochastic gradient descent). It is trained on the
// sentences beside the assistant and on nothing else, always to the same weights.
import { smallWordSet } from '../concepts.ts'
import {
  featuresOf,
  isMark,
  narrowingPairs,
  narrows,
  pairsAt,
  stemOf,
  wordsOfExample,
} from './example-words.ts'

/** A question that examples mean. */
export type Meaning = {
  /** "how much did we pay {payee} {past}"; null for what nothing answers. */
  readonly means: string | null
  /** The words of its examples, without endings, and pairs of those that narrow it. */
  readonly words: ReadonlySet<string>
}

/** A meaning with how probable it is, from 0 to 1. */
export type Likely = { readonly meaning: Meaning; readonly probability: number }

const opening = '= '
const nothing = '(nothing)'
// A feature of one example alone would only be learnt by heart.
const countMin = 2
const rounds = 8
const firstRate = 2
const lastRate = 0.1
const offsetRate = 0.02
/** Changes too small to matter are left out. */
const changeMin = 0.002
// From so many meanings on a word says little about any of them.
const everydayFrom = 60

/** Examples with the meanings that a model of them distinguishes. */
export type Examples = {
  readonly meanings: readonly Meaning[]
  readonly rows: readonly { readonly meaning: number; readonly features: readonly string[] }[]
}

/** Reads example files: "= meaning", then its examples, one a line. Throws where none is opened. */
export function readExamples(texts: readonly string[]): Examples {
  const meanings: { means: string | null; words: Set<string> }[] = []
  const rows: { meaning: number; features: readonly string[] }[] = []
  const add = (line: string) => {
    const meaning = meanings.at(-1)
    if (!meaning) throw new Error('An example stands before the first meaning.')
    const words = wordsOfExample(line)
    for (const word of [...words, ...narrowingPairs(words)]) meaning.words.add(word)
    rows.push({
      meaning: meanings.length - 1,
      features: featuresOf(withoutSome(words, rows.length)),
    })
  }
  for (const line of texts.flatMap((text) => text.split('\n').map((each) => each.trim()))) {
    if (line === '' || line.startsWith('//')) continue
    if (!line.startsWith(opening)) {
      add(line)
      continue
    }
    const means = line.slice(opening.length).trim()
    meanings.push({ means: means === nothing ? null : means, words: new Set() })
    if (means !== nothing) add(means)
  }
  return { meanings, rows }
}

// "In May" may be gone by or to come, and a name may move both ways: every third example leaves it
// open.
function withoutSome(words: readonly string[], row: number): readonly string[] {
  return row % 3 === 0 ? words.map((word) => word.replace(/(?<=^[A-Z]+)\/.*$/, '')) : words
}

/** A classifier of questions that stand alone, and one of those that follow an answer. */
export type ExampleModels = { readonly first: ExampleModel; readonly second: ExampleModel }

/** Changes with what a model learns from its examples: what an older one learnt is no use then. */
export const modelVersion = 2

/** What a model knows, so that it need not be trained again: weights are in whole steps. */
export type Learnt = {
  readonly meanings: readonly { readonly means: string | null; readonly words: readonly string[] }[]
  readonly features: readonly string[]
  readonly offsets: readonly number[]
  readonly step: number
  /** For each feature one of each meaning. */
  readonly weights: Int16Array
}

/** A trained classifier. */
export class ExampleModel {
  readonly #meanings: readonly Meaning[]
  readonly #places: ReadonlyMap<string, number>
  readonly #weights: Float32Array
  readonly #offsets: Float32Array
  readonly #everyday: ReadonlySet<string>
  readonly vocabulary: ReadonlySet<string>

  private constructor(meanings: readonly Meaning[], features: readonly string[]) {
    this.#meanings = meanings
    this.#places = new Map(features.map((feature, at) => [feature, at]))
    this.#weights = new Float32Array(features.length * meanings.length)
    this.#offsets = new Float32Array(meanings.length)
    const counts = countsOf(meanings.flatMap(({ words }) => [...words]))
    this.#everyday = new Set([...counts].flatMap(([word, n]) => (n < everydayFrom ? [] : [word])))
    this.vocabulary = new Set(counts.keys())
  }

  /** A model trained on examples: the same ones always make the same model. */
  static trainedOn({ meanings, rows }: Examples): ExampleModel {
    const counts = countsOf(rows.flatMap(({ features }) => features))
    const kept = [...counts].flatMap(([feature, n]) => (n < countMin ? [] : [feature]))
    const model = new ExampleModel(meanings, kept)
    model.#train(rows)
    return model
  }

  /** The model that learnt this. Throws where the weights belong to other features. */
  static from({ meanings, features, offsets, step, weights }: Learnt): ExampleModel {
    const whole = meanings.map(({ means, words }) => ({ means, words: new Set(words) }))
    const model = new ExampleModel(whole, features)
    if (weights.length !== model.#weights.length)
      throw new Error('The weights belong to other features.')
    for (const [at, weight] of weights.entries()) model.#weights[at] = weight * step
    model.#offsets.set(offsets)
    return model
  }

  /** What it knows. */
  get learnt(): Learnt {
    const most = this.#weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
    const step = most / 32_767 || 1
    return {
      meanings: this.#meanings.map(({ means, words }) => ({ means, words: [...words] })),
      features: [...this.#places.keys()],
      offsets: [...this.#offsets],
      step,
      weights: Int16Array.from(this.#weights, (weight) => Math.round(weight / step)),
    }
  }

  /** Words that stand in no example of a meaning, nor in those of many. */
  unknownTo({ words }: Meaning, all: readonly string[]): readonly string[] {
    const stems = all.map(stemOf)
    return all.filter((word, at) => {
      if (isMark(word)) return false
      const stem = stems[at] ?? ''
      if (narrows(stem)) return !pairsAt(stems, at).some((pair) => words.has(pair))
      return !smallWordSet.has(word) && !words.has(stem) && !this.#everyday.has(stem)
    })
  }

  /** All meanings, the likeliest first. */
  likeliest(words: readonly string[]): readonly Likely[] {
    const scores = this.#probabilities(this.#placesIn(featuresOf(words.map(stemOf))))
    return this.#meanings
      .map((meaning, at) => ({ meaning, probability: scores[at] ?? 0 }))
      .sort((one, other) => other.probability - one.probability)
  }

  #placesIn(features: readonly string[]): readonly number[] {
    return features.flatMap((feature) => this.#places.get(feature) ?? [])
  }

  // Long questions have more features than short ones, so their weights count less each.
  #probabilities(places: readonly number[]): Float32Array {
    const count = this.#meanings.length
    const scores = Float32Array.from(this.#offsets)
    const scale = scaleOf(places)
    for (const place of places) {
      const from = place * count
      for (let at = 0; at < count; at++)
        scores[at] = (scores[at] ?? 0) + scale * (this.#weights[from + at] ?? 0)
    }
    const most = scores.reduce((max, each) => Math.max(max, each), -Infinity)
    let sum = 0
    for (let at = 0; at < count; at++) {
      const each = Math.exp((scores[at] ?? 0) - most)
      scores[at] = each
      sum += each
    }
    for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) / sum
    return scores
  }

  #train(rows: Examples['rows']): void {
    const known = rows.map(({ meaning, features }) => ({
      meaning,
      places: this.#placesIn(features),
    }))
    const next = pseudoRandom()
    for (let round = 0; round < rounds; round++) {
      const rate = firstRate * (1 - round / rounds) + lastRate
      shuffle(known, next)
      for (const row of known) this.#learn(row, rate)
    }
  }

  #learn({ meaning, places }: { meaning: number; places: readonly number[] }, rate: number): void {
    const count = this.#meanings.length
    const errors = this.#probabilities(places)
    errors[meaning] = (errors[meaning] ?? 0) - 1
    const step = rate * scaleOf(places)
    for (let at = 0; at < count; at++) {
      const error = errors[at] ?? 0
      if (Math.abs(error) < changeMin) continue
      this.#offsets[at] = (this.#offsets[at] ?? 0) - offsetRate * rate * error
      for (const place of places) {
        const index = place * count + at
        this.#weights[index] = (this.#weights[index] ?? 0) - step * error
      }
    }
  }
}

const scaleOf = (places: readonly number[]) => 1 / Math.sqrt(places.length || 1)

function countsOf(some: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const each of some) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

function shuffle<Each>(some: Each[], next: () => number): void {
  for (let at = some.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const [one, two] = [some[at], some[other]]
    if (one === undefined || two === undefined) continue
    some[at] = two
    some[other] = one
  }
}

// A linear congruential generator: the same numbers every time.
function pseudoRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}
