// Reads the tables of a web page, which is what many a bank's "xls" really is. Cells are what a
// person would see: text.
import type { Cell, Grid, Row, Sheet } from '@plimsoll/domain/statement/statement'
import { htmlTokens } from './html-tags.ts'
import { keepRow } from './keep-row.ts'
import { cellCharsMax, columnsMax, sheetsMax } from './limits.ts'
import { Refusal } from './refusal.ts'

type Table = {
  rows: Row[]
  row: Cell[] | null
  cell: { text: string; columns: number; rows: number } | null
  /** By column, how many rows a cell from above still covers. */
  covered: number[]
}

/**
 * The grid of a page: a sheet for each table, inner ones apart from those that frame them. Refuses
 * one that breaks off inside a table.
 */
export function readHtml(text: string): Grid {
  const room = { rows: 0, cells: 0 }
  const done: Table[] = []
  const stack: Table[] = []
  let line = 0
  const endRow = (table: Table) => {
    endCell(table)
    if (table.row) keepRow(table.rows, { line: ++line, cells: table.row }, room)
    table.row = null
  }
  for (const token of htmlTokens(text)) {
    const table = stack.at(-1)
    if (token.kind === 'text') {
      if (table?.cell && table.cell.text.length < cellCharsMax) table.cell.text += token.text
    } else if (token.name === 'table') {
      if (token.kind === 'open') stack.push(newTable(done))
      else if (table) {
        endRow(table)
        stack.pop()
      }
    } else if (!table) continue
    else if (token.name === 'tr') {
      endRow(table)
      if (token.kind === 'open') table.row = []
    } else if (token.name === 'td' || token.name === 'th') {
      endCell(table)
      if (token.kind === 'open') openCell(table, token.attributes)
    } else if (table.cell && /^(br|p|div|li)$/.test(token.name)) table.cell.text += ' '
  }
  for (const table of stack) endRow(table)
  if (stack.length > 0 && !/<\/(body|html)\s*>\s*$/i.test(text.slice(-200))) throw brokenOff()
  return { format: 'html', sheets: done.filter((table) => table.rows.length > 0).map(sheetOf) }
}

function brokenOff(): Refusal {
  return new Refusal(
    'corrupt',
    'This file stops before its end, so transactions may be missing. Download it again from your bank.',
  )
}

function newTable(done: Table[]): Table {
  if (done.length >= sheetsMax) {
    throw new Refusal('unsafe', 'This file holds far more tables than a statement has.')
  }
  const table: Table = { rows: [], row: null, cell: null, covered: [] }
  done.push(table)
  return table
}

function sheetOf({ rows }: Table, at: number): Sheet {
  return { name: `Table ${at + 1}`, hidden: false, rows }
}

function openCell(table: Table, attributes: string): void {
  table.row ??= []
  const row = table.row
  while ((table.covered[row.length] ?? 0) > 0) {
    table.covered[row.length] = (table.covered[row.length] ?? 0) - 1
    row.push(null)
  }
  const span = (name: string) => {
    const match = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(attributes)
    return Math.max(1, Math.min(Number(match?.[1] ?? 1), columnsMax))
  }
  table.cell = { text: '', columns: span('colspan'), rows: span('rowspan') }
}

function endCell(table: Table): void {
  const { cell, row } = table
  table.cell = null
  if (!cell || !row || row.length >= columnsMax) return
  const words = cell.text.replace(/[\s\u00a0]+/g, ' ').trim()
  for (let at = 0; at < cell.columns && row.length < columnsMax; at++) {
    if (cell.rows > 1) table.covered[row.length] = cell.rows - 1
    row.push(at === 0 && words !== '' ? words : null)
  }
}
