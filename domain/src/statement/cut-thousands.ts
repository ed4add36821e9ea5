// Puts amounts together again that were cut at their own comma: `1,863.65` without quotes in a file
// separated by commas stands in two cells, and moves the rest of its row by one.
import { textOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import type { TableRow } from './rows-read.ts'
import type { Assumption, Cell } from './statement.ts'

const firstPart = /^[-−+(]?[£€$]?\d{1,3}$/
const nextPart = /^\d{3}(\.\d{1,2}\)?)?$/
const lastPart = /^\d{3}\.\d{2}\)?$/
const partsMax = 3

/**
 * The table with cut amounts put together, and the doubt that says so; the table itself where none
 * is cut; `null` where some are, and the rows don't come out equally wide.
 */
export function withThousandsJoined(
  known: KnownTable,
): { known: KnownTable; assumptions: Assumption[] } | null {
  const whole = { known, assumptions: [] }
  const width = known.headers.length
  const money = moneyColumns(known)
  if (width === 0 || money.length === 0) return whole
  const joined = known.rows.map((each) => joinRow(each, money))
  const first = joined.find(({ example }) => example !== null)
  if (!first || !isCut(known.rows, width)) return whole
  const widths = joined.flatMap(({ row, example }) =>
    example !== null || row.row.cells.length > width ? [row.row.cells.length] : [],
  )
  if (widths.some((each) => each !== widths[0])) return null
  const message = `Amounts were cut in two at the comma for thousands, and are read together again: ${first.example}.`
  return {
    known: { ...known, rows: joined.map(({ row }) => row) },
    assumptions: [{ code: 'thousands_joined', message }],
  }
}

function moneyColumns({ columns }: KnownTable): number[] {
  const { amount, money_in, money_out, balance } = columns
  return [amount, money_in, money_out, balance]
    .flatMap((at) => at ?? [])
    .sort((left, right) => left - right)
}

// Rows of a file that was written with separators in its amounts differ in how many cells they
// have.
function isCut(rows: readonly TableRow[], width: number): boolean {
  const lengths = new Set(rows.map(({ row }) => row.cells.length))
  return lengths.size > 1 && [...lengths].some((length) => length > width)
}

type Joined = { readonly row: TableRow; readonly example: string | null }

// From the left, so that each amount joined puts the next in its place.
function joinRow(each: TableRow, money: readonly number[]): Joined {
  let cells = each.row.cells
  let example: string | null = null
  for (const at of money) {
    const amount = amountFrom(cells, at)
    if (!amount) continue
    cells = [...cells.slice(0, at), amount.text, ...cells.slice(at + amount.parts)]
    example ??= amount.text
  }
  return { row: example === null ? each : { ...each, row: { ...each.row, cells } }, example }
}

function amountFrom(cells: readonly Cell[], at: number): { text: string; parts: number } | null {
  if (!firstPart.test(textOf(cells[at]))) return null
  let end = at + 1
  while (
    end - at < partsMax &&
    nextPart.test(textOf(cells[end])) &&
    !lastPart.test(textOf(cells[end]))
  )
    end++
  if (!lastPart.test(textOf(cells[end]))) return null
  const parts = cells.slice(at, end + 1).map(textOf)
  return { text: parts.join(','), parts: parts.length }
}
