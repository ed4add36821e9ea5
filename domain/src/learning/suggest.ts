// Up to three labels for one payment, with how sure each is: the model's, the payee's own past
// where the model has not seen it yet, and the shipped dictionary's where no label is confirmed.
// Rather nothing than a guess.
import { compareText } from '../order.ts'
import { type Model, rank } from './model.ts'
import { keysOf } from './payee-counts.ts'
import type { Ranked, Seen } from './seen.ts'

/** What stands behind a suggestion. */
type SuggestionSource = 'memory' | 'model' | 'dictionary'

/** A label that might be right; `chance` 0 to 1. */
export type LabelSuggestion = Ranked & { readonly source: SuggestionSource }

/**
 * What is known beside the payment: a model, if one was learnt; labels that its payee's money was
 * given, and how often; the dictionary's word.
 */
type Evidence = {
  readonly model: Model | null
  readonly corrections: ReadonlyMap<string, number>
  readonly hint: Ranked | null
}

const suggestionsMax = 3
const firstMin = 0.25
const listedMin = 0.08
// The payee's past without a model, by Laplace's rule: one edit is a hint, ten alike are as good as
// certain.
const unseenWorth = 2

/**
 * The suggestions for a payment, likeliest first; none where even the first is no better than a
 * guess.
 */
export function suggestLabels(seen: Seen, evidence: Evidence): LabelSuggestion[] {
  const chances = chancesFor(seen, evidence)
  const sorted = [...chances]
    .map(([label, chance]) => ({ label, chance, source: sourceOf(label, evidence) }))
    .sort((a, b) => b.chance - a.chance || compareText(a.label, b.label))
    .slice(0, suggestionsMax)
    .filter(({ chance }) => chance >= listedMin)
  return (sorted[0]?.chance ?? 0) < firstMin ? [] : sorted
}

function chancesFor(seen: Seen, { model, corrections, hint }: Evidence): Map<string, number> {
  const ranked = new Map(model ? rank(model, seen).map(({ label, chance }) => [label, chance]) : [])
  const knowsPayee = model !== null && keysOf(seen).some((key) => model.counts.has(key))
  if (corrections.size > 0 && !knowsPayee) return turnedBy(ranked, corrections)
  if (corrections.size === 0 && hint && !model?.classifier.labels.includes(hint.label))
    return besides(ranked, hint)
  return ranked
}

/** What the model says, turned by labels that were given since it was learnt. */
function turnedBy(
  ranked: ReadonlyMap<string, number>,
  corrections: ReadonlyMap<string, number>,
): Map<string, number> {
  const total = [...corrections.values()].reduce((sum, count) => sum + count, unseenWorth)
  const labels = new Set([...ranked.keys(), ...corrections.keys()])
  return new Map(
    [...labels].map((label) => [
      label,
      ((corrections.get(label) ?? 0) + unseenWorth * (ranked.get(label) ?? 0)) / total,
    ]),
  )
}

/**
 * A word of the dictionary about something that the owner never had before, beside what the model
 * says of it.
 */
function besides(ranked: ReadonlyMap<string, number>, hint: Ranked): Map<string, number> {
  const rest = 1 - hint.chance
  return new Map([
    [hint.label, hint.chance],
    ...[...ranked].map(([label, chance]) => [label, chance * rest] as const),
  ])
}

function sourceOf(label: string, { corrections, hint, model }: Evidence): SuggestionSource {
  if (corrections.has(label)) return 'memory'
  return model?.classifier.labels.includes(label) || hint?.label !== label ? 'model' : 'dictionary'
}
