// What each payee's money was called before, in all and for amounts of the same size; newer labels
// count more. The classifier's word stands in where a payee has little past: a Dirichlet prior, so
// that one edit is a hint and ten alike are as good as certain.
import { epochDays } from '../calendar.ts'
import type { Example, Seen } from './seen.ts'

/** Counts by payee and side, and by payee, side and amount: label to weight. */
export type PayeeCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * How many edits the word of the level above is worth: the classifier's for a payee, the payee's
 * for one of its amounts.
 */
export type Trust = {
  readonly payee: number
  readonly amount: number
  readonly halfLifeDays: number
}

/** Counts the labels of examples as of their newest day. */
export function countPayees(examples: readonly Example[], { halfLifeDays }: Trust): PayeeCounts {
  const counts = new Map<string, Map<string, number>>()
  const newest = examples.reduce((latest, { day }) => (day > latest ? day : latest), '0001-01-01')
  const last = epochDays(newest)
  for (const example of examples) {
    const weight = 0.5 ** ((last - epochDays(example.day)) / halfLifeDays)
    for (const key of keysOf(example)) {
      const labels = counts.get(key) ?? new Map<string, number>()
      labels.set(example.label, (labels.get(example.label) ?? 0) + weight)
      counts.set(key, labels)
    }
  }
  return counts
}

/** The classifier's chances turned by what the payee's money was called before. Works in place. */
export function withPayee(
  chances: Float64Array,
  input: { seen: Seen; labels: readonly string[]; counts: PayeeCounts; trust: Trust },
): Float64Array {
  const [byPayee, byAmount] = keysOf(input.seen)
  mix(chances, input.counts.get(byPayee ?? ''), input.labels, input.trust.payee)
  mix(chances, input.counts.get(byAmount ?? ''), input.labels, input.trust.amount)
  return chances
}

function mix(
  chances: Float64Array,
  counts: ReadonlyMap<string, number> | undefined,
  labels: readonly string[],
  worth: number,
): void {
  if (!counts) return
  let total = worth
  for (const count of counts.values()) total += count
  for (let i = 0; i < labels.length; i++)
    chances[i] = ((counts.get(labels[i] as string) ?? 0) + worth * (chances[i] as number)) / total
}

/**
 * The names of what is counted: the payee with its side, and these with the amount. Nobody in
 * particular has no past.
 */
export function keysOf({ payee, amount }: Pick<Seen, 'payee' | 'amount'>): string[] {
  if (payee === '') return []
  const side = amount < 0 ? 'out' : 'in'
  return [`${side} ${payee}`, `${side} ${amount} ${payee}`]
}
