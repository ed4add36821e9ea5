// For tests: makes workbooks part by part, so that any part can be odd, old or hostile.
import { writeZip, type ZipPart } from '../outside/workbook/write-zip.ts'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What may be odd about a workbook. `sheets` holds the inside of each sheetData. */
type OddBook = {
  readonly sheets: readonly string[]
  readonly states?: readonly string[]
  readonly epoch1904?: boolean
  readonly strings?: string
  readonly styles?: string
  readonly extra?: readonly ZipPart[]
  /** Replaces whole parts by name. */
  readonly parts?: Readonly<Record<string, string>>
}

/** The bytes of an odd workbook. */
export function oddBook(book: OddBook): Buffer {
  const names = book.sheets.map((_, at) => `Sheet${at + 1}`)
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    { name: 'xl/workbook.xml', content: workbookXml(book, names) },
    { name: 'xl/_rels/workbook.xml.rels', content: relationsXml(names) },
    ...book.sheets.map((sheet, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    })),
    { name: 'xl/sharedStrings.xml', content: `<sst ${main}>${book.strings ?? ''}</sst>` },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet ${main}>${book.styles ?? dateStyles}</styleSheet>`,
    },
    ...(book.extra ?? []),
  ]
  return writeZip(
    parts.map((part) => ({ name: part.name, content: book.parts?.[part.name] ?? part.content })),
  )
}

/** Styles 0 plain, 1 the built-in date, 2 a custom one, 3 a number in red. */
const dateStyles =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-809]dd\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="[Red]#,##0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>'

function workbookXml(book: OddBook, names: readonly string[]): string {
  const sheets = names.map((name, at) => {
    const state = book.states?.[at] ? ` state="${book.states[at]}"` : ''
    return `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`
  })
  const epoch = book.epoch1904 ? '<workbookPr date1904="1"/>' : ''
  return `<workbook ${main} xmlns:r="${office}">${epoch}<sheets>${sheets.join('')}</sheets></workbook>`
}

function relationsXml(names: readonly string[]): string {
  const sheets = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const others = ['sharedStrings', 'styles'].map(
    (name) => `<Relationship Id="${name}" Type="${office}/${name}" Target="/xl/${name}.xml"/>`,
  )
  return `<Relationships>${sheets.join('')}${others.join('')}</Relationships>`
}
