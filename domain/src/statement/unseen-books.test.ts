// What exports of bookkeeping programs, treasurers' cash books and shops taught: one test for each
// way that one was first read wrongly, or not at all.
import { expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

test('what is brought forward overdrawn is no payment, and the sides balance', () => {
  const read = readGood(`Date|Details|Receipts|Payments
01/10/2026|Balance b/f (overdrawn)||300.00
02/10/2026|Marlow|1200.00|
13/10/2026|Rent||1500.00
31/10/2026|Balance c/f|600.00|
||1800.00|1800.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([120_000, -150_000])
  expect(read.accounts).toMatchObject([{ opening: -30_000, closing: -60_000 }])
})

test.each([
  ['100.00', 10_000],
  ['85.00', null],
])('%s carried down under the payments is in hand where it is what is left', (printed, closing) => {
  const read = readGood(`Receipts|Date|Details|Total payment
100.00|01/10/2026|Cheque cashed|
|13/10/2026|Milk|3.20
|14/10/2026|Stamps|16.50
19.70|31/10/2026|Top up|
||Balance c/d|${printed}`)
  expect(read.accounts).toMatchObject([{ opening: null, closing }])
})
