// Counts run to a balance as sums of money do. The headings of their columns name what they count.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

describe('what is counted is no money', () => {
  test.each([
    [
      'tokens in one column',
      `Date|Description|Tokens|Balance
01/09/2026|Top-up|50.00|50.00
03/09/2026|Wash|-4.00|46.00
08/09/2026|Dry|-2.50|43.50`,
    ],
    [
      'days of leave',
      `Date|Reason|Days|Balance
01/04/2026|Entitlement|28.00|28.00
04/05/2026|Bank holiday|-1.00|27.00
13/07/2026|Summer|-10.00|17.00`,
    ],
    [
      'credits bought and used',
      `Date|Member|Credits bought|Credits used|Balance
01/09/2026|Adair|10.00||10.00
03/09/2026|Adair||1.00|9.00
08/09/2026|Adair||1.00|8.00`,
    ],
    [
      'bags in and out',
      `Date|Note|Bags in|Bags out|Bags
14/09/2026|First lot|40.00||40.00
15/09/2026|Tilly||2.50|37.50
17/09/2026|Ravi||3.00|34.50`,
    ],
    [
      'what a tank holds',
      `Date|Details|Delivered|Used|In tank
03/09/2026|Delivery|1500.00||2700.00
05/09/2026|Tractor||84.50|2615.50
09/09/2026|Dryer||420.00|2195.50`,
    ],
  ])('%s', (_, text) => {
    expect(readBad(text).message).toMatch(/count of something else than money/)
  })
})

test('hours in pounds are pay', () => {
  const read = readGood(`Date|Description|Hours (£)|Balance
01/09/2026|Week 1|75.00|75.00
03/09/2026|Week 2|62.50|137.50
08/09/2026|Drawn|-100.00|37.50`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([7500, 6250, -10_000])
})

test('the credits of a bank are money', () => {
  const read = readGood(`Date|Description|Debits|Credits|Balance
01/09/2026|Marlow Ltd||75.00|175.00
03/09/2026|Direct Debit Aviva|62.50||112.50
08/09/2026|Bank Giro Credit Osei||10.00|122.50`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([7500, -6250, 1000])
})

test('a column that a person chose is money, whatever it is headed with', () => {
  const file = `Date|Description|Points
01/09/2026|Marlow Ltd|75.00
03/09/2026|Aviva|-62.50
08/09/2026|Osei|10.00`
  expect(readBad(file).message).toMatch(/count of something else than money/)
  const read = readGood(file, { columns: { 2: 'amount' } })
  expect(read.transactions.map(({ amount }) => amount)).toEqual([7500, -6250, 1000])
})
