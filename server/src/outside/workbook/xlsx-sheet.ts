// The rows of one worksheet as cells: numbers as they are stored, dates as days, texts by their
// number.
import type { Cell, Row } from '@plimsoll/domain/statement/statement'
import { cellCharsMax, cellsMax, columnsMax, rowsMax } from './limits.ts'
import { tooLarge } from './refusal.ts'
import { scanPart } from './xlsx-part.ts'
import { unescapeText } from './xlsx-strings.ts'
import type { NumberStyle } from './xlsx-styles.ts'
import { attribute } from './xml.ts'
import type { Zip } from './zip.ts'

/** How much of the file's caps the sheets read so far have used up. */
export type SheetRoom = { rows: number; cells: number }

/** What reading a sheet needs of the workbook. */
type SheetContext = {
  readonly strings: readonly string[]
  readonly styles: readonly NumberStyle[]
  readonly epoch1904: boolean
  readonly room: SheetRoom
}

type Open = { type: string; style: number; column: number; value: string; formula: boolean }

/** The filled rows of a worksheet part. */
export async function readSheetRows(zip: Zip, path: string, context: SheetContext): Promise<Row[]> {
  const rows: Row[] = []
  let row: { line: number; hidden: boolean; cells: Cell[] } | null = null
  let line = 0
  let column = -1
  let cell: Open | null = null
  let inValue = false
  const merged: string[] = []
  const closeCell = () => {
    const value = cell ? cellOf(cell, context) : null
    if (row && cell && value !== null && cell.column < columnsMax) {
      if (++context.room.cells > cellsMax) throw tooLarge('it has too many cells')
      while (row.cells.length < cell.column) row.cells.push(null)
      row.cells[cell.column] = value
    }
    cell = null
  }
  const closeRow = () => {
    if (row && row.cells.length > 0) {
      if (++context.room.rows > rowsMax) {
        throw tooLarge('it has more than 200,000 rows')
      }
      rows.push(row.hidden ? row : { line: row.line, cells: row.cells })
    }
    row = null
  }
  await scanPart(zip, path, {
    open: (name, attributes) => {
      if (name === 'row') {
        const at = Number(attribute(attributes, 'r') ?? line + 1)
        line = Number.isInteger(at) && at > 0 ? at : line + 1
        column = -1
        const hidden = /^(1|true)$/.test(attribute(attributes, 'hidden') ?? '')
        row = { line, hidden, cells: [] }
      } else if (name === 'c') {
        const at = attribute(attributes, 'r')
        column = at ? columnOf(at) : column + 1
        const style = Number(attribute(attributes, 's') ?? 0)
        const type = attribute(attributes, 't') ?? 'n'
        cell = { type, style, column, value: '', formula: false }
      } else if (name === 'v' || (name === 't' && cell?.type === 'inlineStr')) inValue = true
      else if (name === 'f' && cell) cell.formula = true
      else if (name === 'mergeCell' && merged.length < mergedMax)
        merged.push(attribute(attributes, 'ref') ?? '')
    },
    text: (text) => {
      if (inValue && cell) cell.value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'c') closeCell()
      else if (name === 'row') closeRow()
    },
  })
  spreadDays(rows, merged)
  return rows
}

const mergedMax = 20_000
const mergedRowsMax = 200

// A date over several merged rows is the date of each of them.
function spreadDays(rows: readonly Row[], merged: readonly string[]): void {
  const byLine = new Map(merged.length > 0 ? rows.map((row) => [row.line, row]) : [])
  for (const ref of merged) {
    const [, letters = '', first = '', last = '', to = ''] =
      /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? []
    const column = columnOf(letters)
    const day = byLine.get(Number(first))?.cells[column] ?? null
    if (letters !== last || typeof day !== 'object' || day === null || !('day' in day)) continue
    const end = Math.min(Number(to), Number(first) + mergedRowsMax)
    for (let line = Number(first) + 1; line <= end; line++) {
      const cells = byLine.get(line)?.cells as Cell[] | undefined
      if (cells && cells.length > column && cells[column] === null) cells[column] = day
    }
  }
}

function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}

function cellOf(cell: Open, context: SheetContext): Cell {
  const { type, value } = cell
  if (value === '') return cell.formula && type !== 'str' ? { uncached: true } : null
  if (type === 's') return context.strings[Number(value)]?.slice(0, cellCharsMax) ?? null
  if (type === 'b') return value === '1'
  if (type === 'e') return { error: value }
  if (type === 'd') return { day: value.slice(0, 19) }
  if (type === 'n') return numberOf(Number(value), context.styles[cell.style] ?? null, context)
  return unescapeText(value).slice(0, cellCharsMax)
}

// A formula's 12.3456 is shown, and meant, as 12.35; half a penny is rounded away from zero, as
// spreadsheets do.
function asShown(value: number): number {
  const size = Math.abs(value)
  return size < 1e11 ? Math.sign(value) * Number((size + 1e-9).toFixed(2)) : value
}

function numberOf(value: number, style: NumberStyle, context: SheetContext): Cell {
  if (!Number.isFinite(value)) return { error: '#NUM!' }
  if (style === 'two_decimals') return asShown(value)
  if (style !== null && typeof style === 'object') return `${style.currency} ${asShown(value)}`
  if (style !== 'date' || value < 0 || value >= 2_958_466) return value
  return { day: dayOfSerial(value, context.epoch1904) }
}

/**
 * The day, and the time if there is one, of a spreadsheet's serial number: `2024-07-01` or
 * `2024-07-01T23:59:59`.
 */
export function dayOfSerial(serial: number, epoch1904: boolean): string {
  let days = Math.floor(serial)
  let seconds = Math.round((serial - days) * 86_400)
  if (seconds === 86_400) {
    days++
    seconds = 0
  }
  // Lotus believed that 29 February 1900 existed, and Excel still counts it.
  const shifted = epoch1904 ? days + 1462 : days < 60 ? days + 1 : days
  const text = new Date((shifted - 25_569) * 86_400_000 + seconds * 1000).toISOString()
  return seconds === 0 ? text.slice(0, 10) : text.slice(0, 19)
}
