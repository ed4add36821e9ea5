// What somebody gave back: some payees keep their refunds under a name of their own.
import type { NameIndex } from './names.ts'
import type { Reading } from './read-question.ts'
import type { Subject } from './subject.ts'

/**
 * "How much did Brakes refund us?": the payees that refunds stand under instead of those who gave
 * them; null where one has none, because what is given back within a payee's own payments has no
 * total.
 */
export function refundingSubjects(
  { words, concepts }: Pick<Reading, 'words' | 'concepts'>,
  included: readonly Subject[],
  names: NameIndex,
): readonly Subject[] | null {
  if (concepts.has('money_back')) {
    const others = included.flatMap((payee) => names.refundsOf(payee) ?? [])
    return [...included, ...others]
  }
  const asksBack =
    /\brefund(s|ed)? (us|me)\b|\brefund(s|ed)? (received |back |we had |we got |due |owed |paid )?(from|by|off|out of)\b|\bmoney back from\b/.test(
      words.join(' '),
    )
  if (!asksBack || concepts.has('net_of_refunds')) return included
  const payees = included.filter(({ kind }) => kind === 'merchant')
  if (payees.length === 0) return included
  const own = payees.map((payee) =>
    /\brefunds?\b/i.test(payee.name) ? payee : names.refundsOf(payee),
  )
  return own.every((payee) => payee !== null) ? own : null
}
