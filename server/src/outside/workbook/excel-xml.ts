// Reads the XML that Excel 2003 wrote ("XML Spreadsheet") and that many banks still send as xls.
import type { Cell, Grid, Row } from '@plimsoll/domain/statement/statement'
import { keepRow } from './keep-row.ts'
import { cellCharsMax, columnsMax, sheetsMax } from './limits.ts'
import { damaged, Refusal } from './refusal.ts'
import { dayOfSerial } from './xlsx-sheet.ts'
import { isDateFormat } from './xlsx-styles.ts'
import { attribute, scanXml } from './xml.ts'

type Open = { column: number; type: string; text: string; formula: boolean; style: string }

/** The grid of an XML Spreadsheet. */
export async function readExcelXml(pieces: AsyncIterable<Buffer>): Promise<Grid> {
  const sheets: { name: string; hidden: boolean; rows: Row[] }[] = []
  const room = { rows: 0, cells: 0 }
  const dated = new Set<string>()
  let style = ''
  let rowStyle = ''
  let epoch1904 = false
  let row: { line: number; hidden: boolean; cells: Cell[] } | null = null
  let line = 0
  let column = -1
  let cell: Open | null = null
  let within = ''
  const closeCell = () => {
    if (row && cell && cell.column < columnsMax) {
      while (row.cells.length < cell.column) row.cells.push(null)
      row.cells[cell.column] = cellOf(cell, dated.has(cell.style) ? { epoch1904 } : null)
    }
    cell = null
  }
  await scanXml(pieces, {
    open: (name, attributes) => {
      if (name === 'Worksheet') {
        if (sheets.length >= sheetsMax) throw tooManySheets()
        const title = attribute(attributes, 'Name') ?? `Sheet ${sheets.length + 1}`
        sheets.push({ name: title, hidden: false, rows: [] })
        line = 0
      } else if (name === 'Style') style = attribute(attributes, 'ID') ?? ''
      else if (name === 'NumberFormat') {
        if (isDated(attribute(attributes, 'Format') ?? '')) dated.add(style)
      } else if (name === 'Date1904') epoch1904 = true
      else if (name === 'Row') {
        rowStyle = attribute(attributes, 'StyleID') ?? ''
        line = indexOf(attributes) ?? line + 1
        column = -1
        row = { line, hidden: /^1$/.test(attribute(attributes, 'Hidden') ?? ''), cells: [] }
      } else if (name === 'Cell') {
        const at = indexOf(attributes)
        column = at === null ? column + 1 : at - 1
        const formula = attribute(attributes, 'Formula') !== undefined
        const own = attribute(attributes, 'StyleID') ?? rowStyle
        cell = { column, type: 'String', text: '', formula, style: own }
        column += Number(attribute(attributes, 'MergeAcross') ?? 0) || 0
      } else if (name === 'Data' && cell && within !== 'Comment') {
        cell.type = attribute(attributes, 'Type') ?? 'String'
        within = 'Data'
      } else if (name === 'Comment' || name === 'Visible') within = name
    },
    text: (text) => {
      if (within === 'Data' && cell && cell.text.length < cellCharsMax) cell.text += text
      const sheet = sheets.at(-1)
      if (within === 'Visible' && sheet && /Hidden/.test(text)) sheet.hidden = true
    },
    close: (name) => {
      if (name === 'Cell') closeCell()
      else if (name === 'Row' && row) {
        const sheet = sheets.at(-1)
        if (sheet) keepRow(sheet.rows, row, room)
        row = null
      }
      if (name === within) within = ''
    },
  })
  if (sheets.length === 0) throw damaged()
  return { format: 'xml2003', sheets, epoch1904 }
}

function tooManySheets(): Refusal {
  return new Refusal('unsafe', 'This file holds far more sheets than a statement has.')
}

function indexOf(attributes: string): number | null {
  const index = Number(attribute(attributes, 'Index') ?? Number.NaN)
  return Number.isInteger(index) && index > 0 ? index : null
}

function cellOf({ type, text, formula }: Open, dated: { epoch1904: boolean } | null): Cell {
  const words = text.trim()
  if (words === '') return formula && type !== 'String' ? { uncached: true } : null
  if (type === 'Number') return numberOf(words, dated)
  if (type === 'DateTime') return { day: words.slice(0, 19) }
  if (type === 'Boolean') return words === '1'
  if (type === 'Error') return { error: words }
  return words
}

function numberOf(words: string, dated: { epoch1904: boolean } | null): Cell {
  const value = Number(words)
  if (!Number.isFinite(value)) return words
  const isDay = dated && value >= 0 && value < 2_958_466
  return isDay ? { day: dayOfSerial(value, dated.epoch1904) } : value
}

function isDated(format: string): boolean {
  return /^(short|medium|long|general) (date|time)$/i.test(format) || isDateFormat(format)
}
