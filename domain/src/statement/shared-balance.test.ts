// Amounts and balances in one cell, parted where each balance follows.
import { expect, test } from 'vitest'
import { readAny, readGood, shortly } from '../testing/statement-grid.ts'

test('are two columns, whatever heads them, the newest first or the oldest', () => {
  const rows = [
    '13/10/2026|Opening balance|£2,000.00',
    '14/10/2026|British Gas|£88.20 £1,911.80',
    '15/10/2026|Invoice 4 Lowe|£450.00 £2,361.80',
    '29/10/2026|Rent|£700.00 £1,661.80',
  ]
  const expected = [
    '2026-10-14 -8820 British Gas',
    '2026-10-15 45000 Invoice 4 Lowe',
    '2026-10-29 -70000 Rent',
  ]
  for (const order of [rows, rows.toReversed()]) {
    const read = readGood(`Date|Details|Value\n${order.join('\n')}`)
    expect(shortly(read)).toEqual(expected)
    expect(read.accounts).toMatchObject([{ opening: 200_000, closing: 166_180 }])
  }
})

test('are not read where a balance does not follow', () => {
  const result = readAny(`Date|Details|Value
14/10/2026|British Gas|-£88.20 £1,911.80
15/10/2026|Invoice 4 Lowe|£450.00 £2,261.80
29/10/2026|Rent|-£700.00 £1,661.80`)
  expect(result.kind).toBe('refused')
})
