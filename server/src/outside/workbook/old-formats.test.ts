// Old and foreign workbooks and their traps: dates of 1904, hidden sheets, locks, pages that are no
// sheets, repeats.
import { createRequire } from 'node:module'
import type { Grid } from '@plimsoll/domain/statement/statement'
import { describe, expect, test } from 'vitest'
import type { bookTypes } from '../../testing/statement-files.ts'
import { readGrid } from './read-grid.ts'
import { Refusal } from './refusal.ts'
import { writeZip } from './write-zip.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')
const cellsOf = (grid: Grid) => grid.sheets[0]?.rows.map((row) => row.cells)
const codeOf = async (bytes: Buffer | string) => {
  try {
    await readGrid(Buffer.from(bytes))
    return 'read'
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code
    throw thrown
  }
}

describe('workbooks written by the library', () => {
  const book = (epoch1904: boolean) => {
    const made = xlsx.utils.book_new()
    const day = epoch1904 ? 45_474 - 1462 : 45_474
    const sheet = xlsx.utils.aoa_to_sheet([
      ['Date', 'What', null, 'Amount'],
      [{ t: 'n', v: day, z: 'dd/mm/yyyy' }, 'Café – £5', null, -12.5],
      [{ t: 'n', v: day + 0.75, z: 'd mmm yy hh:mm' }, true, null, 7.25],
    ])
    xlsx.utils.book_append_sheet(made, sheet, 'One')
    xlsx.utils.book_append_sheet(made, xlsx.utils.aoa_to_sheet([['secret']]), 'Two')
    made.Workbook = { Sheets: [{}, { Hidden: 1 }], WBProps: { date1904: epoch1904 } }
    return made
  }
  const write = (type: (typeof bookTypes)[number], epoch1904 = false) =>
    xlsx.write(book(epoch1904), { type: 'buffer', bookType: type }) as Buffer

  test.each(['biff8', 'xlsb', 'xlml'] as const)('%s', async (type) => {
    const grid = await readGrid(write(type))
    const timed = cellsOf(grid)?.[2]?.[0]
    expect(cellsOf(grid)?.slice(0, 2)).toEqual([
      ['Date', 'What', null, 'Amount'],
      [{ day: expect.stringMatching(/^2024-07-01/) }, 'Café – £5', null, -12.5],
    ])
    expect(timed).toMatchObject({ day: expect.stringMatching(/^2024-07-01T18:00/) })
    expect(cellsOf(grid)?.[2]?.[1]).toBe(true)
  })

  test.each(['biff8', 'xlsb', 'xlml'] as const)('%s of 1904 has the same days', async (type) => {
    const grid = await readGrid(write(type, true))
    expect(cellsOf(grid)?.[1]?.[0]).toMatchObject({ day: expect.stringMatching(/^2024-07-01/) })
  })

  test('rows that are hidden are reported', async () => {
    const made = xlsx.utils.book_new()
    const sheet = xlsx.utils.aoa_to_sheet([['Date'], ['A'], ['B']])
    sheet['!rows'] = [{}, { hidden: true }]
    xlsx.utils.book_append_sheet(made, sheet)
    const grid = await readGrid(xlsx.write(made, { type: 'buffer', bookType: 'xlsb' }) as Buffer)
    expect(grid.sheets[0]?.rows.map((row) => row.hidden ?? false)).toEqual([false, true, false])
  })

  test.each(['biff8', 'xlsb', 'xlml'] as const)('%s keeps hidden sheets apart', async (type) => {
    const grid = await readGrid(write(type))
    expect(grid.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['One', false],
      ['Two', true],
    ])
  })

  test('a locked xls is encrypted, a broken one is damage', async () => {
    const bytes = write('biff8')
    const locked = Buffer.from(bytes)
    const at = locked.indexOf(Buffer.from('09081000', 'hex'))
    locked.writeUInt16LE(0x2f, at + 20) // the record behind the first
    expect(await codeOf(locked)).toBe('encrypted')
    const torn = Buffer.from(bytes)
    torn.writeUInt16LE(0xfff0, at + 22)
    expect(await codeOf(torn)).toBe('corrupt')
    expect(await codeOf(bytes.subarray(0, bytes.length / 2))).toBe('corrupt')
  })

  test('one rotten byte in the parts of an xlsb or ods is damage', async () => {
    for (const type of ['xlsb', 'ods'] as const) {
      const bytes = Buffer.from(write(type))
      const at = bytes.indexOf(Buffer.from(type === 'ods' ? 'Caf' : 'C\0a\0f\0'))
      expect(at).toBeGreaterThan(0)
      bytes[at] = 0x58
      expect(await codeOf(bytes)).toBe('corrupt')
    }
  })
})

