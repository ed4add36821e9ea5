// What somebody gave back: banks and bookkeepers often keep it under a name of its own, as
// "Johnsons of Whixley CR" or "Tinies Overchg Refund".
import type { Frame } from './frame.ts'
import { bareWords, nameWords } from './name-words.ts'
import type { NameIndex } from './names.ts'
import type { Reading } from './read-question.ts'
import { distinctSubjects, keyOf, type Subject } from './subject.ts'

type Side = 'in' | 'out'
/** The names of the books, and who is paid. */
export type RefundBooks = {
  readonly names: NameIndex
  /** Which way the money of a payee or payer goes. */
  readonly sideOf: (ids: readonly string[]) => Side | null | undefined
}

/**
 * "How much did Brakes refund us?": the payees that refunds stand under instead of those who gave
 * them; null where one has none, because what is given back within a payee's own payments has no
 * total.
 */
export function refundingSubjects(
  { words, concepts }: Pick<Reading, 'words' | 'concepts'>,
  included: readonly Subject[],
  books: RefundBooks,
): readonly Subject[] | null {
  const payees = included.filter(({ kind }) => kind === 'merchant')
  const isPaid = (payee: Subject) => payee.kind === 'merchant' && books.sideOf(payee.ids) === 'out'
  const comesIn = concepts.has('in') && payees.length > 0 && payees.every(isPaid)
  if (concepts.has('money_back') || concepts.has('net_of_refunds') || comesIn)
    return distinctSubjects([...included, ...payees.flatMap((payee) => givingBack(payee, books))])
  if (concepts.has('given_back'))
    return distinctSubjects([
      ...included,
      ...payees.flatMap((payee) => books.names.refundsOf(payee) ?? []),
    ])
  const asksBack =
    /\brefund(s|ed)? (us|me)\b|\brefund(s|ed)? (received |back |we had |we got |due |owed |paid )?(from|by|off|out of)\b|\bmoney back from\b/.test(
      words.join(' '),
    )
  if (!asksBack || payees.length === 0) return included
  const own = payees.map((payee) =>
    /\brefunds?\b/i.test(payee.name) ? [payee] : givingBack(payee, books),
  )
  return own.every(({ length }) => length > 0) ? own.flat() : null
}

/** A follow-up on what came back, with the names that refunds of the payees before stand under. */
export function withRefunding(frame: Frame, own: Reading, books: RefundBooks): Frame {
  if (own.included.length > 0) return frame
  return { ...frame, included: refundingSubjects(own, frame.included, books) ?? frame.included }
}

/** Under which other names a payee's money comes back. */
function givingBack(payee: Subject, { names, sideOf }: RefundBooks): Subject[] {
  const own = bareWords(payee.name)
  const [first = ''] = own
  const listed = names.refundsOf(payee)
  const kin = first.length > 3 ? names.holding(first) : []
  const givesBack = (other: Subject) => {
    const words = nameWords(other.name)
    const isOther = other.kind === 'merchant' && keyOf(other) !== keyOf(payee)
    return (
      isOther &&
      words[0] === first &&
      sideOf(other.ids) === 'in' &&
      (words.some((word) => refundWords.has(word)) || own.every((word, at) => words[at] === word))
    )
  }
  return distinctSubjects([...(listed ? [listed] : []), ...kin.filter(givesBack)])
}

/**
 * Whether a name is one that what came back stands under: a word for it behind the name, or a
 * refund before it.
 */
export function isRefundName(name: string): boolean {
  const [first = '', ...others] = nameWords(name)
  if (others.length > 0 && /^(?:refund|rfnd)/.test(first)) return true
  return others.some((word) => refundWords.has(word))
}

// How banks and bookkeepers mark what came back.
const refundWords: ReadonlySet<string> = new Set(
  'refund refunds refunded refnd rfnd rfd cr credit credits reversal rev overchg overcharge overpayment overpaid return returned rebate reimbursement reimb'.split(
    ' ',
  ),
)
