// Kinds of files that an eleventh round of unseen ones showed to be read wrongly. The right reading
// of each was written down before it was read.
import { describe, expect, test } from 'vitest'
import { readGood, sheetOf, sheetOfCells, shortly } from '../testing/statement-grid.ts'

const amountsOf = ({ transactions }: ReturnType<typeof readGood>) =>
  transactions.map(({ amount }) => amount)

describe('which way money went', () => {
  test('customers pay by cheque as well', () => {
    const read = readGood(`Client Name|Payment Date|Method|Invoice #|Amount
Ashby|01/10/2026|Cheque|001|10.00
Marlow|03/10/2026|Bank Transfer|002|20.00
Blythe|05/10/2026|Cheque|003|30.00`)
    expect(amountsOf(read)).toEqual([1000, 2000, 3000])
  })

  test('bank payments went out, whatever those are called whom they paid', () => {
    const read = readGood(`Day Books: Bank Payments
No|Type|N/C|Date|Details|Net|Tax|Gross
300|BP|5000|01/10/2026|Refund Direct|10.00|2.00|12.00
301|BP|5000|03/10/2026|Credit Hub Ltd|20.00|4.00|24.00
302|BP|5000|05/10/2026|Timber|30.00|6.00|36.00`)
    expect(amountsOf(read)).toEqual([-1200, -2400, -3600])
  })

  test('takings by their title', () => {
    const read = readGood(`The Fleece - takings
Date|Wet|Dry|Total
01/10/2026|400.00|150.00|550.00
02/10/2026|410.00|155.00|565.00
03/10/2026|420.00|160.00|580.00`)
    expect(amountsOf(read)).toEqual([55000, 56500, 58000])
  })

  test('lodgements came in', () => {
    const read = readGood(`Date|Transaction|Withdrawals|Lodgements|Share Balance
01/10/2026|Ashby||10.00|110.00
03/10/2026|Timber|5.00||105.00`)
    expect(amountsOf(read)).toEqual([1000, -500])
  })

  test('fees alone are what is paid, above what was spent', () => {
    const read = readGood(`Little Acorns
MONEY IN
Date|Family|Fees
01/10/2026|Ashby|100.00
03/10/2026|Marlow|120.00
|Total|220.00

MONEY OUT
Date|Supplier|What|Cost
02/10/2026|Timber|Shelves|40.00
04/10/2026|Tesco|Fruit|6.50
||Total|46.50`)
    expect(shortly(read)).toEqual([
      '2026-10-01 10000 Ashby',
      '2026-10-02 -4000 Timber Shelves',
      '2026-10-03 12000 Marlow',
      '2026-10-04 -650 Tesco Fruit',
    ])
  })
})

test('a tab called “Sep 26” names the year of its days', () => {
  const rows = (month: string) => `Date|Who|Paid in|Paid out
1 ${month}|Ashby|10.00|
3 ${month}|Timber||5.00`
  const read = readGood([sheetOf(rows('Sep'), 'Sep 26'), sheetOf(rows('Oct'), 'Oct 26')])
  expect(read.transactions.map(({ day }) => day)).toEqual([
    '2026-09-01',
    '2026-09-03',
    '2026-10-01',
    '2026-10-03',
  ])
})

test('less than a pound: 50p', () => {
  const read = readGood(`Date|From or to|Received|Paid
01/10/2026|Ashby|£12|
02/10/2026|Raffle|50p|
03/10/2026|Stamps||£1,200`)
  expect(amountsOf(read)).toEqual([1200, 50, -120000])
})

test('a closing balance under “Paid out” is proved by the payments', () => {
  const read = readGood(`Opening balance|£100.00
Date|Details|Paid out|Paid in
01/10/2026|Timber|130.00|
02/10/2026|Ashby||10.00
Closing balance||-20.00|`)
  expect(read.proof.kind).toBe('proved')
  expect(read.accounts[0]).toMatchObject({ opening: 10000, closing: -2000 })
})

describe('whole lines in one cell', () => {
  const lines = [
    'Date Details Paid out Paid in Balance',
    '01/10/2026 Opening balance 100.00',
    '02/10/2026 Timber & Co 30.00 70.00',
    '03/10/2026 Ashby 7 Ltd 1,000.00 1,070.00',
    '05/10/2026 B&Q 1342 LEEDS 70.00 1,000.00',
  ]

  test('become columns, and the balance says which way each went', () => {
    const read = readGood([sheetOfCells(lines.map((line) => [line]))])
    expect(shortly(read)).toEqual([
      '2026-10-02 -3000 Timber & Co',
      '2026-10-03 100000 Ashby 7 Ltd',
      '2026-10-05 -7000 B&Q 1342 LEEDS',
    ])
    expect(read.accounts[0]).toMatchObject({ opening: 10000, closing: 100000 })
    expect(read.proof.kind).toBe('proved')
  })
})