describe('OpenDocument', () => {
  const content = (table: string, styles = '') =>
    `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`
  const ods = (table: string, styles = '', manifest = '<manifest:manifest/>') =>
    writeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content: content(table, styles) },
      { name: 'META-INF/manifest.xml', content: manifest },
    ])
  const table = (rows: string, more = '') =>
    `<table:table table:name="A"${more}>${rows}</table:table>`
  const text = (words: string) =>
    `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`

  test('days, money, spaces, notes, missing results and repeats', async () => {
    const grid = await readGrid(
      ods(
        table(
          `<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row><table:table-row><table:table-cell office:value-type="date" office:date-value="2024-01-03T00:00:00"><text:p>3 Jan</text:p></table:table-cell><table:table-cell office:value-type="currency" office:value="-12.5"><text:p>-£12.50</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/>${text('A<text:s text:c="2"/>B &amp; C')}<table:table-cell table:formula="of:=SUM([.A1])"/><table:table-cell><office:annotation><text:p>a note</text:p></office:annotation></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
        ),
      ),
    )
    expect(grid.sheets[0]?.rows).toEqual([
      {
        line: 3,
        cells: [{ day: '2024-01-03T00:00:00' }, -12.5, null, null, 'A  B & C', { uncached: true }],
      },
    ])
  })

  test('a filled row repeated a million times is too large; hidden sheets and rows are marked', async () => {
    const row = `<table:table-row table:number-rows-repeated="1000000">${text('x')}</table:table-row>`
    expect(await codeOf(ods(table(row)))).toBe('too_large')
    const style =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const hiddenRow = `<table:table-row table:visibility="filter">${text('x')}</table:table-row>`
    const grid = await readGrid(ods(table(hiddenRow, ' table:style-name="ta2"'), style))
    expect(grid.sheets).toMatchObject([{ hidden: true, rows: [{ hidden: true }] }])
  })

  test('locked, or with a document type', async () => {
    const locked =
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
    expect(await codeOf(ods('', '', locked))).toBe('encrypted')
    const fods = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><office:document >${table('')}</office:document>`
    expect(await codeOf(fods)).toBe('unsafe')
  })
})

describe('pages', () => {
  test('only tables count: no comments, scripts, frames or entities left over', async () => {
    const grid = await readGrid(
      Buffer.from(
        '<!DOCTYPE html><html><head><style>td{}</style><script>x="<table><tr><td>no</td></tr></table>"</script></head><body><!-- <table><tr><td>no</td></tr></table> --><h1>Acme</h1><table><tr><td>Frame<table><tr><th>Date<th>Amount</tr><tr><td>03/01/2024<td>&pound;1,234.50&nbsp;</td><td>a<br>b &amp;amp; &eacute;&#8364;&bogus;</td></tr></table></td></tr></table></body></html>',
      ),
    )
    expect(grid.sheets.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual([
      [['Frame']],
      [
        ['Date', 'Amount'],
        ['03/01/2024', '£1,234.50', 'a b &amp; é€&bogus;'],
      ],
    ])
  })

  test('cells that span keep the others in their columns', async () => {
    const grid = await readGrid(
      Buffer.from(
        '<table><tr><td rowspan=2>A</td><td colspan="2">B</td><td>C</td></tr><tr><td>D</td><td>E</td><td>F</td></tr></table>',
      ),
    )
    expect(cellsOf(grid)).toEqual([
      ['A', 'B', null, 'C'],
      [null, 'D', 'E', 'F'],
    ])
  })

  test('a page broken off, and one made to take for ever', async () => {
    expect(await codeOf('<table><tr><td>1</td></tr><tr><td>2')).toBe('corrupt')
    const from = performance.now()
    const endless = `<table>${'<td a="'.repeat(20_000)}${"<!--'".repeat(20_000)}${'<a '.repeat(50_000)}`
    expect(await codeOf(endless)).toMatch(/corrupt|read/)
    expect(performance.now() - from).toBeLessThan(5000)
  })

  test('a page in another code page', async () => {
    const page = Buffer.from(
      '<html><meta charset="windows-1250"><table><tr><td>P\xf8\xed\xe8hoz\xed</td></tr></table></html>',
      'latin1',
    )
    expect(cellsOf(await readGrid(page))).toEqual([['Příčhozí']])
  })
})

describe('Excel 2003 XML', () => {
  const book = (rows: string, more = '') =>
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${rows}</Table>${more}</Worksheet></Workbook>`

  test('places, merges, types, comments', async () => {
    const grid = await readGrid(
      Buffer.from(
        book(
          '<Row ss:Index="3"><Cell ss:MergeAcross="1"><Data ss:Type="String">T</Data><Comment><Data>no</Data></Comment></Cell><Cell><Data ss:Type="DateTime">2024-01-03T00:00:00.000</Data></Cell><Cell ss:Index="6"><Data ss:Type="Number">-1.5</Data></Cell><Cell ss:Formula="=1"/></Row><Row><Cell><ss:Data ss:Type="String"><B>bo</B>ld</ss:Data></Cell></Row>',
          '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>',
        ),
      ),
    )
    expect(grid.sheets).toEqual([
      {
        name: 'A',
        hidden: true,
        rows: [
          {
            line: 3,
            cells: ['T', null, { day: '2024-01-03T00:00:00' }, null, null, -1.5],
          },
          { line: 4, cells: ['bold'] },
        ],
      },
    ])
  })

  test('cut short, or with a document type', async () => {
    const whole = book('<Row><Cell><Data ss:Type="String">x</Data></Cell></Row>')
    expect(await codeOf(whole.slice(0, -20))).toBe('corrupt')
    expect(await codeOf(whole.replace('<Workbook', '<!DOCTYPE x><Workbook'))).toBe('unsafe')
  })
})
