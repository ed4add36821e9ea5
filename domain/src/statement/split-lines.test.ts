// Payments that a register splits into what they were for: the whole is booked or its parts are,
// never both.
import { describe, expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const amounts = (text: string) => readGood(text).transactions.map(({ amount }) => amount)

describe('a payment and its parts', () => {
  test('with dates of their own are the whole where it is marked as split', () => {
    expect(
      amounts(`Date|Payee|Category|Amount|Balance
13/10/2026|Opening balance|||500.00
14/10/2026|Costco|--Split--|-80.00|420.00
14/10/2026|Costco|Stock|-50.00|
14/10/2026|Costco|Cleaning|-30.00|
16/10/2026|Client A|Sales|200.00|620.00`),
    ).toEqual([-8000, 20_000])
  })

  test('are the parts where the whole has no amount', () => {
    const read = readGood(`Date|Payee|Category|Amount
14/10/2026|Costco|Split|
||Stock|-50.00
||Cleaning|-30.00
16/10/2026|Client A|Sales|200.00`)
    expect(read.transactions.map(({ day, text, amount }) => `${day} ${text} ${amount}`)).toEqual([
      '2026-10-14 Costco -5000',
      '2026-10-14 Costco -3000',
      '2026-10-16 Client A 20000',
    ])
  })

  test('may stand under money in and money out', () => {
    expect(
      amounts(`Date|Payee|Category|Money in|Money out
14/10/2026|Costco|Split||80.00
||Stock||50.00
||Cleaning||30.00
16/10/2026|Client A|Sales|200.00|`),
    ).toEqual([-8000, 20_000])
  })

  test('are all payments where they do not add up, or nothing is marked as split', () => {
    const rows = (word: string, last: string) => `Date|Payee|Category|Amount
14/10/2026|Costco|${word}|-80.00
14/10/2026|Costco|Stock|-50.00
14/10/2026|Costco|Cleaning|${last}
16/10/2026|Client A|Sales|200.00`
    expect(amounts(rows('Split', '-30.01'))).toEqual([-8000, -5000, -3001, 20_000])
    expect(amounts(rows('Goods', '-30.00'))).toEqual([-8000, -5000, -3000, 20_000])
  })

  test('of a register of GnuCash are the line of the account itself', () => {
    const read = readGood(`Date|Account Name|Number|Description|Category|Type|To Num.|From Num.
13/10/2026|Current Account||Lodge Cafe||T||
||||Income:Sales|S||320.00
||||Assets:Current Account|S|320.00|
16/10/2026|Current Account||Beans Ltd||T||
||||Assets:Current Account|S||88.00
||||Expenses:Stock|S|60.00|
||||Expenses:VAT|S|28.00|`)
    expect(read.transactions).toMatchObject([
      { day: '2026-10-13', amount: 32_000, category: 'Income:Sales', account: 'Current Account' },
      { day: '2026-10-16', amount: -8800, category: 'Split', text: 'Beans Ltd' },
    ])
  })
})
