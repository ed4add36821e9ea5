// Histories that print each payment once for both its ends, with an amount and a currency of each:
// what went out of the source, with its fee on top, or what reached the target. Money exchanged
// between own currencies is both.
import { type Minor, minor, negate, printMinor } from '../money.ts'
import { readAmount } from './amount-cell.ts'
import { findTable, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const wanted = {
  direction: /^direction$/,
  sourceAmount: /^source amount( after fees)?$/,
  sourceCurrency: /^source currency$/,
  targetAmount: /^target amount( after fees)?$/,
  targetCurrency: /^target currency$/,
} as const
const useful = {
  finished: /^finished on$/,
  created: /^created on$/,
  fee: /^source fee amount$/,
  feeCurrency: /^source fee currency$/,
  sourceName: /^source name$/,
  targetName: /^target name$/,
  reference: /^reference$/,
  status: /^status$/,
} as const
const headers = ['Date', 'Payee', 'Reference', 'Amount', 'Currency', 'Status']

type Named = Partial<Record<keyof typeof wanted | keyof typeof useful, Cell>>

/** The sheet with a signed row for each end that is the file's own; `null` for any other sheet. */
export function withOwnEnds(sheet: Sheet): Sheet | null {
  const table = findTable(sheet)
  const heads = (table.headers ?? []).map(fold)
  const places = Object.entries({ ...wanted, ...useful }).map(
    ([name, words]) => [name, heads.findIndex((head) => words.test(head))] as const,
  )
  if (places.some(([name, at]) => at < 0 && name in wanted)) return null
  const body = table.body.filter(isDataLike).flatMap((row): Row[] => {
    const named: Named = Object.fromEntries(places.map(([name, at]) => [name, row.cells[at]]))
    return endsOf(named).map((cells) => ({ ...row, cells }))
  })
  if (body.length === 0) return null
  const line = (body[0]?.line ?? 2) - 1
  return { ...sheet, rows: [...table.preamble, { line, cells: headers }, ...body] }
}

function endsOf(row: Named): Cell[][] {
  const direction = fold(textOf(row.direction))
  if (textOf(row.sourceCurrency) === textOf(row.targetCurrency) && direction === 'neutral')
    return []
  const out = () => endOf(row, row.targetName, negative(outgoing(row)), row.sourceCurrency)
  const into = () => endOf(row, row.sourceName, row.targetAmount, row.targetCurrency)
  if (direction === 'out') return [out()]
  return direction === 'in' ? [into()] : [out(), into()]
}

// What was sent and given back whole never left.
function endOf(row: Named, payee: Cell | undefined, amount: Cell | undefined, currency?: Cell) {
  const isBack = /^refunded$/i.test(textOf(row.status)) && fold(textOf(row.direction)) === 'out'
  const day = textOf(row.finished) === '' ? row.created : row.finished
  const status = isBack ? 'Reverted' : row.status
  return [day, payee, row.reference, amount, currency, status].map((cell) => cell ?? null)
}

function outgoing(row: Named): Minor | null {
  const sent = penceOf(row.sourceAmount)
  const isSame = textOf(row.feeCurrency) === textOf(row.sourceCurrency)
  return sent === null ? null : minor(sent + (isSame ? (penceOf(row.fee) ?? 0) : 0))
}

function penceOf(cell: Cell | undefined): Minor | null {
  const read = readAmount(cell, '.')
  return read.kind === 'amount' ? read.pence : null
}

function negative(pence: Minor | null): Cell {
  return pence === null ? null : printMinor(negate(pence))
}
