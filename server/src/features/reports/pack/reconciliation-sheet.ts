// The sheet that proves the others: for every month the transactions and the forecast lines add up
// to the cash-flow grid, and each month opens where the one before it closed.
import type { Minor } from '@plimsoll/domain/money'
import { plus, zero } from '@plimsoll/domain/money'
import {
  lettersOf,
  type SheetCell,
  type WorkbookSheet,
} from '../../../outside/workbook/write-xlsx.ts'
import { type CashflowTable, cashflowFirstMonth, cashflowHeadRows } from '../../cashflow/service.ts'
import { forecastColumns, forecastName } from './forecast-sheet.ts'
import { ledgerColumns, ledgerName } from './ledger-sheet.ts'
import { heading } from './sheet-cells.ts'

/** What a month's transactions and forecast lines come to. */
export type MonthSums = { readonly happened: Minor; readonly expected: Minor }

/** One row a month; every difference is 0. */
export function reconciliationSheet(
  table: CashflowTable,
  sumsOf: (month: string) => MonthSums,
): WorkbookSheet {
  const rowAt = (find: (row: CashflowTable['rows'][number]) => boolean) => {
    const index = table.rows.findIndex(find)
    return { index, line: index + cashflowHeadRows + 1 }
  }
  const out = rowAt(({ label, level }) => level === 0 && label === 'Cash Out')
  const moneyIn = rowAt(({ label, level }) => level === 0 && label === 'Cash In')
  const rows = table.months.map(({ month, kind }, at): SheetCell[] => {
    const line = at + 2
    const column = lettersOf(at + cashflowFirstMonth)
    const sums = sumsOf(month)
    const grid = plus(
      table.rows[out.index]?.amounts[at] ?? zero,
      table.rows[moneyIn.index]?.amounts[at] ?? zero,
    )
    return [
      { month },
      kind,
      {
        formula: `SUMIFS('${ledgerName}'!${ledgerColumns.amount}:${ledgerColumns.amount},'${ledgerName}'!${ledgerColumns.month}:${ledgerColumns.month},A${line},'${ledgerName}'!${ledgerColumns.counts}:${ledgerColumns.counts},"Yes")`,
        money: sums.happened,
      },
      {
        formula: `SUMIFS('${forecastName}'!${forecastColumns.amount}:${forecastColumns.amount},'${forecastName}'!${forecastColumns.month}:${forecastColumns.month},A${line})`,
        money: sums.expected,
      },
      {
        formula: `'Cash flow'!${column}${out.line}+'Cash flow'!${column}${moneyIn.line}`,
        money: grid,
      },
      {
        formula: `ROUND(C${line}+D${line}-E${line},2)`,
        money: zero,
      },
    ]
  })
  const last = rows.length + 1
  return {
    name: 'Reconciliation',
    frozen: { rows: 1, columns: 1 },
    widths: [16, 14, 18, 18, 18, 14],
    rows: [
      heading('Month', '', 'Transactions', 'Forecast lines', 'Cash-flow grid', 'Difference'),
      ...rows,
      [
        { text: 'All months', bold: true },
        null,
        { formula: `SUM(C2:C${last})`, money: totalOf(rows, 2), bold: true },
        { formula: `SUM(D2:D${last})`, money: totalOf(rows, 3), bold: true },
        { formula: `SUM(E2:E${last})`, money: totalOf(rows, 4), bold: true },
        { formula: `SUMPRODUCT(ABS(F2:F${last}))`, money: zero, bold: true },
      ],
    ],
  }
}

function totalOf(rows: readonly SheetCell[][], column: number): Minor {
  return rows.reduce<Minor>((total, row) => {
    const cell = row[column]
    return cell && typeof cell === 'object' && 'money' in cell ? plus(total, cell.money) : total
  }, zero)
}
