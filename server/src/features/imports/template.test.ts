// The template that is offered for download.
import { minor } from '@plimsoll/domain/money'
import { readStatement } from '@plimsoll/domain/statement/read-statement'
import { templateColumns } from '@plimsoll/domain/statement/template'
import { describe, expect, test } from 'vitest'
import { type SheetCell, writeXlsx } from '../../outside/workbook/write-xlsx.ts'
import { readXlsx } from '../../outside/workbook/xlsx.ts'
import { writeTemplate } from './template.ts'

const read = async (bytes: Buffer) =>
  readStatement(await readXlsx(bytes), { answers: {}, today: '2026-11-20' })

describe('the statement template', () => {
  test('has the promised columns, and nothing in it yet', async () => {
    const grid = await readXlsx(writeTemplate())
    expect(grid.sheets[0]?.rows[0]?.cells).toEqual([
      'Date (dd/mm/yyyy)',
      'Description',
      'Money in',
      'Money out',
      'Balance',
      'Category',
      'Merchant',
      'Reference',
    ])
    expect(await read(writeTemplate())).toMatchObject({ kind: 'refused', code: 'no_transactions' })
  })

  test('filled in, with its notes still beside it, is read without a question', async () => {
    const head = templateColumns.map((column) => column.header)
    const filled: SheetCell[][] = [
      head,
      [
        { day: '2024-02-03' },
        'Invoice 7',
        { money: minor(100_050) },
        null,
        { money: minor(150_050) },
      ],
      ['04/02/2024', 'Rent', null, { money: minor(90_000) }, { money: minor(60_050) }],
    ]
    const notes = templateColumns.map((column) => [column.header, column.note])
    const book = writeXlsx([
      { name: 'Statement', rows: filled },
      { name: 'Notes', rows: notes },
    ])
    expect(await read(book)).toMatchObject({
      kind: 'read',
      proof: { kind: 'proved' },
      transactions: [
        { day: '2024-02-03', amount: 100_050 },
        { day: '2024-02-04', amount: -90_000 },
      ],
    })
  })
})
