// Turns the bytes of a table, in text, in a page or in a workbook, into a grid of cells. Runs in
// the child process only.
import type { Grid } from '@plimsoll/domain/statement/statement'
import { cutFirstColumn, readCsv } from './csv.ts'
import { decodeDeclared } from './declared-text.ts'
import { readExcelXml } from './excel-xml.ts'
import { readHtml } from './html-table.ts'
import { uploadBytesMax } from './limits.ts'
import { readFods, readOds } from './ods.ts'
import { readXls, readXlsb } from './old-excel.ts'
import { Refusal, tooLarge } from './refusal.ts'
import { sniff } from './sniff.ts'
import { decodeText } from './text.ts'
import { textPieces } from './text-pieces.ts'
import { readXlsx } from './xlsx.ts'

/** The grid of a file; throws a `Refusal` for what cannot or may not be read. */
export async function readGrid(bytes: Buffer): Promise<Grid> {
  if (bytes.length > uploadBytesMax) throw tooLarge('50 MB is the limit')
  const grid = await readCells(bytes)
  return { ...grid, sheets: grid.sheets.map(cutFirstColumn) }
}

async function readCells(bytes: Buffer): Promise<Grid> {
  switch (sniff(bytes)) {
    case 'xlsx':
      return readXlsx(bytes)
    case 'xls':
      return readXls(bytes)
    case 'xlsb':
      return readXlsb(bytes)
    case 'ods':
      return readOds(bytes)
    case 'fods':
      return readFods(textPieces(decodeDeclared(bytes)))
    case 'xml2003':
      return readExcelXml(textPieces(decodeDeclared(bytes)))
    case 'html':
      return readHtml(decodeDeclared(bytes))
    case 'zip':
      throw new Refusal('unsupported', 'This is a zip archive, which holds no table of its own.')
    default:
      return { format: 'csv', sheets: [readCsv(decodeText(bytes))] }
  }
}
