// Reads the binary workbooks of old Excel (xls, BIFF 2 to 8) and xlsb through a library, the only
// one that parses files here; it runs in the child alone, and only on what was sniffed, unzipped
// within the caps and looked over before.
import { createRequire } from 'node:module'
import type { CellObject, WorkBook } from '@e965/xlsx'
import type { Cell, Grid, Row, Sheet } from '@plimsoll/domain/statement/statement'
import { checkBiff } from './biff.ts'
import { keepRow } from './keep-row.ts'
import { rowsMax, sheetsMax } from './limits.ts'
import { damaged, Refusal } from './refusal.ts'
import { dayOfSerial } from './xlsx-sheet.ts'
import { isDateFormat } from './xlsx-styles.ts'
import { inflate, openZip } from './zip.ts'

type Library = Omit<typeof import('@e965/xlsx'), 'CFB'> & { CFB: Containers }
// The library has no types for the OLE containers it opens.
type Containers = {
  read: (bytes: Buffer, options: { type: 'buffer' }) => object
  find: (container: object, path: string) => { content: Uint8Array; size: number } | null
}

// The library's CommonJS form brings the code pages of old workbooks along. Loading it takes a
// tenth of a second, so only files that need it wait for it.
function library(): Library {
  return createRequire(import.meta.url)('@e965/xlsx') as Library
}

/** The grid of an xls file. Refuses locked and broken ones. */
export function readXls(bytes: Buffer): Grid {
  const xlsx = library()
  checkBiff(streamOf(bytes, xlsx))
  return gridOf(parse(bytes, xlsx), 'xls')
}

/**
 * The grid of an xlsb file, once all its parts have been inflated within the caps and their check
 * sums compared.
 */
export async function readXlsb(bytes: Buffer): Promise<Grid> {
  const zip = openZip(bytes)
  for (const entry of zip.entries.values()) for await (const _ of inflate(zip, entry));
  const xlsx = library()
  return gridOf(parse(bytes, xlsx), 'xlsb')
}

// Workbooks before Excel 5 are a bare stream; later ones keep theirs in an OLE file.
function streamOf(bytes: Buffer, xlsx: Library): Buffer {
  if (bytes[0] === 0x09) return bytes
  const container = attempt(() => xlsx.CFB.read(bytes, { type: 'buffer' }))
  const entry = xlsx.CFB.find(container, '/Workbook') ?? xlsx.CFB.find(container, '/Book')
  const content = entry ? Buffer.from(entry.content) : null
  if (!entry || !content || content.length < entry.size) throw damaged()
  return content
}

// Numbers come raw, so that no time zone touches a date; formulas stay unread, macros are never
// looked at.
function parse(bytes: Buffer, xlsx: Library): WorkBook {
  return attempt(() =>
    xlsx.read(bytes, {
      type: 'buffer',
      dense: true,
      UTC: true,
      raw: true,
      cellDates: false,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      WTF: true,
      sheetRows: rowsMax + 1,
    }),
  )
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw damaged()
  }
}

function gridOf(book: WorkBook, format: 'xls' | 'xlsb'): Grid {
  if (book.SheetNames.length > sheetsMax) {
    throw new Refusal('unsafe', 'This file holds far more sheets than a statement has.')
  }
  const epoch1904 = book.Workbook?.WBProps?.date1904 === true
  const room = { rows: 0, cells: 0 }
  const sheets: Sheet[] = book.SheetNames.map((name, at) => {
    const hidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    const sheet = book.Sheets[name]
    const dense = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
    const rows: Row[] = []
    for (const line in dense) {
      const cells = Array.from(dense[line] ?? [], (cell) => cellOf(cell, epoch1904))
      const isHidden = sheet?.['!rows']?.[Number(line)]?.hidden === true
      keepRow(rows, { line: Number(line) + 1, cells, hidden: isHidden }, room)
    }
    return { name, hidden, rows }
  })
  return { format, sheets, epoch1904 }
}

function cellOf(cell: CellObject | undefined, epoch1904: boolean): Cell {
  if (!cell || cell.v === undefined || cell.v === null) return null
  if (cell.t === 'e') return { error: cell.w ?? '#ERR' }
  if (cell.t === 'b') return cell.v === true
  if (typeof cell.v !== 'number') return String(cell.v)
  const dated = cell.v >= 0 && cell.v < 2_958_466 && isDated(cell)
  return dated ? { day: dayOfSerial(cell.v, epoch1904) } : cell.v
}

function isDated({ z }: CellObject): boolean {
  return typeof z === 'string' && isDateFormat(z)
}
