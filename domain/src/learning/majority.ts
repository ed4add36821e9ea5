// What a business would guess without any learning: what the payee's money was called most often.
// It leads where few labels are known and nothing shows that the model knows better.
import type { Example, Seen } from './seen.ts'

/**
 * The commonest label under each name, the closest first. Of equals the one that was given first.
 */
export type Majority = ReadonlyMap<string, string>

/** The majorities in examples, oldest first. */
export function majorityOf(examples: readonly Example[]): Majority {
  const counts = new Map<string, Map<string, number>>()
  for (const example of examples)
    for (const name of namesOf(example)) {
      const labels = counts.get(name) ?? new Map<string, number>()
      counts.set(name, labels.set(example.label, (labels.get(example.label) ?? 0) + 1))
    }
  return new Map([...counts].map(([name, labels]) => [name, commonest(labels)]))
}

/**
 * The payee's majority on the payment's side, else on any, else that of all payments; `null` where
 * there were none.
 */
export function majorityLabel(majority: Majority, seen: Seen): string | null {
  const name = namesOf(seen).find((candidate) => majority.has(candidate))
  return name === undefined ? null : (majority.get(name) ?? null)
}

function commonest(labels: ReadonlyMap<string, number>): string {
  return [...labels].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}

function namesOf({ payee, amount }: Pick<Seen, 'payee' | 'amount'>): string[] {
  const side = amount < 0 ? 'out' : 'in'
  return [`${side} ${payee}`, `any ${payee}`, side, 'all']
}
