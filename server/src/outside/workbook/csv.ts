// Reads separated text into cells as RFC 4180 has it and as banks really write it: any separator,
// `sep=` lines, lone carriage returns, quotes that stray. Cells stay text; their meaning is the
// domain's business.
import type { Cell, Row, Sheet } from '@plimsoll/domain/statement/statement'
import { cellCharsMax, cellsMax, columnsMax, rowsMax } from './limits.ts'
import { tooLarge } from './refusal.ts'

/** The rows of a text file as one sheet. Lines are counted as an editor shows them. */
export function readCsv(text: string): Sheet {
  const declared = /^sep=(.)\r?\n?|^sep=(.)\r/i.exec(text)
  const start = declared ? declared[0].length : 0
  const separator = declared?.[1] ?? declared?.[2] ?? separatorOf(text)
  const rows = split(text, { start, separator, line: declared ? 2 : 1 })
  return { name: 'Statement', hidden: false, rows }
}

/**
 * A sheet whose rows each stand whole in the first cell, as where separated text was pasted into a
 * spreadsheet, cut at its separators; any other sheet as it is.
 */
export function cutFirstColumn(sheet: Sheet): Sheet {
  const texts = sheet.rows.flatMap(({ line, cells }) => {
    const [first, ...others] = cells
    const isAlone = typeof first === 'string' && others.every((cell) => cell === null)
    return isAlone ? [{ line, text: first }] : []
  })
  if (texts.length < sheet.rows.length || texts.length < 2) return sheet
  const separator = separatorOf(texts.map(({ text }) => text).join('\n'))
  const rows = texts.flatMap(({ line, text }) => split(text, { start: 0, separator, line }))
  const cut = rows.filter(({ cells }) => cells.length >= cutCellsMin)
  return rows.length === texts.length && cut.length * 2 > rows.length ? { ...sheet, rows } : sheet
}

const cutCellsMin = 3

/**
 * The separator that cuts the lines most evenly: of those that occur, the one whose usual number of
 * fields most lines share.
 */
function separatorOf(text: string): string {
  const sample = text.slice(0, 65_536)
  let best = { separator: ',', score: 0 }
  for (const separator of [',', ';', '\t', '|']) {
    const rows = split(sample, { start: 0, separator, line: 1 }).filter(
      (row) => row.cells.length > 1,
    )
    const widths = new Map<number, number>()
    for (const row of rows) widths.set(row.cells.length, (widths.get(row.cells.length) ?? 0) + 1)
    const score = Math.max(0, ...[...widths].map(([width, lines]) => lines * Math.min(width, 12)))
    if (score > best.score) best = { separator, score }
  }
  return best.separator
}

type Cut = { start: number; separator: string; line: number }

function split(text: string, cut: Cut): Row[] {
  const rows: Row[] = []
  const state = { at: cut.start, line: cut.line, cells: 0 }
  while (state.at < text.length) {
    const line = state.line
    const cells = readRow(text, cut.separator, state)
    state.cells += cells.length
    if (cells.some((cell) => cell !== null)) rows.push({ line, cells })
    if (rows.length > rowsMax) throw tooLarge('it has more than 200,000 rows')
    if (state.cells > cellsMax) throw tooLarge('it has too many cells')
  }
  return rows
}

function readRow(text: string, separator: string, state: { at: number; line: number }): Cell[] {
  const cells: Cell[] = []
  for (;;) {
    const field = readField(text, separator, state)
    if (cells.length < columnsMax) cells.push(field === '' ? null : field.slice(0, cellCharsMax))
    const mark = text[state.at]
    state.at++
    if (mark === separator) continue
    if (mark === '\r' && text[state.at] === '\n') state.at++
    state.line++
    return cells
  }
}

// A field ends at the separator or the line's end; in quotes both are ordinary characters. A quote
// counts as an opening one only at the start of a field (`5" pipe` keeps its own), and as a closing
// one only before a field's end.
function readField(text: string, separator: string, state: { at: number; line: number }): string {
  let start = state.at
  while (text[start] === ' ' && text[start + 1] !== separator) start++
  if (text[start] === '"') {
    const end = closingQuote(text, start + 1, separator)
    if (end >= 0) {
      const inner = text.slice(start + 1, end)
      state.line += countLines(inner)
      state.at = skipBlanks(text, end + 1)
      return inner.replaceAll('""', '"')
    }
  }
  let end = state.at
  for (; end < text.length; end++) {
    const mark = text.charCodeAt(end)
    if (mark === 10 || mark === 13 || text[end] === separator) break
  }
  const field = text.slice(state.at, end)
  state.at = end
  return field
}

// A quote that never closes within reach is a stray one: the rest of the file is not swallowed. Of
// two quotes in a row before the field's end the second closes it, if a lone one stands open within
// ("Cafe "Aria"",).
function closingQuote(text: string, from: number, separator: string): number {
  let at = text.indexOf('"', from)
  let open = false
  while (at >= 0 && at - from < cellCharsMax * 2) {
    const doubled = text[at + 1] === '"'
    if (doubled && !(open && endsField(text, at + 2, separator))) {
      at = text.indexOf('"', at + 2)
      continue
    }
    if (doubled) return at + 1
    if (endsField(text, at + 1, separator)) return at
    open = !open
    at = text.indexOf('"', at + 1)
  }
  return -1
}

function endsField(text: string, from: number, separator: string): boolean {
  const next = text[skipBlanks(text, from)]
  return next === undefined || next === separator || next === '\n' || next === '\r'
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at++
  return at
}

function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
