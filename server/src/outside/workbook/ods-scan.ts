// Hears the XML of an OpenDocument spreadsheet and gathers its sheets. Notes, drawings and styles
// are passed over, but for the style that hides a sheet.
import type { Cell, Row, Sheet } from '@plimsoll/domain/statement/statement'
import { keepRow } from './keep-row.ts'
import { cellCharsMax, columnsMax, rowsMax, sheetsMax } from './limits.ts'
import { Refusal } from './refusal.ts'
import { attribute, type XmlListener } from './xml.ts'

type OpenRow = { cells: Cell[]; repeated: number; hidden: boolean }
type OpenCell = { attributes: string; repeated: number; text: string; paragraphs: number }

const beside = /^(annotation|frame|shapes|custom-shape|line|rect|ellipse|control|table-source)$/

/** A listener, and the sheets it has gathered once the scan is over. */
export function odsScan(): { listener: XmlListener; sheets: () => Sheet[] } {
  const found: { name: string; hidden: boolean; rows: Row[] }[] = []
  const hiddenStyles = new Set<string>()
  const room = { rows: 0, cells: 0 }
  let style = ''
  let line = 1
  let ignored = 0
  let tables = 0
  let row: OpenRow | null = null
  let cell: OpenCell | null = null
  const openTable = (attributes: string) => {
    if (++tables > 1) return // a table within a cell
    if (found.length >= sheetsMax) {
      throw new Refusal('unsafe', 'This file holds far more sheets than a statement has.')
    }
    const hidden = hiddenStyles.has(attribute(attributes, 'style-name') ?? '')
    found.push({ name: attribute(attributes, 'name') ?? 'Sheet', hidden, rows: [] })
    line = 1
  }
  const closeCell = () => {
    if (!row || !cell) return
    const value = cellOf(cell)
    const room = columnsMax - row.cells.length
    for (let at = Math.min(cell.repeated, room); at > 0; at--) row.cells.push(value)
    cell = null
  }
  const closeRow = () => {
    const sheet = found.at(-1)
    if (!row || !sheet) return
    const { cells, hidden, repeated } = row
    const filled = cells.some((each) => each !== null)
    for (let at = 0; filled && at < Math.min(repeated, rowsMax + 1); at++) {
      keepRow(sheet.rows, { line: line + at, cells, hidden }, room)
    }
    line += repeated
    row = null
  }
  const open = (name: string, attributes: string) => {
    if (ignored > 0 || beside.test(name)) {
      ignored++
      return
    }
    if (name === 'style') style = attribute(attributes, 'name') ?? ''
    else if (name === 'table-properties') {
      if (attribute(attributes, 'display') === 'false') hiddenStyles.add(style)
    } else if (name === 'table') openTable(attributes)
    else if (tables !== 1) return
    else if (name === 'table-row') {
      const hidden = /^(collapse|filter)$/.test(attribute(attributes, 'visibility') ?? '')
      row = { cells: [], repeated: countOf(attributes, 'number-rows-repeated'), hidden }
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      const repeated = countOf(attributes, 'number-columns-repeated')
      cell = { attributes, repeated, text: '', paragraphs: 0 }
    } else if (cell) hearText(name, attributes, cell)
  }
  const close = (name: string) => {
    if (ignored > 0) ignored--
    else if (name === 'table') tables--
    else if (tables !== 1) return
    else if (name === 'table-cell' || name === 'covered-table-cell') closeCell()
    else if (name === 'table-row') closeRow()
  }
  const text = (words: string) => {
    if (ignored > 0 || !cell || cell.paragraphs === 0) return
    if (cell.text.length < cellCharsMax) cell.text += words
  }
  return { listener: { open, close, text }, sheets: () => found }
}

function hearText(name: string, attributes: string, cell: OpenCell): void {
  if (name === 'p' && ++cell.paragraphs > 1) cell.text += '\n'
  else if (name === 's') cell.text += ' '.repeat(Math.min(countOf(attributes, 'c'), 100))
  else if (name === 'tab') cell.text += '\t'
  else if (name === 'line-break') cell.text += '\n'
}

function countOf(attributes: string, name: string): number {
  const count = Number(attribute(attributes, name) ?? 1)
  return Number.isInteger(count) && count > 0 ? count : 1
}

function cellOf({ attributes, text }: OpenCell): Cell {
  const type = attribute(attributes, 'value-type')
  const words = text.trim()
  if (/\bcalcext:value-type\s*=\s*["']error/.test(attributes)) return { error: words || '#ERR' }
  if (type === 'float' || type === 'currency' || type === 'percentage') {
    const value = Number(attribute(attributes, 'value') ?? Number.NaN)
    return Number.isFinite(value) ? value : words || null
  }
  if (type === 'date') {
    const day = attribute(attributes, 'date-value') ?? ''
    return day === '' ? words || null : { day: day.slice(0, 19) }
  }
  if (type === 'boolean') return attribute(attributes, 'boolean-value') === 'true'
  const cellText = words || (attribute(attributes, 'string-value') ?? '')
  if (cellText === '' && attribute(attributes, 'formula') !== undefined && type === undefined) {
    return { uncached: true }
  }
  return cellText === '' ? null : cellText
}
