// Settles the signs of OFX entries. TRNAMT is signed by the standard; some writers leave the signs
// out or turn them round, and then the types of the entries are the better witness, or nobody is.
import { type Minor, magnitude, negate } from '../../money.ts'
import { withoutMinus } from '../no-minus.ts'
import { refuse } from '../refuse.ts'
import { spellAmount } from '../sentences.ts'
import type { Answers, Assumption, StatementResult } from '../statement.ts'
import type { BankStatement } from './bank-file.ts'

/** A statement with the types of its transactions beside them, in the same order. */
export type TypedStatement = BankStatement & { readonly types: readonly string[] }

/**
 * A statement whose signs are settled; `turned` when they are not as written; `open` when only a
 * person can tell.
 */
export type Settled =
  | { kind: 'settled'; statement: BankStatement; turned: boolean }
  | { kind: 'open' }

// Only types that the standard ties to one direction; interest, fees, ATM and POS go either way.
const outward = /^(DEBIT|PAYMENT|CHECK|DIRECTDEBIT)$/
const inward = /^(CREDIT|DEP|DIRECTDEP)$/

// By the standard the sign of TRNAMT alone counts, and types are only words. Where they contradict
// all of a card's signs, or no sign is ever written, the writer did not keep to it.
/** Settles the signs of a statement, of a card or an account. */
export function signsOf(
  { types, ...statement }: TypedStatement,
  card: boolean,
  { amountSign }: Answers,
): Settled {
  const asWritten: Settled = { kind: 'settled', statement, turned: false }
  const directions = types.map((type) => (outward.test(type) ? -1 : inward.test(type) ? 1 : 0))
  const against = statement.transactions.filter(
    ({ amount }, at) => amount * (directions[at] ?? 0) < 0,
  )
  const agree = statement.transactions.some(({ amount }, at) => amount * (directions[at] ?? 0) > 0)
  const unsigned = statement.transactions.every(({ amount }) => amount >= 0)
  const bothWays = directions.includes(1) && directions.includes(-1)
  if (against.length === 0 || (agree && !unsigned)) return asWritten
  if (bothWays && (unsigned || card) && !directions.includes(0))
    return turned(statement, directions)
  if (amountSign === undefined) return { kind: 'open' }
  return amountSign === 'as_written' ? asWritten : turned(statement, invertedOf(statement))
}

/** The doubt about a statement without a minus whose types do not all say that money came in. */
export function oneSided({ types, transactions }: TypedStatement): Assumption[] {
  if (types.every((type) => inward.test(type))) return []
  return withoutMinus(transactions.map(({ amount }) => amount))
}

function invertedOf(statement: BankStatement): number[] {
  return statement.transactions.map(({ amount }) => -Math.sign(amount))
}

function turned(statement: BankStatement, signs: readonly number[]): Settled {
  const transactions = statement.transactions.map((each, at) => {
    const size: Minor = magnitude(each.amount)
    return { ...each, amount: (signs[at] ?? 1) < 0 ? negate(size) : size }
  })
  return { kind: 'settled', statement: { ...statement, transactions }, turned: true }
}

/** The notice where types, not signs, gave the direction. */
export const byType: Assumption = {
  code: 'sign_by_type',
  message: 'The type of each entry shows whether it is money in or money out, not its sign.',
}

/** Refuses a file whose signs are open, with the question that settles them. */
export function askSigns(statements: readonly BankStatement[]): StatementResult {
  const first = statements.flatMap((each) => each.transactions).find((each) => each.amount !== 0)
  const shown = first ? `${spellAmount(first.amount)} ${first.text}`.trim() : ''
  const message =
    'The signs of this file contradict its types of payment. Tell us which way the money went.'
  const options = [
    { value: 'as_written', label: 'As the signs say', example: shown },
    { value: 'inverted', label: 'The other way round', example: shown },
  ]
  const questions = [
    { code: 'amount_sign' as const, message: 'Which way did the money go?', options },
  ]
  return refuse('ambiguous_sign', message, { questions })
}
