// The user's rules for transactions: which one decides a transaction. The first that fits does, and
// only once: what it makes of the transaction is never asked again, so rules cannot run in circles.
import type { Minor } from '../money.ts'

/** How words are looked for in a bank's text, counterparty and reference. */
type TextCondition = {
  readonly how: 'contains' | 'is' | 'begins' | 'lacks'
  readonly words: string
}

/**
 * What must hold, all of it. Absent: anything. Amounts are magnitudes in pence, both included;
 * merchants are any of those named.
 */
export type RuleConditions = {
  readonly text?: readonly TextCondition[] | undefined
  readonly merchant_ids?: readonly string[] | undefined
  readonly amount_from?: Minor | undefined
  readonly amount_to?: Minor | undefined
  readonly account?: string | undefined
  readonly direction?: 'in' | 'out' | undefined
  readonly rail?: string | undefined
}

/** A transaction as far as rules ask of it. The amount is signed pence. */
export type RuledTransaction = {
  readonly text: string
  readonly counterparty: string | null
  readonly reference: string | null
  readonly merchantId: string | null
  readonly amount: Minor
  readonly accountId: string
  readonly rail: string | null
}

/**
 * Whether all conditions hold. Conditions that ask nothing hold for nothing: a rule for everything
 * is a mistake.
 */
export function fits(conditions: RuleConditions, transaction: RuledTransaction): boolean {
  if (asksNothing(conditions)) return false
  const { merchant_ids, amount_from, amount_to, account, direction, rail } = conditions
  const size = Math.abs(transaction.amount)
  return (
    (merchant_ids === undefined ||
      (transaction.merchantId !== null && merchant_ids.includes(transaction.merchantId))) &&
    (amount_from === undefined || size >= Math.abs(amount_from)) &&
    (amount_to === undefined || size <= Math.abs(amount_to)) &&
    (account === undefined || transaction.accountId === account) &&
    (direction === undefined || (transaction.amount < 0 ? 'out' : 'in') === direction) &&
    (rail === undefined || transaction.rail === rail) &&
    textsFit(conditions.text ?? [], transaction)
  )
}

/** The first of the rules, in their order, that fits a transaction; null where none does. */
export function decide<R extends { readonly conditions: RuleConditions }>(
  rules: readonly R[],
  transaction: RuledTransaction,
): R | null {
  return rules.find((rule) => fits(rule.conditions, transaction)) ?? null
}

/** Whether conditions ask nothing at all. */
export function asksNothing({ text, ...others }: RuleConditions): boolean {
  const { merchant_ids, ...single } = others
  return (
    (text ?? []).length === 0 &&
    merchant_ids === undefined &&
    Object.values(single).every((value) => value === undefined)
  )
}

function textsFit(conditions: readonly TextCondition[], transaction: RuledTransaction): boolean {
  if (conditions.length === 0) return true
  const texts = [transaction.text, transaction.counterparty, transaction.reference].flatMap(
    (text) => (text === null ? [] : [folded(text)]),
  )
  return conditions.every(({ how, words }) => textFits(how, folded(words), texts))
}

function textFits(how: TextCondition['how'], words: string, texts: readonly string[]): boolean {
  if (how === 'contains') return texts.some((text) => text.includes(words))
  if (how === 'is') return texts.some((text) => text === words)
  if (how === 'begins') return texts.some((text) => text.startsWith(words))
  return !texts.some((text) => text.includes(words))
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}
