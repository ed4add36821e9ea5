// Workbooks as programs really write them: missing references, prefixes, epochs, styles, uncached
// formulas.
import { describe, expect, test } from 'vitest'
import { oddBook } from '../../testing/workbook-parts.ts'
import { readXlsx } from './xlsx.ts'
import { dayOfSerial } from './xlsx-sheet.ts'

const cellsOf = async (book: Parameters<typeof oddBook>[0]) =>
  (await readXlsx(oddBook(book))).sheets.map((sheet) => sheet.rows.map((row) => row.cells))

describe('workbooks', () => {
  test('every kind of cell', async () => {
    const sheet =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>12.5</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><v>#N/A</v></c><c r="F2" t="str"><f>A1</f><v>x &amp; y</v></c><c r="G2" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c r="H2" s="1"><v>45474</v></c><c r="I2" s="2"><v>45474.5</v></c><c r="J2" s="3"><v>45474</v></c><c r="K2" t="d"><v>2024-07-01T00:00:00</v></c></row>'
    const strings =
      '<si><r><t>ri</t></r><rPh><t>no</t></rPh><r><t xml:space="preserve">ch </t></r></si>'
    expect(await cellsOf({ sheets: [sheet], strings })).toEqual([
      [
        [
          'rich ',
          null,
          12.5,
          true,
          { error: '#N/A' },
          'x & y',
          'inline',
          { day: '2024-07-01' },
          { day: '2024-07-01T12:00:00' },
          45_474,
          { day: '2024-07-01T00:00:00' },
        ],
      ],
    ])
  })

  test('formulas without a saved result say so; a saved empty text is nothing', async () => {
    const sheet =
      '<row><c><f>1+1</f></c><c><f>1+1</f><v></v></c><c><f>1+1</f><v>2</v></c><c t="str"><f>""</f><v></v></c><c><v>3</v></c></row>'
    expect(await cellsOf({ sheets: [sheet] })).toEqual([
      [[{ uncached: true }, { uncached: true }, 2, null, 3]],
    ])
  })

  test('cells and rows without references, and prefixed names', async () => {
    const sheet =
      '<x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row r="9"><x:c r="B9"><x:v>3</x:v></x:c></x:row>'
    const grid = await readXlsx(oddBook({ sheets: [sheet] }))
    expect(grid.sheets[0]?.rows).toEqual([
      { line: 1, cells: [1, 2] },
      { line: 9, cells: [null, 3] },
    ])
  })

  test('days of both epochs, in summer as in winter, to the second', () => {
    expect(dayOfSerial(45_474, false)).toBe('2024-07-01')
    expect(dayOfSerial(45_294, false)).toBe('2024-01-03')
    expect(dayOfSerial(45_294 - 1462, true)).toBe('2024-01-03')
    expect(dayOfSerial(45_294.99998842593, false)).toBe('2024-01-03T23:59:59')
    expect(dayOfSerial(45_294.9999999, false)).toBe('2024-01-04')
    expect(dayOfSerial(59, false)).toBe('1900-02-28')
    expect(dayOfSerial(61, false)).toBe('1900-03-01')
  })

  test('the 1904 epoch of the workbook is applied and reported', async () => {
    const grid = await readXlsx(
      oddBook({ sheets: ['<row><c s="1"><v>43832</v></c></row>'], epoch1904: true }),
    )
    expect(grid).toMatchObject({ epoch1904: true })
    expect(grid.sheets[0]?.rows[0]?.cells).toEqual([{ day: '2024-01-03' }])
  })

  test('a date merged over several rows stands in each of them', async () => {
    const sheet =
      '<row r="1"><c r="A1" s="1"><v>45474</v></c><c r="B1"><v>1</v></c></row><row r="2"><c r="A2" s="1"/><c r="B2"><v>2</v></c></row><row r="3"><c r="B3"><v>3</v></c></row></sheetData><mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B2:B3"/></mergeCells><sheetData>'
    const day = { day: '2024-07-01' }
    expect(await cellsOf({ sheets: [sheet] })).toEqual([
      [
        [day, 1],
        [day, 2],
        [null, 3],
      ],
    ])
  })

  test('hidden sheets and rows are marked', async () => {
    const row = '<row r="1" hidden="1"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'
    const grid = await readXlsx(oddBook({ sheets: [row, row], states: ['', 'veryHidden'] }))
    expect(grid.sheets.map((sheet) => sheet.hidden)).toEqual([false, true])
    expect(grid.sheets[0]?.rows.map((each) => each.hidden ?? false)).toEqual([true, false])
  })

  test('a used range of a million rows and sixteen thousand columns without content costs nothing', async () => {
    const far =
      '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="XFD1048576" s="3"/></row>'
    expect(await cellsOf({ sheets: [far] })).toEqual([[[1]]])
  })

  test('escaped control characters become themselves, attributes may hold marks', async () => {
    const sheet =
      '<row r="1" note="a > b"><c t="inlineStr"><is><t>a_x000D_b &#163;&#xA3;</t></is></c></row>'
    expect(await cellsOf({ sheets: [sheet] })).toEqual([[['a\rb ££']]])
  })
})
