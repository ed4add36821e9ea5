// A running balance proves the amounts, and holds as well with all of them turned round: what is
// owed on a card or a loan rises as money in a bank does. What else is printed tells the two apart.

import { headingOf } from './dictionary.ts'
import { voicesOf } from './direction-voices.ts'
import { fold } from './fold.ts'
import { isPlainLayout } from './layouts.ts'
import { costOrDirectionOf } from './row-words.ts'
import { isOverdrawn } from './sign-evidence.ts'
import type { StatementRead } from './statement.ts'
import { isSellers } from './table-evidence.ts'

const rowsMin = 3
const settled = new Set(['card_inverted', 'ledger_view', 'sign_by_words', 'mostly_money_in'])

/** Whether nothing but the balance says which way the money of a reading went. */
export function isMirrorOpen(read: StatementRead): boolean {
  const { transactions, assumptions, columns, layout } = read
  if (transactions.length < rowsMin || assumptions.some(({ code }) => settled.has(code)))
    return false
  if (layout !== null && !isPlainLayout(layout)) return false
  if (isHeadedBothWays(read)) return false
  if (isSellers({ headers: columns.map(({ header }) => header), above: [], columns: {}, rows: [] }))
    return false
  const { agree, disagree } = voicesOf(transactions, costOrDirectionOf)
  // In its own books a bank owes what is saved with it, and may print it below zero.
  if (isOverdrawn(transactions)) return agree === 0 || disagree > agree
  const isRising = transactions.filter(({ amount }) => amount > 0).length * 2 > transactions.length
  // A single word against its sign is a refund, or a name.
  if (agree + disagree > 0) return disagree > agree && (disagree > 1 || isRising)
  return isRising
}

// "Paid in" and "Paid out" mean one thing only; debit and credit depend on who writes them.
function isHeadedBothWays({ columns }: StatementRead): boolean {
  const sides = columns.filter(({ role }) => role === 'money_in' || role === 'money_out')
  // Letters beside two columns of amounts are those of the balance.
  if (sides.length < 2 && columns.some(({ role }) => role === 'sign')) return true
  return sides.some(({ header, role }) => {
    const words = fold(header)
    return headingOf(header)?.role === role && !/^(dr|cr)$|\b(debits?|credits?)\b/.test(words)
  })
}
