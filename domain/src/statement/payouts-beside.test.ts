// What a site earned for a seller in one column and what it paid out in another.
import { expect, test } from 'vitest'
import { readAny, readGood } from '../testing/statement-grid.ts'

const head = 'Date|Earnings type|Gross|Platform fee|Currency|Net|Payout'

test.each(['-250.00', '250.00'])('are the two ways of one account, with %s paid out', (payout) => {
  const read = readGood(`${head}
13/10/2026|Membership|310.00|-38.80|USD|271.20|
15/10/2026|Withdrawal|||USD||${payout}
19/10/2026|Membership|45.00|-5.80|USD|39.20|`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([27_120, -25_000, 3920])
})

test('are left as they are where a row has both', () => {
  const result = readAny(`${head}
13/10/2026|Membership|310.00|-38.80|USD|271.20|
15/10/2026|Withdrawal|||USD|5.00|-250.00
19/10/2026|Membership|45.00|-5.80|USD|39.20|`)
  const amounts = result.kind === 'read' ? result.transactions.map(({ amount }) => amount) : []
  expect(amounts).not.toContain(-25_000)
})
