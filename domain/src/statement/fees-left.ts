// Finds out whether a column of fees is to be taken off the amounts: a balance that moves by what
// is left proves it. Elsewhere the fees are left alone and a doubt says so, for nobody but the bank
// knows whether its amounts have them in already.
import { splitAmount } from './amount-text.ts'
import { headingOf } from './dictionary.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Assumption, StatementResult } from './statement.ts'

/**
 * The result with a notice about the fees that were left out, unless a balance proves that the
 * amounts stand by themselves.
 */
export function withFeesNoted(
  known: KnownTable,
  statementResult: StatementResult,
): StatementResult {
  if (
    statementResult.kind === 'refused' ||
    statementResult.proof.kind === 'proved' ||
    known.columns.fee
  )
    return statementResult
  const header = feeHeader(known)
  if (header === null) return statementResult
  const left: Assumption = {
    code: 'fees_left',
    message: `Fees in the column '${header}' are not taken off the amounts.`,
  }
  return { ...statementResult, assumptions: [...statementResult.assumptions, left] }
}

/**
 * The reading with the fees taken off, where the balance follows from that one alone; `null`
 * otherwise.
 */
export function feesProved(
  known: KnownTable,
  left: StatementResult,
  readAgain: (known: KnownTable) => StatementResult,
): StatementResult | null {
  const isProved = left.kind === 'read' && left.proof.kind === 'proved'
  const header = isProved || known.columns.fee || !known.columns.balance ? null : feeHeader(known)
  if (header === null) return null
  const fee = [known.headers.indexOf(header)]
  const taken = readAgain({ ...known, columns: { ...known.columns, fee } })
  const follows =
    taken.kind === 'read' && taken.proof.kind === 'proved' && taken.proof.breaks.length === 0
  return follows ? taken : null
}

function feeHeader({ headers, columns, rows }: KnownTable): string | null {
  const amount = fold(headers[columns.amount?.[0] ?? -1] ?? '')
  // What was paid over has its fees taken off already.
  if (
    /\b(net|total|payouts?|payable|due to (us|you)|paid to (us|you)|netto|gesamt|ausgezahlt|auszahlungsbetrag)\b/.test(
      amount,
    )
  )
    return null
  const at = headers.findIndex((header) => headingOf(header)?.role === 'fee')
  const charged = rows.some(({ row }) => {
    const cell = row.cells[at]
    if (typeof cell === 'number') return cell !== 0
    const written = splitAmount(textOf(cell))
    return written !== null && written !== 'blank' && /[1-9]/.test(written.body)
  })
  return charged ? (headers[at] ?? null) : null
}
