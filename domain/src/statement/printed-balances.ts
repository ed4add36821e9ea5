// The opening and the closing balance that a file prints above or below its table instead of beside
// the payments. Both together prove the payments by their sum; one alone proves nothing and is
// left.
import { type Minor, minor } from '../money.ts'
import { readAmount } from './amount-cell.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { RowsRead } from './rows-read.ts'
import type { StatementResult } from './statement.ts'

/**
 * The result with the balances that the file prints apart, if it holds one account and no balance
 * stands beside its payments.
 */
export function withPrintedBalances(
  known: KnownTable,
  read: RowsRead,
  statementResult: StatementResult,
): StatementResult {
  if (statementResult.kind === 'refused' || statementResult.proof.kind !== 'absent')
    return statementResult
  const [account, other] = statementResult.accounts
  if (!account || other) return statementResult
  const opening = printed(known, read, 'opening')
  const closing = printed(known, read, 'closing')
  const sum = statementResult.transactions.reduce((total, { amount }) => total + amount, 0)
  if (opening === null || closing === null) {
    const accounts = [
      { ...account, closing: closingBeside(known, account.closing, { opening, sum }) },
    ]
    return { ...statementResult, accounts }
  }
  // A closing balance under money out stands there for want of a column of its own.
  const turns = [1, -1].flatMap((turn) => [[turn, turn] as const, [turn, -turn] as const])
  for (const [turn, end] of turns) {
    if (turn * opening + sum !== end * closing || sum === 0) continue
    const balances = { opening: minor(turn * opening), closing: minor(end * closing) }
    return {
      ...statementResult,
      accounts: [{ ...account, ...balances }],
      assumptions: [...statementResult.assumptions, agreed],
      proof: { kind: 'proved', share: 1, breaks: [] },
    }
  }
  return { ...statementResult, assumptions: [...statementResult.assumptions, differs] }
}

// Cash books balance their sides: what is in hand stands under the payments, banks print it under
// money in. Which of the two it is only a sum shows.
function closingBeside(
  { columns }: KnownTable,
  closing: Minor | null,
  { opening, sum }: { opening: Minor | null; sum: number },
): Minor | null {
  // One beside a payment, in a column of its own, has the sign that it was printed with.
  if (closing === null || opening !== null || columns.balance) return closing
  if (!columns.money_in || !columns.money_out) return closing
  return Math.abs(closing) === Math.abs(sum) ? minor(sum) : null
}

const agreed = {
  code: 'balances_agree',
  message: 'The opening and the closing balance that the file prints agree with its payments.',
}
const differs = {
  code: 'balance_unproved',
  message:
    'The opening and the closing balance that the file prints do not follow from its payments: rows may be missing or read wrongly.',
}

const words = {
  opening:
    /^(opening|start|starting|beginning|previous|brought forward|balance (b f|brought forward))( (account|ledger|statement))?( balance)?( (on|at|as at|as of|from) .*)?$/,
  closing:
    /^(closing|new|end|ending|final|carried forward|balance (c f|carried forward))( (account|ledger|statement))?( balance)?( (on|at|as at|as of) .*)?$/,
}

function printed(known: KnownTable, read: RowsRead, side: 'opening' | 'closing'): Minor | null {
  const { above } = known
  for (const [at, text] of above.entries()) {
    const own = /^(.*?)[\s:]*([-(]?\s*[£$€]?\s*-?[\d,]+\.\d{2}\)?(?:\s*(?:CR|DR|OD))?)$/i.exec(text)
    const label = fold(own?.[1] || text)
    if (!words[side].test(label) || (own && own[1] === '')) continue
    const amount = readAmount(own ? own[2] : above[at + 1], '.')
    if (amount.kind === 'amount') {
      return amount.flag === 'debit' ? minor(-Math.abs(amount.pence)) : amount.pence
    }
  }
  const seed = read.seeds.find(({ label }) => words[side].test(fold(label)))
  return seed?.balance ?? null
}
