// The fixed parts of a workbook that is written: what lists its sheets, and its few styles.
import type { ZipPart } from './write-zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** All parts but the sheets themselves, which stand in `xl/worksheets/sheet1.xml` and so on. */
export function bookParts(names: readonly string[]): ZipPart[] {
  return [
    { name: '[Content_Types].xml', content: contentTypes(names.length) },
    {
      name: '_rels/.rels',
      content: relations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    },
    { name: 'xl/workbook.xml', content: workbook(names) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...names.map((_, at) => ({ type: 'worksheet', target: `worksheets/sheet${at + 1}.xml` })),
        { type: 'styles', target: 'styles.xml' },
      ]),
    },
    { name: 'xl/styles.xml', content: styles },
  ]
}

function contentTypes(sheets: number): string {
  const pages = Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  )
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${pages.join('')}</Types>`
}

function relations(targets: readonly { type: string; target: string }[]): string {
  const each = targets.map(
    ({ type, target }, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`
}

const kinds = ['plain', 'date', 'money', 'month'] as const

/**
 * The number of a style: plain, a day as dd/mm/yyyy, pounds with negatives in red, or a month as
 * Nov 2026; each also bold.
 */
export function styleOf(kind: (typeof kinds)[number], bold: boolean): number {
  return kinds.indexOf(kind) + (bold ? kinds.length : 0)
}

const indentMax = 3

/** The number of the style of a plain text that stands 1 to 3 steps in. */
export function indentStyleOf(indent: number): number {
  return 2 * kinds.length + Math.min(indent, indentMax) - 1
}

const formats = [0, 164, 165, 166]
const flatStyles = [0, 1].flatMap((font) =>
  formats.map(
    (format) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ),
)
const indentStyles = Array.from(
  { length: indentMax },
  (_, at) =>
    `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment horizontal="left" indent="${at + 1}"/></xf>`,
)
const cellStyles = [...flatStyles, ...indentStyles]

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;£&quot;#,##0.00;[Red]-&quot;£&quot;#,##0.00"/><numFmt numFmtId="166" formatCode="mmm yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`

/** Text as XML may hold it: marks escaped, control characters written as Excel writes them. */
export function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (letter) => {
      return `_x${letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`
    })
}
