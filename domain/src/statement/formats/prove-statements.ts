// Proves the statements of a bank's file by the balances, or counts and sums, that they state: the
// opening one plus all transactions is the closing one, to the penny, and each statement opens
// where the one before it closed.

import { dayInWords } from '../../date-words.ts'
import { type Minor, plus, sum } from '../../money.ts'
import { proofShareMin } from '../balance.ts'
import { spellAmount } from '../sentences.ts'
import type { BalanceProof } from '../statement.ts'
import type { BankStatement, StatedSum } from './bank-file.ts'

type Break = { line: number; message: string }

const breaksMax = 20

/**
 * The proof over all statements, which stand oldest first. Absent when no statement has both of its
 * balances.
 */
export function proveStatements(statements: readonly BankStatement[]): BalanceProof {
  const last = new Map<string, BankStatement>()
  const breaks: Break[] = []
  let checked = 0
  for (const statement of statements) {
    const key = `${statement.account ?? ''}|${statement.currency}`
    const sums = (statement.sums ?? []).map((stated) => sumCheck(statement, stated))
    const checks = [gapBefore(statement, last.get(key)), breakIn(statement), ...sums]
    checked += checks.filter((check) => check !== null).length
    for (const check of checks) if (check && check !== 'holds') breaks.push(check)
    last.set(key, statement)
  }
  if (checked === 0) return { kind: 'absent' }
  const share = (checked - breaks.length) / checked
  const kind = share >= proofShareMin ? 'proved' : 'unproved'
  return { kind, share, breaks: breaks.slice(0, breaksMax) }
}

/** What the statement's own transactions make of its opening balance. */
export function reckonedClosing(opening: Minor, statement: BankStatement): Minor {
  const own = statement.transactions.filter((each) => each.currency === statement.currency)
  return plus(opening, sum(own.map((each) => each.amount)))
}

function breakIn(statement: BankStatement): Break | 'holds' | null {
  const { opening, closing } = statement
  if (!opening || !closing) return null
  const reckoned = reckonedClosing(opening.amount, statement)
  if (reckoned === closing.amount) return 'holds'
  const message = `The statement that closes on ${dayInWords(closing.day)} does not add up: its transactions lead to ${spellAmount(reckoned)}, but it says ${spellAmount(closing.amount)}.`
  return { line: closing.line, message }
}

function sumCheck(statement: BankStatement, stated: StatedSum): Break | 'holds' {
  const own = statement.transactions.filter(({ amount }) => amount < 0 === stated.isOut)
  const reckoned = sum(own.map((each) => each.amount))
  if (own.length === stated.count && reckoned === stated.amount) return 'holds'
  const direction = stated.isOut ? 'payments out' : 'payments in'
  const message = `The report says that it holds ${stated.count} ${direction} of ${spellAmount(stated.amount)}, but ${own.length} of ${spellAmount(reckoned)} were found.`
  return { line: stated.line, message }
}

function gapBefore(
  statement: BankStatement,
  before: BankStatement | undefined,
): Break | 'holds' | null {
  const { opening } = statement
  const closed = before?.closing
  if (!opening || !closed) return null
  if (opening.amount === closed.amount) return 'holds'
  const message = `The statement that opens on ${dayInWords(opening.day)} begins with ${spellAmount(opening.amount)}, but the one before it ended with ${spellAmount(closed.amount)}: one may be missing between them.`
  return { line: opening.line, message }
}
