// A list under one header whose lines of words alone, "Income" and "Expenditure", say which way the
// amounts below them went: each part becomes a sheet that bears the line's name.
import { isNegative } from './amount-cell.ts'
import { filledCells, findTable, isDataLike, textOf } from './find-header.ts'
import type { Row, Sheet } from './statement.ts'
import { sideOf } from './table-evidence.ts'

/** The parts as sheets of their own; `null` where the sheet is no such list. */
export function sidesUnder(sheet: Sheet): Sheet[] | null {
  const { headers, preamble, body } = findTable(sheet)
  const first = body.findIndex(isDataLike)
  if (!headers || first < 0 || sideOf(headers, '') !== null) return null
  if (body.some(({ cells }) => cells.some(isNegative))) return null
  const starts = body.flatMap((row, at) => (wayOf(row) === null ? [] : [at]))
  const [start] = starts
  const ways = starts.map((at) => wayOf(body[at] ?? blank))
  if (starts.length !== 2 || start === undefined || start > first || ways[0] === ways[1])
    return null
  const line = (body[0]?.line ?? 2) - 1
  return starts.map((from, part) => ({
    ...sheet,
    name: nameIn(body[from] ?? blank) ?? sheet.name,
    rows: [
      ...(part === 0 ? preamble : []),
      { line, cells: [...headers] },
      ...body.slice(from + 1, starts[part + 1]),
    ],
  }))
}

const blank: Row = { line: 0, cells: [] }

function nameIn(row: Row): string | null {
  const filled = filledCells(row)
  const [only] = filled
  return filled.length === 1 && typeof only === 'string' ? textOf(only) : null
}

function wayOf(row: Row): 1 | -1 | null {
  const name = nameIn(row)
  return name !== null && name.length <= 40 && !/\btotal/i.test(name) ? sideOf([], name) : null
}
