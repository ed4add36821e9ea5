// Writes small workbooks: the statement template and the exports. Texts stand in the cells, amounts
// and days are real numbers with a style, formulas carry the result that was true when they were
// written.
import { type Day, epochDays, firstDayOf, type Month } from '@plimsoll/domain/calendar'
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { safeText } from './safe-text.ts'
import { writeZip } from './write-zip.ts'
import { bookParts, escapeXml, indentStyleOf, styleOf } from './xlsx-parts.ts'

/**
 * A cell to be written. A formula has no leading `=` and carries its result; `bold` is for headings
 * and totals, `indent` (1 to 3) sets a text below another without changing it.
 */
export type SheetCell =
  | null
  | string
  | number
  | { readonly text: string; readonly bold: true }
  | { readonly text: string; readonly indent: number }
  | { readonly money: Minor; readonly bold?: boolean }
  | { readonly day: Day }
  | { readonly month: Month }
  | { readonly formula: string; readonly money: Minor; readonly bold?: boolean }

/**
 * A sheet to be written. The first `frozen.rows` rows and `frozen.columns` columns stay in sight;
 * widths are in characters.
 */
export type WorkbookSheet = {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
  readonly widths?: readonly number[]
  readonly frozen?: { readonly rows: number; readonly columns: number }
}

/**
 * The bytes of a workbook. Sheet names are cut to the 31 characters and the letters that Excel
 * allows.
 */
export function writeXlsx(sheets: readonly WorkbookSheet[]): Buffer {
  const names = sheets.map((sheet) => sheet.name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))
  const pages = sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: pageOf(sheet),
  }))
  return writeZip([...bookParts(names), ...pages])
}

function pageOf(sheet: WorkbookSheet): string {
  const rows = sheet.rows.map((row, at) => {
    const cells = row.map((cell, column) => cellOf(cell, `${lettersOf(column)}${at + 1}`))
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const columns = (sheet.widths ?? []).map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    paneOf(sheet.frozen),
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '',
    `<sheetData>${rows.join('')}</sheetData></worksheet>`,
  ].join('')
}

function paneOf(frozen: WorkbookSheet['frozen']): string {
  if (!frozen || (frozen.rows === 0 && frozen.columns === 0)) return ''
  const { rows, columns } = frozen
  const splits = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight'
  const corner = `${lettersOf(columns)}${rows + 1}`
  return `<sheetViews><sheetView workbookViewId="0"><pane${splits} topLeftCell="${corner}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`
}

function cellOf(cell: SheetCell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(at, cell, styleOf('plain', false))
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if ('text' in cell) {
    const style = 'indent' in cell ? indentStyleOf(cell.indent) : styleOf('plain', true)
    return textCell(at, cell.text, style)
  }
  if ('day' in cell) return dayCell(at, cell.day, styleOf('date', false))
  if ('month' in cell) return dayCell(at, firstDayOf(cell.month), styleOf('month', false))
  const formula = 'formula' in cell ? `<f>${escapeXml(cell.formula)}</f>` : ''
  const style = styleOf('money', cell.bold ?? false)
  return `<c r="${at}" s="${style}">${formula}<v>${printMinor(cell.money)}</v></c>`
}

function dayCell(at: string, day: Day, style: number): string {
  return `<c r="${at}" s="${style}"><v>${epochDays(day) + 25_569}</v></c>`
}

function textCell(at: string, text: string, style: number): string {
  const content = escapeXml(safeText(text))
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`
}

/** The letters of a column counted from 0: A, Z, AA. For writing formulas. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter
}
