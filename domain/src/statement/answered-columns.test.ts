// What a person says of the columns counts before everything that the reader finds by itself.
import { expect, test } from 'vitest'
import { readGood, shortly } from '../testing/statement-grid.ts'

const file = `
Date | Details | Value | Other value | Note
13/01/2026 | BRITISH GAS | -100.00 | -7.00 | power
15/01/2026 | ACME LTD | 500.00 | 8.00 | invoice
20/02/2026 | TESCO | -20.00 | 9.00 | food
`

test('a column that a person ignores is not read, nor taken for anything by its contents', () => {
  const columns = { 0: 'date', 1: 'ignore', 2: 'ignore', 3: 'amount', 4: 'description' } as const
  const read = readGood(file, { columns, amountSign: 'as_written' })
  expect(shortly(read)).toEqual([
    '2026-01-13 -700 power',
    '2026-01-15 800 invoice',
    '2026-02-20 900 food',
  ])
  expect(read.columns.map(({ role }) => role)).toEqual([
    'date',
    null,
    null,
    'amount',
    'description',
  ])
})

test('a file without a header is read by the answers, even where its shape is a bank’s', () => {
  const hsbc = `
13/01/2026 | BRITISH GAS | -100.00
15/01/2026 | ACME LTD | 500.00
`
  expect(shortly(readGood(hsbc))).toEqual([
    '2026-01-13 -10000 BRITISH GAS',
    '2026-01-15 50000 ACME LTD',
  ])
  const statementRead = readGood(hsbc, {
    columns: { 0: 'date', 1: 'reference', 2: 'amount' },
    amountSign: 'inverted',
  })
  expect(statementRead.layout).toBeNull()
  expect(statementRead.transactions.map(({ amount, reference }) => [amount, reference])).toEqual([
    [10000, 'BRITISH GAS'],
    [-50000, 'ACME LTD'],
  ])
})
