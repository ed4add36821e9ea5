// Reads a workbook (xlsx, xlsm) into a grid of cells, one streamed part after the other. Formulas
// are never evaluated: their saved results are read, and a missing result is reported.
import type { Grid, Row, Sheet } from '@plimsoll/domain/statement/statement'
import { sheetsMax } from './limits.ts'
import { damaged, Refusal } from './refusal.ts'
import { scanPart } from './xlsx-part.ts'
import { readSheetRows, type SheetRoom } from './xlsx-sheet.ts'
import { readSharedStrings } from './xlsx-strings.ts'
import { readNumberStyles } from './xlsx-styles.ts'
import { attribute } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

/** The grid of a workbook: its sheets in their order, hidden ones and hidden rows marked. */
export async function readXlsx(bytes: Buffer): Promise<Grid> {
  const zip = openZip(bytes)
  const path = await workbookPath(zip)
  const book = await readBook(zip, path)
  const parts = await readRelations(zip, path)
  const byType = (type: string) => [...parts.values()].find((part) => part.type === type)?.path
  const strings = await readSharedStrings(zip, byType('sharedStrings'))
  const styles = await readNumberStyles(zip, byType('styles'))
  const room: SheetRoom = { rows: 0, cells: 0 }
  const sheets: Sheet[] = []
  for (const { name, relation, hidden } of book.sheets) {
    const part = parts.get(relation)
    if (part?.type !== 'worksheet') continue
    const context = { strings, styles, epoch1904: book.epoch1904, room }
    const rows: Row[] = await readSheetRows(zip, part.path, context)
    sheets.push({ name, hidden, rows })
  }
  if (sheets.length === 0) throw damaged()
  return { format: 'xlsx', sheets, epoch1904: book.epoch1904 }
}

async function workbookPath(zip: Zip): Promise<string> {
  let path = 'xl/workbook.xml'
  await scanPart(zip, '_rels/.rels', {
    open: (name, attributes) => {
      const type = attribute(attributes, 'Type') ?? ''
      if (name !== 'Relationship' || !type.endsWith('/officeDocument')) return
      path = (attribute(attributes, 'Target') ?? path).replace(/^\//, '')
    },
  })
  return path
}

type Book = {
  epoch1904: boolean
  sheets: { name: string; relation: string; hidden: boolean }[]
}

async function readBook(zip: Zip, path: string): Promise<Book> {
  const book: Book = { epoch1904: false, sheets: [] }
  const found = await scanPart(zip, path, {
    open: (name, attributes) => {
      if (name === 'workbookPr') {
        book.epoch1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
      }
      if (name !== 'sheet') return
      book.sheets.push({
        name: attribute(attributes, 'name') ?? `Sheet ${book.sheets.length + 1}`,
        relation: relationId(attributes),
        hidden: /hidden/i.test(attribute(attributes, 'state') ?? ''),
      })
    },
  })
  if (!found) throw damaged()
  if (book.sheets.length > sheetsMax) {
    throw new Refusal('unsafe', 'This file holds far more sheets than a statement has.')
  }
  return book
}

// `r:id` beside `sheetId`: only the prefixed attribute is the relation.
function relationId(attributes: string): string {
  const match = /\s[\w.-]+:id\s*=\s*["']([^"']*)["']/.exec(attributes)
  return match?.[1] ?? attribute(attributes, 'id') ?? ''
}

type Part = { path: string; type: string }

async function readRelations(zip: Zip, path: string): Promise<Map<string, Part>> {
  const folder = path.replace(/[^/]*$/, '')
  const parts = new Map<string, Part>()
  await scanPart(zip, `${folder}_rels/${path.slice(folder.length)}.rels`, {
    open: (name, attributes) => {
      if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return
      const target = attribute(attributes, 'Target') ?? ''
      const type = (attribute(attributes, 'Type') ?? '').replace(/^.*\//, '')
      parts.set(attribute(attributes, 'Id') ?? '', { path: within(folder, target), type })
    },
  })
  return parts
}

function within(folder: string, target: string): string {
  const whole = target.startsWith('/') ? target.slice(1) : folder + target
  const steps: string[] = []
  for (const step of whole.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
