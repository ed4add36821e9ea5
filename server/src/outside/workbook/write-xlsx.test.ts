// What we write, we read back; and so does another program's reader.
import { read, utils } from '@e965/xlsx'
import { minor } from '@plimsoll/domain/money'
import { readStatement } from '@plimsoll/domain/statement/read-statement'
import { templateColumns } from '@plimsoll/domain/statement/template'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeText } from './safe-text.ts'
import { lettersOf, type SheetCell, writeXlsx } from './write-xlsx.ts'
import { readXlsx } from './xlsx.ts'

const rows: SheetCell[][] = [
  [
    { text: 'Date', bold: true },
    { text: 'Words', bold: true },
    { text: 'Amount', bold: true },
  ],
  [{ day: '2024-07-01' }, 'Café & <Söhne> "x"', { money: minor(-123_456) }],
  [{ day: '2024-01-03' }, null, { money: minor(5) }],
  [null, 'Total', { formula: 'SUM(C2:C3)', money: minor(-123_451), bold: true }],
]

describe('workbooks that we write', () => {
  test('come back as they were, through our own reader', async () => {
    const grid = await readXlsx(
      writeXlsx([
        { name: 'Cash flow', rows },
        { name: 'B', rows: [[7]] },
      ]),
    )
    expect(grid.sheets.map((sheet) => sheet.name)).toEqual(['Cash flow', 'B'])
    expect(grid.sheets[0]?.rows.map((row) => row.cells)).toEqual([
      ['Date', 'Words', 'Amount'],
      [{ day: '2024-07-01' }, 'Café & <Söhne> "x"', -1234.56],
      [{ day: '2024-01-03' }, null, 0.05],
      [null, 'Total', -1234.51],
    ])
  })

  test('open in another program with their formulas, dates and formats', () => {
    const frozen = { rows: 1, columns: 1 }
    const bytes = writeXlsx([{ name: 'Cash flow', rows, widths: [12, 40, 14], frozen }])
    const book = read(bytes, { cellFormula: true, cellNF: true, UTC: true })
    const sheet = book.Sheets['Cash flow']
    expect(sheet?.C4).toMatchObject({ f: 'SUM(C2:C3)', v: -1234.51 })
    expect(sheet?.A2).toMatchObject({ v: 45_474, z: 'dd/mm/yyyy' })
    expect(sheet?.C2.z).toContain('£')
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })[0]).toEqual(['Date', 'Words', 'Amount'])
  })

  test('hold no text that runs as a formula', async () => {
    const grid = await readXlsx(
      writeXlsx([{ name: 'A', rows: [['=1+1', '+1', '-1', '@a', '\tb', 'c']] }]),
    )
    expect(grid.sheets[0]?.rows[0]?.cells).toEqual(["'=1+1", "'+1", "'-1", "'@a", "'\tb", 'c'])
  })

  test('keep any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), async (text) => {
        const grid = await readXlsx(writeXlsx([{ name: 'A', rows: [[text]] }]))
        const cell = grid.sheets[0]?.rows[0]?.cells[0] ?? ''
        expect(String(cell)).toBe(safeText(text))
      }),
      { numRuns: 200 },
    )
  })

  test('column letters', () => {
    expect([0, 25, 26, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  test('a filled-in template is read without a question', async () => {
    const head = templateColumns.map((column) => ({ text: column.header, bold: true }) as const)
    const filled: SheetCell[][] = [
      head,
      [
        { day: '2024-02-03' },
        'Invoice 7',
        { money: minor(100_050) },
        null,
        null,
        'Sales',
        'Acme',
        'INV7',
      ],
      [
        { day: '2024-02-04' },
        'Rent',
        null,
        { money: minor(90_000) },
        null,
        'Rent',
        'Landlord',
        null,
      ],
    ]
    const grid = await readXlsx(writeXlsx([{ name: 'Statement', rows: filled }]))
    const result = readStatement(grid, { answers: {}, today: '2026-11-20' })
    expect(result).toMatchObject({
      kind: 'read',
      layout: 'Plimsoll template',
      transactions: [
        { day: '2024-02-03', amount: 100_050, category: 'Sales', counterparty: 'Acme' },
        { day: '2024-02-04', amount: -90_000 },
      ],
    })
  })
})
