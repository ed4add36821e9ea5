// The sheet of transactions: every row of the ledger, what it counts as and who changed it last.
import { today as dayOf, monthOf } from '@plimsoll/domain/calendar'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type CategoryNames, nameOfSubCategory } from '../../../books/categories/names.ts'
import type { LedgerRow } from '../../../books/figures/ledger-rows.store.ts'
import type { SheetCell, WorkbookSheet } from '../../../outside/workbook/write-xlsx.ts'
import { heading } from './sheet-cells.ts'

/** Where the reconciliation finds the month, the amount and whether a row counts. */
export const ledgerColumns = { month: 'B', amount: 'I', counts: 'J' } as const
/** The sheet's name in formulas. */
export const ledgerName = 'Transactions'

/** One row for each transaction, or for each part of a split one. */
export function ledgerSheet(rows: readonly LedgerRow[], names: CategoryNames): WorkbookSheet {
  return {
    name: ledgerName,
    frozen: { rows: 1, columns: 0 },
    widths: [12, 10, 26, 36, 22, 26, 20, 10, 14, 14, 26, 26, 20, 14],
    rows: [
      heading(
        'Date',
        'Month',
        'Merchant',
        'Description',
        'Category',
        'Sub-category',
        'Account',
        'Currency',
        'Amount',
        'In cash flow',
        'Why not',
        'Note',
        'Last changed by',
        'Changed on',
      ),
      ...rows.map((row) => cellsOf(row, names)),
    ],
  }
}

function cellsOf(row: LedgerRow, names: CategoryNames): SheetCell[] {
  const { day, merchant, text, subCategory, changedAt } = row
  return [
    { day },
    { month: monthOf(day) },
    merchant,
    text,
    isSubCategory(subCategory) ? categoryLabelOf(subCategoryOf(subCategory).category) : '',
    nameOfSubCategory(subCategory, names),
    row.account,
    row.currency,
    { money: row.amount },
    row.inCash ? 'Yes' : 'No',
    whyNot(row),
    row.note,
    row.changedBy,
    changedAt ? { day: dayOf(changedAt) } : null,
  ]
}

function whyNot({ inCash, excluded, counts, currency }: LedgerRow): string {
  if (inCash) return ''
  if (currency !== 'GBP') return 'Not in pounds'
  if (excluded) return 'Left out'
  return counts ? 'Between own accounts' : 'Account not counted'
}
