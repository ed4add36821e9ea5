// The model of one business: what it learns from labelled payments, how sure it is, and from where on it may act by itself.
// The last two fifths by time are kept apart in turn, to choose and to judge; then everything is learnt.

import { type Outcome, surpriseOf, temperatureOf, tempered } from './calibrate.ts'
import { type Classifier, chancesOf, type Lesson, learn } from './classifier.ts'
import { type Features, featuresOf } from './features.ts'
import { countPayees, type PayeeCounts, type Trust, withPayee } from './payee-counts.ts'
import { type Quality, qualityOf } from './quality.ts'
import type { Example, Ranked, Seen } from './seen.ts'
import { type Threshold, thresholdOf } from './threshold.ts'

/** A model. It may be used for the business alone whose payments it was learnt from. */
export type Model = {
  readonly classifier: Classifier
  readonly counts: PayeeCounts
  readonly trust: Trust
  readonly temperature: number
  readonly threshold: Threshold
  readonly quality: Quality
}

/** Fewer labelled payments teach nothing that the payee's own past does not say. */
export const examplesMin = 20
/** The newest examples that are looked at. */
export const examplesMax = 10_000
const labelsMax = 120
const testShare = 0.2
// Where the two fifths begin that are judged, each by what came before it.
const foldsFrom = [0.6, 0.8]

// How many edits the classifier's word is worth; the best on the business's own later payments is taken.
const trusts: readonly Trust[] = [0.3, 1, 3].flatMap((payee) =>
  [1, 4].flatMap((amount) => [120, 720].map((halfLifeDays) => ({ payee, amount, halfLifeDays }))),
)

/** Learns a model, or `null` where there is too little to learn from. The order of examples of a day counts; clocks and chance do not. */
export function learnModel(all: readonly Example[]): Model | null {
  const examples = inOrder(all).slice(-examplesMax)
  const labels = labelsOf(examples)
  if (examples.length < examplesMin || labels.length < 2) return null
  const known = new Set(labels)
  const kept = examples.filter(({ label }) => known.has(label))
  const features = kept.map(featuresOf)
  const course = { examples: kept, features, labels }
  const trials = foldsFrom.map((from) => tryOut(course, from))
  const chosen = choose(trials, labels)
  const outcomes = trials.flatMap((trial) => judge(trial, { labels, ...chosen }))
  return {
    classifier: learn(labels, lessonsOf(kept, features, labels)),
    counts: countPayees(kept, chosen.trust),
    ...chosen,
    threshold: thresholdOf(outcomes),
    quality: qualityOf(outcomes, kept.length),
  }
}

/** What a payment may be for, likeliest first; the chances of all labels add up to 1. */
export function rank(model: Model, seen: Seen): Ranked[] {
  const { labels } = model.classifier
  const chances = withPayee(chancesOf(model.classifier, featuresOf(seen)), {
    seen,
    labels,
    ...model,
  })
  return ranked(tempered(chances, model.temperature), labels)
}

type Course = {
  examples: readonly Example[]
  features: readonly Features[]
  labels: readonly string[]
}
type Later = { example: Example; chances: Float64Array; label: number }
type Trial = { past: readonly Example[]; later: readonly Later[] }
type Chosen = { trust: Trust; temperature: number }

/** What the classifier says of the fifth that begins at a share of the course, having learnt what came before alone. */
function tryOut({ examples, features, labels }: Course, from: number): Trial {
  const start = Math.ceil(examples.length * from)
  const end = Math.ceil(examples.length * (from + testShare))
  const past = examples.slice(0, start)
  const classifier = learn(labels, lessonsOf(past, features, labels))
  const later = examples.slice(start, end).map((example, i) => ({
    example,
    chances: chancesOf(classifier, features[start + i] as Features),
    label: labels.indexOf(example.label),
  }))
  return { past, later }
}

function choose(trials: readonly Trial[], labels: readonly string[]): Chosen {
  let best: (Chosen & { surprise: number }) | null = null
  for (const trust of trusts) {
    const outcomes = trials.flatMap((trial) => turned(trial, { labels, trust }))
    const temperature = temperatureOf(outcomes)
    const surprise = surpriseOf(outcomes, temperature)
    if (!best || surprise < best.surprise) best = { trust, temperature, surprise }
  }
  return best ?? { trust: { payee: 1, amount: 1, halfLifeDays: 720 }, temperature: 1 }
}

function turned(
  { past, later }: Trial,
  { labels, trust }: { labels: readonly string[]; trust: Trust },
): Outcome[] {
  const counts = countPayees(past, trust)
  return later.map(({ example, chances, label }) => ({
    chances: withPayee(Float64Array.from(chances), { seen: example, labels, counts, trust }),
    label,
  }))
}

function judge(trial: Trial, of: Chosen & { labels: readonly string[] }) {
  const payees = new Set(trial.past.map(({ payee }) => payee))
  return turned(trial, of).map(({ chances, label }, i) => {
    const order = ranked(tempered(chances, of.temperature), of.labels)
    const place = order.findIndex((one) => one.label === of.labels[label])
    const payee = trial.later[i]?.example.payee ?? ''
    return {
      chance: order[0]?.chance ?? 0,
      right: place === 0,
      place,
      payee,
      isNew: !payees.has(payee),
    }
  })
}

function ranked(chances: Float64Array, labels: readonly string[]): Ranked[] {
  return labels
    .map((label, i) => ({ label, chance: chances[i] ?? 0 }))
    .sort((a, b) => b.chance - a.chance || (a.label < b.label ? -1 : 1))
}

function lessonsOf(
  examples: readonly Example[],
  features: readonly Features[],
  labels: readonly string[],
): Lesson[] {
  const place = new Map(labels.map((label, i) => [label, i]))
  return examples.map(({ label }, i) => ({
    features: features[i] as Features,
    label: place.get(label) ?? 0,
  }))
}

/** The commonest labels, by name. */
function labelsOf(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, labelsMax)
    .map(([label]) => label)
    .sort()
}

function inOrder(examples: readonly Example[]): Example[] {
  return [...examples].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
