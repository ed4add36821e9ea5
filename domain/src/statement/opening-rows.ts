// Lines that state a balance among the payments, known by their words together with their sums:
// words alone do not make one, and an opening balance entered as money in is no payment.

import { fold } from './fold.ts'
import type { Money } from './read-money.ts'
import { isBalanceLine, mayNameBalance } from './row-words.ts'
import type { RowsRead } from './rows-read.ts'

/** What a dated row is labelled with if it states a balance and no payment, or `null`. */
export function balanceLabel(label: string, money: Money, read: RowsRead): string | null {
  if (isMoving(money, read)) return null
  if (mayNameBalance(label) && isBalanceLine(fold(label))) return label
  return statedIn(label, money, read)
}

/** Whether the amount of a row moves the balance before it, as a payment does. */
export function isMoving(money: Money, read: RowsRead): boolean {
  const before = read.entries.at(-1)?.balance
  if (money.kind !== 'amount' || money.balance === null || before == null) return false
  return money.printed !== 0 && Math.abs(money.balance - before) === Math.abs(money.printed)
}

// "Bal b/fwd", "Opening", "Balance from previous page": no other words, and either the balance is
// nothing but this amount, or there is none and the line opens the list or carries one on.
function statedIn(label: string, money: Money, read: RowsRead): string | null {
  if (money.kind !== 'amount') return null
  const { balance, printed } = money
  // Their sums rule most rows out, which spares folding their words.
  if (balance !== null && Math.abs(balance) !== Math.abs(printed)) return null
  const isFirst = read.entries.length === 0
  if (balance === null && !isFirst && !/carried|c ?\/? ?[df]/i.test(label)) return null
  const words = fold(label)
  if (!openingWord.test(words) || !onlyOpeningWords.test(words)) return null
  if (balance !== null || isFirst) return 'Opening balance'
  return carriedWord.test(words) ? 'Closing balance' : null
}

/** Whether words name a balance and nothing else: "Balance at bank", "Closing balance". */
export function isBareBalance(label: string): boolean {
  if (!/\bbal(ance)?\b/i.test(label)) return false
  return onlyOpeningWords.test(fold(label).replace(closingWords, ''))
}

const closingWords = /\b(closing|close|end|ending|final|current|available)\b */g
const carriedWord = /\b(carried|c d|cd|c f|cf|c fwd|cfwd)\b/
const openingWord =
  /\b(opening|start|balances?|bal|brought|carried|[bc] [fd]|[bc][fd]|[bc] ?fwd|forwards?|in hand)\b/
const onlyOpeningWords =
  /^((opening|o|starting|start|beginning|previous|prior|last|brought|carried|b|c|d|f|bf|cf|bd|cd|bfwd|cfwd|fwd|forwards?|down|over|balances?|bal|bank|cash|book|statement|account|ledger|page|period|day|week|month|quarter|year|from|at|as|of|on|to|the|in|hand|\d{1,4}(st|nd|rd|th)?|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)( |$))+$/
