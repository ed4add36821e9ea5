// Tries a model out on the business's own past: what was learnt from the earlier payments is put to
// those that came next, to choose how much each part of it counts, who leads, and how sure it may
// be.
import { compareText } from '../order.ts'
import { type Outcome, surpriseOf, temperatureOf, tempered } from './calibrate.ts'
import { chancesOf, type Lesson, learn } from './classifier.ts'
import type { Features } from './features.ts'
import { type Leader, leaderOf, putFirst } from './leader.ts'
import { type Majority, majorityLabel, majorityOf } from './majority.ts'
import { countPayees, type Trust, withPayee } from './payee-counts.ts'
import type { Judgement } from './quality.ts'
import type { Example, Ranked } from './seen.ts'
import type { Judged } from './threshold.ts'

/** What is learnt from, oldest first: examples, their features, and the labels known. */
type Course = {
  readonly examples: readonly Example[]
  readonly features: readonly Features[]
  readonly labels: readonly string[]
}

/**
 * A part of the past, and the suggestions for the payments that came next. `label` is -1 where it
 * was new.
 */
type Trial = {
  readonly past: readonly Example[]
  readonly majority: Majority
  readonly later: readonly { example: Example; chances: Float64Array; label: number }[]
}

/** What the trials chose. */
export type Chosen = {
  readonly trust: Trust
  readonly temperature: number
  readonly leader: Leader
}

// Where the parts begin that are judged, each by what came before it alone. Few labels are judged
// almost all; of many, two fifths say as much and are learnt in a third of the time.
const fewMax = 2000
const startsOfFew = [0.2, 0.35, 0.5, 0.65, 0.8]
const startsOfMany = [0.6, 0.8]

// How many edits the classifier's word is worth; the best on the business's own later payments is
// taken.
const trusts: readonly Trust[] = [0.3, 1, 3].flatMap((payee) =>
  [1, 4].flatMap((amount) => [120, 720].map((halfLifeDays) => ({ payee, amount, halfLifeDays }))),
)

/** The trials of a course. */
export function tryOut(course: Course): Trial[] {
  const starts = course.examples.length > fewMax ? startsOfMany : startsOfFew
  return starts.map((from, i) => tryPart(course, from, starts[i + 1] ?? 1))
}

function tryPart({ examples, features, labels }: Course, from: number, to: number): Trial {
  const start = Math.ceil(examples.length * from)
  const past = examples.slice(0, start)
  const classifier = learn(labels, lessonsOf({ examples: past, features, labels }))
  const later = examples.slice(start, Math.ceil(examples.length * to)).map((example, i) => ({
    example,
    chances: chancesOf(classifier, features[start + i] as Features),
    label: labels.indexOf(example.label),
  }))
  return { past, majority: majorityOf(past), later }
}

/**
 * What was least surprised by what came, and whether that or the payee's majority was right more
 * often.
 */
export function choose(trials: readonly Trial[], labels: readonly string[]): Chosen {
  let best: { trust: Trust; temperature: number; surprise: number } | null = null
  for (const trust of trusts) {
    const outcomes = trials.flatMap((trial) => turned(trial, { labels, trust }))
    const temperature = temperatureOf(outcomes)
    const surprise = surpriseOf(outcomes, temperature)
    if (!best || surprise < best.surprise) best = { trust, temperature, surprise }
  }
  const trust = best?.trust ?? { payee: 1, amount: 1, halfLifeDays: 720 }
  const temperature = best?.temperature ?? 1
  const contests = trials.flatMap((trial) =>
    turned(trial, { labels, trust }).map(({ chances }, i) => {
      const { example } = trial.later[i] as Trial['later'][number]
      return {
        model: rankLabels(chances, labels)[0]?.label === example.label,
        majority: majorityLabel(trial.majority, example) === example.label,
      }
    }),
  )
  return { trust, temperature, leader: leaderOf(contests) }
}

/** What the model would have suggested for each payment, oldest first, and whether it was right. */
export function judge(
  trials: readonly Trial[],
  input: Chosen & { labels: readonly string[] },
): (Judged & Judgement)[] {
  return trials.flatMap((trial) => {
    const payees = new Set(trial.past.map(({ payee }) => payee))
    return turned(trial, input).map(({ chances }, i) => {
      const { example } = trial.later[i] as Trial['later'][number]
      const ranked = rankLabels(tempered(chances, input.temperature), input.labels)
      const order = ledBy(input.leader, ranked, majorityLabel(trial.majority, example))
      const place = order.findIndex(({ label }) => label === example.label)
      return {
        chance: order[0]?.chance ?? 0,
        right: place === 0,
        place,
        payee: example.payee,
        isNew: !payees.has(example.payee),
      }
    })
  })
}

/** Ranked labels as their leader has them. */
export function ledBy(leader: Leader, ranked: Ranked[], majority: string | null): Ranked[] {
  return leader === 'majority' ? putFirst(ranked, majority) : ranked
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

/** Labels by their chances, likeliest first. */
export function rankLabels(chances: Float64Array, labels: readonly string[]): Ranked[] {
  return labels
    .map((label, i) => ({ label, chance: chances[i] ?? 0 }))
    .sort((a, b) => b.chance - a.chance || compareText(a.label, b.label))
}

/** A course as the classifier takes it. */
export function lessonsOf({ examples, features, labels }: Course): Lesson[] {
  const place = new Map(labels.map((label, i) => [label, i]))
  return examples.map(({ label }, i) => ({
    features: features[i] as Features,
    label: place.get(label) ?? 0,
  }))
}
