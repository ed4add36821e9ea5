// QuickBooks Desktop's report “Check Detail”: each cheque with its “Original Amount”, below it the
// bills or costs that it paid under “Paid Amount”, and a line of totals. The cheques are the
// payments, wherever what stands below each adds up to it.
import { readAmount } from './amount-cell.ts'
import { readDateCell } from './date-text.ts'
import { isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Row, Sheet } from './statement.ts'

const headRowsMax = 30

type Places = { readonly date: number; readonly paid: number; readonly original: number }

/** The sheet with its cheques alone; as it is where it is another report or one does not add up. */
export function withChecksWhole(sheet: Sheet): Sheet {
  const top = sheet.rows.slice(0, headRowsMax).findIndex((row) => placesOf(row) !== null)
  const header = sheet.rows[top]
  const places = header ? placesOf(header) : null
  if (!header || !places) return sheet
  const checks: { readonly row: Row; parts: number }[] = []
  for (const row of sheet.rows.slice(top + 1)) {
    const [original, paid] = [penceOf(row, places.original), penceOf(row, places.paid)]
    const isTotal = row.cells.some((cell) => fold(textOf(cell)) === 'total')
    const isCheck = readDateCell(row.cells[places.date]) !== null && paid === null
    const last = checks.at(-1)
    if (isCheck && original !== null) checks.push({ row, parts: 0 })
    else if (paid !== null && !isTotal && last) last.parts += paid
    else if (paid !== null && !isTotal) return sheet
  }
  const isWhole = checks.every(({ row, parts }) => parts === penceOf(row, places.original))
  if (!isWhole || checks.length === 0) return sheet
  const named = header.cells.map((cell, at) =>
    at === places.original ? 'Amount' : at === places.paid ? null : cell,
  )
  const above = sheet.rows.slice(0, top)
  const rows = [...above, { ...header, cells: named }, ...checks.map(({ row }) => row)]
  return { ...sheet, rows }
}

function placesOf({ cells }: Row): Places | null {
  const heads = cells.map((cell) => fold(textOf(cell)))
  const [date, paid, original] = ['date', 'paid amount', 'original amount'].map((head) =>
    heads.indexOf(head),
  )
  if (date === undefined || paid === undefined || original === undefined) return null
  const isOfChecks = heads.includes('type') && heads.includes('account')
  return isOfChecks && Math.min(date, paid, original) >= 0 ? { date, paid, original } : null
}

function penceOf({ cells }: Row, at: number): number | null {
  if (isBlank(cells[at])) return null
  const read = readAmount(cells[at], '.')
  return read.kind === 'amount' ? read.pence : null
}
