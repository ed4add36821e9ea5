// Why a label is suggested, in one sentence that its owner can check. Names only what did speak for
// it.
import type { Day } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { classifierRow } from './classifier.ts'
import { wordFeature, wordsOf } from './features.ts'
import type { Model } from './model.ts'
import type { Seen } from './seen.ts'

/**
 * What is known of the payee's payments on this side: how many carry the label, of how many
 * labelled; the latest that does.
 */
type PayeePast = {
  readonly name: string | null
  readonly count: number
  readonly total: number
  readonly latest: { readonly text: string; readonly day: Day } | null
}

const wordsMax = 2

/**
 * The reason for a label. `labelWords`: how its owner reads it; `hinted`: the dictionary says the
 * same.
 */
export function reasonFor(input: {
  seen: Seen
  label: string
  labelWords: string
  past: PayeePast
  model: Model | null
  hinted: boolean
}): string {
  const { seen, past, labelWords } = input
  const way = seen.amount < 0 ? 'to' : 'from'
  if (past.name && past.count > 0 && past.total > 1)
    return `${past.count} of ${past.total} payments ${way} ${past.name} stand in ${labelWords}`
  if (past.count > 0 && past.latest)
    return `Like “${past.latest.text.trim()}” of ${dayInWords(past.latest.day)}`
  if (input.hinted) return `What is known of ${past.name ?? 'such payments'} points there`
  const words = input.model ? tellingWords(input.model, seen, input.label) : []
  const quoted = words.map((word) => word.toLowerCase()).join(' ')
  if (words.length > 0)
    return `The word${words.length > 1 ? 's' : ''} “${quoted}” point${words.length > 1 ? '' : 's'} there`
  return 'Payments of this kind and size often stand there'
}

/**
 * The words of a payment that speak for a label more than for others, at most two, in the order in
 * which they stand.
 */
export function tellingWords(model: Model, seen: Seen, label: string): string[] {
  const place = model.classifier.labels.indexOf(label)
  if (place < 0) return []
  const words = wordsOf(seen.text)
  const telling = words
    .map((word) => ({
      word,
      worth: worthOf(classifierRow(model.classifier, wordFeature(word)), place),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, wordsMax)
    .map(({ word }) => word)
  return words.filter((word) => telling.includes(word))
}

/**
 * How much more a row speaks for a label than for the next best; not at all where another is ahead.
 */
function worthOf(row: Float32Array, place: number): number {
  const own = row[place] ?? 0
  const next = row.reduce((most, weight, i) => (i === place ? most : Math.max(most, weight)), 0)
  return own - next
}
