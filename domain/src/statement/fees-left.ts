// Tells of a column of fees that was left alone: nobody but the bank knows whether its amounts have
// them in already.
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

function feeHeader({ headers, columns, rows }: KnownTable): string | null {
  const amount = fold(headers[columns.amount?.[0] ?? -1] ?? '')
  if (/\b(net|total)\b/.test(amount)) return null
  const at = headers.findIndex((header) => headingOf(header)?.role === 'fee')
  const charged = rows.some(({ row }) => {
    const cell = row.cells[at]
    if (typeof cell === 'number') return cell !== 0
    const written = splitAmount(textOf(cell))
    return written !== null && written !== 'blank' && /[1-9]/.test(written.body)
  })
  return charged ? (headers[at] ?? null) : null
}
