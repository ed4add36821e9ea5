// The model of one business: what it learns from labelled payments, how sure it is, and from where
// on it may act by itself. Parts of its past are kept apart in turn, to choose and to judge
// (`trials.ts`); then everything is learnt.
import { compareText } from '../order.ts'
import { tempered } from './calibrate.ts'
import { type Classifier, chancesOf, learn } from './classifier.ts'
import { featuresOf } from './features.ts'
import { type Majority, majorityLabel, majorityOf } from './majority.ts'
import { countPayees, type PayeeCounts, withPayee } from './payee-counts.ts'
import { type Quality, qualityOf } from './quality.ts'
import type { Example, Ranked, Seen } from './seen.ts'
import { type Threshold, thresholdOf } from './threshold.ts'
import { type Chosen, choose, judge, ledBy, lessonsOf, rankLabels, tryOut } from './trials.ts'

/** A model. It may be used for the business alone whose payments it was learnt from. */
export type Model = Chosen & {
  readonly classifier: Classifier
  readonly counts: PayeeCounts
  readonly majority: Majority
  readonly threshold: Threshold
  readonly quality: Quality
}

/** Fewer labelled payments teach nothing that the payee's own past does not say. */
export const examplesMin = 20
/** The newest examples that are looked at. */
export const examplesMax = 10_000
const labelsMax = 120

/**
 * Learns a model, or `null` where there is too little to learn from. The order of examples of a day
 * counts; clocks and chance do not.
 */
export function learnModel(all: readonly Example[]): Model | null {
  const newest = inOrder(all).slice(-examplesMax)
  const labels = labelsOf(newest)
  if (newest.length < examplesMin || labels.length < 2) return null
  const knownLabels = new Set(labels)
  const examples = newest.filter(({ label }) => knownLabels.has(label))
  const course = { examples, features: examples.map(featuresOf), labels }
  const trials = tryOut(course)
  const chosen = choose(trials, labels)
  const judged = judge(trials, { labels, ...chosen })
  return {
    classifier: learn(labels, lessonsOf(course)),
    counts: countPayees(examples, chosen.trust),
    majority: majorityOf(examples),
    ...chosen,
    threshold: thresholdOf(judged),
    quality: qualityOf(judged, examples.length),
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
  const ranked = rankLabels(tempered(chances, model.temperature), labels)
  return ledBy(model.leader, ranked, majorityLabel(model.majority, seen))
}

/** The commonest labels, by name. */
function labelsOf(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || compareText(a, b))
    .slice(0, labelsMax)
    .map(([label]) => label)
    .sort()
}

function inOrder(examples: readonly Example[]): Example[] {
  return [...examples].sort((a, b) => compareText(a.day, b.day))
}
