// A ledger of one account names it above its rows. Unless that is one of money at a bank, its rows
// are the other side of what the bank paid, and run to the penny all the same.
import { fold } from './fold.ts'
import { isBank, loneAccountOf } from './ledger-sections.ts'
import { refuse } from './refuse.ts'
import type { Sheet, StatementRefused } from './statement.ts'

const ofBooks =
  /\b(directors? (s )?loan|loan|debtors?|creditors?|receivables?|payables?|control|drawings|capital|suspense|accruals?|prepayments?|deferred|depreciation|vat|paye|corporation tax|sales|income|revenue|turnover|purchases?|materials|cost of|costs?|expenses?|wages|salar(y|ies)|rent|insurance|motor|travel|repairs|advertising|subscriptions?|charges?|fees?|interest|stock|assets?|retained|reserves?)\b/

/** The refusal of a ledger whose one account is evidently no bank's, or `null`. */
export function refuseLoneAccount(sheets: readonly Sheet[]): StatementRefused | null {
  const name = otherThanBank(sheets)
  return name !== null && ofBooks.test(fold(name)) ? refuseAccount(name) : null
}

/** Why the one account of a ledger may be no bank's, in words; `null` where it is one. */
export function loneAccountDoubt(sheets: readonly Sheet[]): string | null {
  const name = otherThanBank(sheets)
  return name === null
    ? null
    : `These are the rows of the account ‘${name}’ of your books, which may be no bank account.`
}

/** The refusal of an account of the books that is not the bank's. */
export function refuseAccount(name: string): StatementRefused {
  return refuse(
    'no_transactions',
    `This is the account '${name}' of your books, not a bank account. Export the transactions of your bank account.`,
  )
}

// Sage numbers its banks from 1200.
function otherThanBank(sheets: readonly Sheet[]): string | null {
  const name = loneAccountOf(sheets)
  return name === null || isBank(name) || /^n c 12\d\d\b/.test(fold(name)) ? null : name
}
