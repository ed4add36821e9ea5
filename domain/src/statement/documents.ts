// Invoices, bills and credit notes among payments: a ledger lists them in one table, but no money
// moves with them.
import type { Columns } from './columns.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { TableRow } from './rows-read.ts'

const documents =
  /^(si|sc|pi|pc|(sales |purchase |customer |supplier |vendor |receivable |payable )?(invoice|bill|credit note|credit memo|credit)|estimate|quote|purchase order)$/
const payments =
  /^(br|bp|sr|sp|pp|pr|cr|cp|vr|vp|(bill |receive |customer |supplier |invoice |receivable |payable )?payment|receipt|deposit|expense|cheque|check|receive money|spend money|transfer)$/

/** Whether a type, folded, is that of an invoice, a bill or the like. */
export function isDocument(type: string): boolean {
  return type !== 'credit' && documents.test(type)
}

/**
 * The types, folded, whose rows are documents and not payments; none where a balance runs beside
 * them, or nothing else.
 */
export function documentTypes(rows: readonly TableRow[], columns: Columns): ReadonlySet<string> {
  const at = columns.type?.[0]
  if (at === undefined || columns.balance) return new Set()
  const types = new Set(rows.map(({ row }) => fold(textOf(row.cells[at]))))
  const found = [...types].filter((type) => documents.test(type))
  const isMixed = [...types].some((type) => payments.test(type))
  // "Credit" alone is the other way of a debit.
  const isSure = found.some((type) => type !== 'credit')
  if (!isMixed || !isSure) return new Set()
  // A trail of everything that was entered holds the journals of all accounts.
  const isTrail = found.some((type) => /^[sp][ic]$/.test(type))
  return new Set([...found, ...(isTrail ? ['jc', 'jd'] : [])])
}
