// Tables one under the other that are parts of one: payments to come above those that have
// happened, or a page whose columns moved. Others are refused elsewhere.
import { filledCells, isBlank, isHeaderRow, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { headsBooked, headsPending } from './row-words.ts'
import type { Row, Sheet } from './statement.ts'

type Part = { readonly title: Row | null; readonly header: Row; readonly rows: readonly Row[] }

/**
 * The sheet as one table under its fullest header; `null` where nothing says that its tables belong
 * together, or there is but one.
 */
export function withAlignedTables(sheet: Sheet): Sheet | null {
  const cuts = sheet.rows.flatMap((row, at) => (isHeaderRow(row) ? [at] : []))
  const first = cuts[0]
  if (cuts.length < 2 || first === undefined) return null
  const parts = cuts.map((cut, at) => partAt(sheet.rows, { cut, next: cuts[at + 1] }))
  const [fullest] = [...parts].sort((a, b) => namesIn(b.header).length - namesIn(a.header).length)
  if (!fullest || !parts.every((part) => mayJoin(part, fullest)) || !areMoved(parts)) return null
  const titleOfFirst = parts[0]?.title
  const above = sheet.rows.slice(0, first).filter((row) => row !== titleOfFirst)
  const aligned = parts.map((part) => ({
    title: part.title,
    rows: part.rows.map((row) => alignedRow(row, { from: part.header, to: fullest.header })),
  }))
  // What is to come goes below, where its title ends the payments that have happened.
  const booked = aligned.filter(({ title }) => !isPendingTitle(title))
  const pending = aligned.filter(({ title }) => isPendingTitle(title))
  if (booked.length === 0) return null
  const rows = [
    ...booked.flatMap(({ rows }) => rows),
    ...pending.flatMap(({ title, rows }) => (title ? [title, ...rows] : rows)),
  ]
  return { ...sheet, rows: [...above, fullest.header, ...rows] }
}

// A part ends where the title of the next one begins.
function partAt(rows: readonly Row[], { cut, next }: { cut: number; next: number | undefined }) {
  const header = rows[cut] ?? { line: 0, cells: [] }
  const body = rows.slice(cut + 1, next)
  const title = next === undefined ? null : titleIn(body)
  return {
    title: titleIn(rows.slice(0, cut)),
    header,
    rows: body.filter((row) => row !== title),
  }
}

// The line of one cell that stands last, blank lines apart.
function titleIn(rows: readonly Row[]): Row | null {
  const last = rows.findLast(({ cells }) => cells.some((cell) => !isBlank(cell)))
  const filled = last ? filledCells(last) : []
  return last && filled.length === 1 && typeof filled[0] === 'string' ? last : null
}

function titleText(title: Row | null): string {
  return fold(title?.cells.map(textOf).join(' ') ?? '')
}

function isPendingTitle(title: Row | null): boolean {
  return headsPending(titleText(title))
}

// A page goes on without a title of its own; any other title may name another account.
function mayJoin(part: Part, fullest: Part): boolean {
  const names = namesIn(part.header)
  const all = namesIn(fullest.header)
  const same = all.filter((name) => names.includes(name))
  if (new Set(names).size < names.length || names.join('|') !== same.join('|')) return false
  if (isPendingTitle(part.title)) return true
  const isSettled = part.title === null || headsBooked(titleText(part.title)) || part === fullest
  return isSettled && names.length === all.length
}

// Where every header stands alike nothing has to be moved; a header that is repeated is known.
function areMoved(parts: readonly Part[]): boolean {
  return new Set(parts.map(({ header }) => header.cells.map(textOf).join('|'))).size > 1
}

function namesIn(header: Row): string[] {
  return header.cells.map((cell) => fold(textOf(cell))).filter((name) => name !== '')
}

function alignedRow(row: Row, { from, to }: { from: Row; to: Row }): Row {
  if (filledCells(row).length < 2) return row
  const places = new Map(from.cells.map((cell, at) => [fold(textOf(cell)), at]))
  const cells = to.cells.map((cell) => {
    const at = places.get(fold(textOf(cell)))
    return at === undefined || isBlank(cell) ? null : (row.cells[at] ?? null)
  })
  return { ...row, cells }
}
