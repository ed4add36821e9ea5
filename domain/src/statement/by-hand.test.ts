// What people write by hand: pence in a column of their own, ditto marks, words beside amounts.
import { describe, expect, test } from 'vitest'

import { codesOf, readBad, readGood, sheetOfCells, shortly } from '../testing/statement-grid.ts'

describe('pounds and pence in two columns', () => {
  test('are one amount, which the balance proves', () => {
    const read = readGood(`Date|Details|Paid out £|p|Paid in £|p|Balance £|p
01/10/2026|Balance brought forward|||||512|40
03/10/2026|Card Tesco|21|15|||491|25
09/10/2026|Mrs Fry|||180|00|671|25
22/10/2026|DD Sky|34|5|||637|20`)
    expect(shortly(read)).toEqual([
      '2026-10-03 -2115 Card Tesco',
      '2026-10-09 18000 Mrs Fry',
      '2026-10-22 -3405 DD Sky',
    ])
    expect(read.proof).toMatchObject({ kind: 'proved', breaks: [] })
    expect(read.assumptions).toContainEqual({
      code: 'pence_joined',
      message: 'Pounds and pence stand in two columns and are put together: 21 and 15 are 21.15.',
    })
  })

  test('may stand under a heading of both, and lack the pounds or the pence', () => {
    const book = sheetOfCells([
      ['Date', 'Details', 'Received', null, 'Paid', null],
      [null, null, '£', 'p', '£', 'p'],
      ['03/10/2026', 'Takings', '1,145', 5, null, null],
      ['06/10/2026', 'Flour', null, null, 12, 50],
      ['09/10/2026', 'Takings', 98, null, null, null],
      ['13/10/2026', 'Bag', null, null, null, 75],
    ])
    expect(shortly(readGood([book]))).toEqual([
      '2026-10-03 114505 Takings',
      '2026-10-06 -1250 Flour',
      '2026-10-09 9800 Takings',
      '2026-10-13 -75 Bag',
    ])
  })

  test('are refused where the pounds have pence already', () => {
    const refused = readBad('Date|Description|Spent £|p\n13/09/2026|Rent|100.00|50')
    expect(refused.message).toMatch(/pounds and pence/)
  })
})

describe('ditto marks', () => {
  test('stand for the date or the name above', () => {
    const read = readGood(`Date|Paid to|Amount out
13/10/2026|Bookers|45.10
do.|"|12.40
15/10/2026|Water board|30.00
,,|Gas board|41.00
ditto|-do-|9.00`)
    expect(shortly(read)).toEqual([
      '2026-10-13 -4510 Bookers',
      '2026-10-13 -1240 Bookers',
      '2026-10-15 -3000 Water board',
      '2026-10-15 -4100 Gas board',
      '2026-10-15 -900 Gas board',
    ])
    expect(codesOf(read)).not.toContain('amounts_repeated')
  })

  test('for an amount are read with a doubt that names the row', () => {
    const read = readGood(`Date|Client|Received|Spent
13/10/2026|Ivy, lesson|25.00|
20/10/2026|"|"|
21/10/2026|Strings||14.50`)
    expect(shortly(read)[1]).toBe('2026-10-20 2500 Ivy, lesson')
    expect(read.assumptions).toContainEqual({
      code: 'amounts_repeated',
      message: 'A ditto mark stands for the amount above it, as in row 3. Check these amounts.',
    })
  })
})

describe('words beside an amount', () => {
  test('for how it was paid go', () => {
    const read = readGood(`Date|Details|In|Out
13/10/2026|Mowing|£25 cash|
14/10/2026|Line||£8.49 (card)
15/10/2026|Hedge|£1,060 by BACS|
16/10/2026|Petrol||card £20.00
17/10/2026|Logs|45.00 chq 100233|`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([
      2500, -849, 106_000, -2000, 4500,
    ])
  })

  test.each(['£12 + VAT', '£30 owed', '£30 not paid', '£20 each', '2 x £20', '£20 cash back'])(
    'that change what it means do not: %s',
    (cell) => {
      const read = readGood(`Date|Details|In|Out
13/10/2026|Mowing|£25 cash|
14/10/2026|Line||£8.49
15/10/2026|Hedge|£60|
16/10/2026|Logs|£45|
17/10/2026|Blades||${cell}`)
      expect(read.transactions).toHaveLength(4)
      expect(read.badRows).toMatchObject([{ line: 6, code: 'bad_amount' }])
    },
  )
})
