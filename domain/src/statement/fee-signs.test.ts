// Fees beside gross amounts, printed with a minus or without one.
import { expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

test.each([
  ['a minus', '-0.25'],
  ['no sign', '0.25'],
])('fees printed with %s are taken off where the balance proves it', (_, fee) => {
  const read = readGood(`Date|Type|Gross|Fee|Balance
13/10/2026|Sale|10.25|${fee}|110.00
14/10/2026|Sale|20.25|${fee}|130.00
15/10/2026|Payout|-100.00|0.00|30.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([1000, 2000, -10_000])
})
