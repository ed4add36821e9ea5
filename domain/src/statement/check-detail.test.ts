// QuickBooks Desktop's “Check Detail”, whose cheques stand above what each of them paid.
import { expect, test } from 'vitest'
import { readAny, readGood } from '../testing/statement-grid.ts'

const report = (part = '-300.00') => `Cheque Detail
Type|Num|Date|Name|Item|Account|Paid Amount|Original Amount
Cheque|1201|02/10/2026|Quay Properties||Current Account||-900.00
|||||Rent|-900.00|900.00
TOTAL||||||-900.00|900.00
Bill Pmt -Cheque|1202|15/10/2026|Timber Merchants||Current Account||-412.50
Bill|5501|20/09/2026|||Materials|${part}|400.00
Bill|5533|27/09/2026|||Materials|-112.50|112.50
TOTAL||||||-412.50|512.50`

test('reads each cheque once, on its own day, and none of the bills that it paid', () => {
  const { transactions } = readGood(report())
  expect(transactions.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-10-02', -90_000],
    ['2026-10-15', -41_250],
  ])
  expect(transactions[1]?.counterparty).toBe('Timber Merchants')
})

test('is left as it is where the bills do not come to the cheque', () => {
  expect(readAny(report('-200.00')).kind).toBe('refused')
})
