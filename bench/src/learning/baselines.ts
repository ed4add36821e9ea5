// What learning must beat: the payee's majority, and the payee's last label.
import type { Example } from '@plimsoll/domain/learning/seen'

/** The shares of later payments that each rule gets right. */
export function baselines(past: readonly Example[], later: readonly Example[]) {
  const byPayee = new Map<string, Map<string, number>>()
  const last = new Map<string, string>()
  const all = new Map<string, number>()
  for (const { payee, label } of past) {
    const counts = byPayee.get(payee) ?? new Map<string, number>()
    counts.set(label, (counts.get(label) ?? 0) + 1)
    byPayee.set(payee, counts)
    last.set(payee, label)
    all.set(label, (all.get(label) ?? 0) + 1)
  }
  const commonest = topOf(all)
  const share = (guess: (example: Example) => string | undefined) =>
    later.filter((example) => guess(example) === example.label).length / later.length
  return {
    majority: share(({ payee }) => topOf(byPayee.get(payee)) ?? commonest),
    last: share(({ payee }) => last.get(payee) ?? commonest),
  }
}

function topOf(counts: ReadonlyMap<string, number> | undefined): string | undefined {
  if (!counts) return undefined
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}
