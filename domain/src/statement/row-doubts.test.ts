// Rows that look like payments and may be none.
import { describe, expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const doubts = (text: string) =>
  readGood(text)
    .assumptions.filter(({ code }) => /^(sum_left_out|row_doubted)$/.test(code))
    .map(({ message }) => message)

const four =
  'Date|Details|Amount\n02/09/2026|Timber Co|-85.87\n03/09/2026|Kestrel Co|380.00\n23/09/2026|J Hale|1,750.00\n24/09/2026|Paper Co|-360.00'

describe('a dated row that sums up the rows above', () => {
  test('is left out with a doubt, whatever it is called', () => {
    const text = `${four}\n30/09/2026|September|1,684.13`
    expect(readGood(text).transactions).toHaveLength(4)
    expect(doubts(text)).toEqual([
      'Row 6, “September” 1,684.13, is the exact sum of the rows above, so it was left out as a total.',
    ])
  })

  test('is a payment where a penny is missing, or where fewer than four rows stand above', () => {
    const other = `${four}\n30/09/2026|September|1,684.12`
    expect(readGood(other).transactions).toHaveLength(5)
    expect(doubts(other)).toEqual([])
    const three = 'Date|Details|Amount\n02/09/2026|A|-10.00\n03/09/2026|B|30.00\n04/09/2026|C|20.00'
    expect(readGood(three).transactions).toHaveLength(3)
  })

  test('is a total where it names the week, whatever lies between, and one alone lacks a balance', () => {
    const text = `Date|Description|Amount|Balance
05/09/2026|Sales|100.00|600.00
07/09/2026|Stock|-40.00|560.00
09/09/2026|Week ending 9 Sept|60.00|
12/09/2026|Sales|120.00|680.00
16/09/2026|W/e 16 Sept|120.00|`
    const amounts = readGood(text).transactions.map(({ amount }) => amount)
    expect(amounts).toEqual([10_000, -4000, 12_000])
    expect(doubts(text)).toHaveLength(2)
  })

  test('is a total where it names the month and sums both sides', () => {
    const text = `Date|Details|Receipts|Payments
05/09/2026|Sales|100.00|
07/09/2026|Stock||40.00
30/09/2026|September|100.00|40.00
12/10/2026|Sales|120.00|
14/10/2026|Stock||20.00`
    const amounts = readGood(text).transactions.map(({ amount }) => amount)
    expect(amounts).toEqual([10_000, -4000, 12_000, -2000])
    expect(doubts(text)).toHaveLength(1)
  })

  test('is takings where all rows name weeks', () => {
    const text = `Date|Description|Amount in|Amount out
02/09/2026|Week ending 2 Sept|400.00|
09/09/2026|Week ending 9 Sept|400.00|
16/09/2026|Week ending 16 Sept|800.00|
20/09/2026|Rent||350.00`
    expect(readGood(text).transactions).toHaveLength(4)
    expect(doubts(text)).toEqual([])
  })

  test('in whole pounds, which add up by chance, is kept and doubted', () => {
    const text =
      'Date|Details|Amount\n02/09/2026|A|-1,000.00\n03/09/2026|B|3,000.00\n04/09/2026|C|-2,000.00\n05/09/2026|D|1,000.00\n06/09/2026|E|1,000.00'
    expect(readGood(text).transactions).toHaveLength(5)
    expect(doubts(text)).toEqual([
      'Row 6, “E” 1,000.00, is the exact sum of the rows above. It may be a total rather than a payment.',
    ])
  })

  test('is a payment where the balance moves with it', () => {
    const text =
      'Date|Details|Amount|Balance\n02/09/2026|A|10.00|110.00\n03/09/2026|B|20.00|130.00\n04/09/2026|C|-5.00|125.00\n05/09/2026|D|7.00|132.00\n06/09/2026|E|32.00|164.00'
    expect(readGood(text).transactions).toHaveLength(5)
    expect(doubts(text)).toEqual([])
  })
})

test('a row that names nothing but a balance is kept and doubted', () => {
  const text = `${four}\n30/09/2026|Balance at bank|3,681.77`
  expect(readGood(text).transactions).toHaveLength(5)
  expect(doubts(text)).toEqual([
    'Row 6, “Balance at bank” 3,681.77, may be a balance rather than a payment.',
  ])
  expect(doubts(`${four}\n30/09/2026|Balance on order 551|3,681.77`)).toEqual([])
})

test('a payment with “Cancelled” beside it is kept and doubted', () => {
  const text =
    'Date|Details|Amount|Notes\n02/09/2026|Timber Co|-85.87|\n03/09/2026|Van Hire|-77.00|Cancelled\n04/09/2026|J Hale|50.00|paid late'
  expect(readGood(text).transactions).toHaveLength(3)
  expect(doubts(text)).toEqual([
    'Row 3 says “Cancelled” beside its amount. Check that the payment was made.',
  ])
})
