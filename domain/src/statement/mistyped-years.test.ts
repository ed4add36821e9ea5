// A year typed wrongly, such as 2062 for 2026, among dates that stand in order.
import { describe, expect, test } from 'vitest'
import { readGood, shortly } from '../testing/statement-grid.ts'

const typed = (year: string, more = '') => `Date|Details|Amount|Balance
02/09/2026|Marlow|100.00|200.00
05/09/${year}|Rent|-50.00|150.00
13/09/2026|Osei|10.00|160.00
19/09/2026|Tesco|-20.00|140.00${more}`

test.each(['2062', '2206', '1926', '62'])(
  'a year typed as %s takes that of the rows around it',
  (year) => {
    const read = readGood(typed(year))
    expect(shortly(read)).toEqual([
      '2026-09-02 10000 Marlow',
      '2026-09-05 -5000 Rent',
      '2026-09-13 1000 Osei',
      '2026-09-19 -2000 Tesco',
    ])
    expect(read.badRows).toEqual([])
    expect(read.assumptions).toContainEqual({
      code: 'years_mended',
      message: `Row 3 says 05/09/${year}. It is read as 5 September 2026, between the rows around it.`,
    })
  },
)

test('newest first, and at an end of the file, where only one row tells', () => {
  const read = readGood(`Date|Details|Amount
19/09/2026|Tesco|-20.00
13/09/2062|Osei|10.00
05/09/2026|Rent|-50.00
02/09/2026|Marlow|100.00
31/08/2062|Fuel|-30.00`)
  expect(read.transactions.map(({ day }) => day)).toEqual([
    '2026-09-02',
    '2026-09-05',
    '2026-09-13',
    '2026-09-19',
  ])
  expect(read.badRows.map(({ line }) => line)).toEqual([6])
})

test('a date that would still stand out of order stays unread', () => {
  const read = readGood(`Date|Details|Amount
02/09/2026|Marlow|100.00
25/11/2062|Rent|-50.00
13/09/2026|Osei|10.00
19/09/2026|Tesco|-20.00
21/09/2026|Tesco|-20.00`)
  expect(read.badRows.map(({ line }) => line)).toEqual([3])
})

test('many such years are no slips of the finger', () => {
  const years = ['2062', '2062', '2062', '2026', '2026']
  const rows = years.map((year, at) => `0${at + 2}/09/${year}|Rent|-50.00`)
  expect(() => readGood(['Date|Details|Amount', ...rows].join('\n'))).toThrow('refused')
})

test('over New Year the year is the one that keeps the order', () => {
  const read = readGood(`Date|Details|Amount
30/12/2025|Marlow|100.00
31/12/2052|Rent|-50.00
02/01/2062|Osei|10.00
05/01/2026|Tesco|-20.00
06/01/2026|Tesco|-20.00
07/01/2026|Tesco|-20.00
08/01/2026|Tesco|-20.00
09/01/2026|Tesco|-20.00
10/01/2026|Tesco|-20.00
11/01/2026|Tesco|-20.00`)
  expect(read.transactions.slice(0, 4).map(({ day }) => day)).toEqual([
    '2025-12-30',
    '2025-12-31',
    '2026-01-02',
    '2026-01-05',
  ])
})

describe('a year that is plausible, but breaks the order', () => {
  test('last year’s number in January, up or down the file', () => {
    const rows = [
      '30/12/2025|Marlow|100.00|200.00',
      '02/01/2025|Rent|-50.00|150.00',
      '05/01/2026|Osei|10.00|160.00',
      '06/01/2026|Tesco|-20.00|140.00',
    ]
    const right = ['2025-12-30', '2026-01-02', '2026-01-05', '2026-01-06']
    for (const printed of [rows, rows.toReversed()]) {
      const read = readGood(['Date|Details|Amount|Balance', ...printed].join('\n'))
      expect(read.transactions.map(({ day }) => day)).toEqual(right)
      expect(read.assumptions.map(({ code }) => code)).toContain('years_mended')
    }
  })

  test('next year’s number', () => {
    const read = readGood(`Date|Details|Amount
02/09/2026|Marlow|100.00
05/09/2025|Rent|-50.00
13/09/2026|Osei|10.00`)
    expect(read.transactions.map(({ day }) => day)).toEqual([
      '2026-09-02',
      '2026-09-05',
      '2026-09-13',
    ])
  })

  test('rows in no order are left as they are', () => {
    const read = readGood(`Date|Details|Amount
02/09/2026|Marlow|100.00
05/09/2025|Rent|-50.00
13/09/2026|Fuel|-10.00
01/08/2026|Fuel|-10.00`)
    expect(read.transactions.map(({ day }) => day)).toContain('2025-09-05')
    expect(read.assumptions.map(({ code }) => code)).not.toContain('years_mended')
  })

  test('two accounts one under the other go back in time', () => {
    const read = readGood(`Date|Details|Amount|Account
02/09/2025|Marlow|100.00|A
05/03/2026|Rent|-50.00|A
06/09/2025|Fuel|-9.00|B
13/03/2026|Fuel|-10.00|B`)
    expect(read.assumptions.map(({ code }) => code)).not.toContain('years_mended')
  })
})

describe('at an end of the file', () => {
  const rows = (first: string, last: string) => `Date|Details|Amount|Balance
${first}|A|-£1.00|£99.00
13/01/2026|B|-£1.00|£98.00
19/01/2026|C|-£1.00|£97.00
${last}|D|-£1.00|£96.00`
  const codesOf = (text: string) => readGood(text).assumptions.map(({ code }) => code)

  test('a year that breaks the order is mended where that brings it close', () => {
    const last = readGood(rows('02/01/2026', '22/01/2025'))
    expect(last.transactions.map(({ day }) => day).at(-1)).toBe('2026-01-22')
    const first = readGood(rows('30/12/2026', '22/01/2026'))
    expect(first.transactions.map(({ day }) => day)[0]).toBe('2025-12-30')
    expect(first.assumptions.map(({ code }) => code)).toContain('years_mended')
  })

  test('a year that keeps the order is only doubted', () => {
    const read = readGood(rows('02/01/2025', '22/01/2026'))
    expect(read.transactions[0]?.day).toBe('2025-01-02')
    expect(read.assumptions).toContainEqual({
      code: 'year_apart',
      message:
        'Row 2 says 02/01/2025, a year apart from the other rows. If it should be 2 January 2026, correct the file.',
    })
  })

  test('a gap of another length says nothing', () => {
    expect(codesOf(rows('02/07/2025', '22/01/2026'))).not.toContain('year_apart')
    expect(codesOf(rows('02/01/2026', '22/01/2026'))).not.toContain('year_apart')
  })
})
