// A row of the list as the cells of a spreadsheet: what the list shows of it, in words and exact
// amounts.
import type { Transaction } from '@plimsoll/contract/transactions'
import { printMinor } from '@plimsoll/domain/money'
import type { CsvCell } from '../../../outside/workbook/write-csv.ts'

const columns: readonly [string, (row: Transaction) => CsvCell][] = [
  ['Date', (row) => row.day],
  ['Merchant', (row) => row.merchant?.name ?? ''],
  ['Description', (row) => row.text],
  ['Category', (row) => (row.splits?.length ? '' : row.category_label)],
  ['Sub-category', (row) => labelOf(row)],
  ['Account', (row) => row.account.name],
  ['Currency', (row) => row.account.currency],
  ['Amount', (row) => ({ money: row.amount })],
  ['Part of', (row) => (row.part_of ? { money: row.part_of.whole } : null)],
  ['Not counted', (row) => leftOutWords(row)],
  ['Note', (row) => row.note],
]

/** The headings; with the balance after each row where one account is listed alone. */
export function headingsOf(hasBalance: boolean): string[] {
  return [...columns.map(([heading]) => heading), ...(hasBalance ? ['Balance'] : [])]
}

/** The cells of a row, in the order of the headings. */
export function cellsOf(row: Transaction, hasBalance: boolean): CsvCell[] {
  const balance = row.balance == null ? null : { money: row.balance }
  return [...columns.map(([, cell]) => cell(row)), ...(hasBalance ? [balance] : [])]
}

/** A split one is shown by its parts, with what each of them comes to. */
function labelOf({ splits, subcategory_label }: Transaction): string {
  if (!splits?.length) return subcategory_label
  const parts = splits.map((part) => `${part.subcategory_label} ${printMinor(part.amount)}`)
  return `Split in ${splits.length}: ${parts.join(', ')}`
}

function leftOutWords({ excluded, transfer }: Transaction): string {
  if (excluded) return 'left out by you'
  return transfer ? 'between your own accounts' : ''
}
