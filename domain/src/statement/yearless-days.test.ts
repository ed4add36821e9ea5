// Dates of two numbers without a year, and the places that a file names the year in.
import { describe, expect, test } from 'vitest'

import { codesOf, readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'
import { numericDays } from './numeric-days.ts'

const days = (text: string) => readGood(text).transactions.map(({ day }) => day)

describe('dates of two numbers', () => {
  test('have the year of the title, with a doubt', () => {
    const read = readGood(`Kassenbuch 2026|||
Datum|Text|Einnahmen|Ausgaben
02.10.|Verkauf|120,00|
06.10.|Material||45,50
19.10.|Verkauf|80,00|`)
    expect(shortly(read)).toEqual([
      '2026-10-02 12000 Verkauf',
      '2026-10-06 -4550 Material',
      '2026-10-19 8000 Verkauf',
    ])
    expect(codesOf(read)).toContain('year_by_title')
  })

  test('lie in the period, over the turn of the year as well', () => {
    expect(
      days(`Statement 28 December 2025 to 27 January 2026|||
Date|Description|Amount|Balance
28/12|Opening balance||500.00
30/12|Diesel|-60.00|440.00
02/01|Sale|100.00|540.00
20/01|Rent|-300.00|240.00`),
    ).toEqual(['2025-12-30', '2026-01-02', '2026-01-20'])
  })

  test('name the month first where the period does', () => {
    expect(
      days(`Statement period 09/01/2026 - 09/30/2026|||
Date|Description|Amount|Balance
09/01|Beginning balance||500.00
09/02|Fuel|-60.00|440.00
09/05|Client|100.00|540.00
09/09|Rent|-300.00|240.00`),
    ).toEqual(['2026-09-02', '2026-09-05', '2026-09-09'])
  })

  test('that could be either way round are asked about, with the year', () => {
    const refused = readBad(`Expenses 2026||
Date|What|Amount ($)
3/4|Paint|-20.00
5/6|Nails|-10.00
9/10|Hire|-60.00`)
    expect(refused.questions.map(({ code }) => code)).toEqual(['date_order'])
    expect(refused.questions[0]?.options[1]?.example).toBe('3/4/2026 is 4 March 2026')
  })

  test('stay refused where no year is named', () => {
    const refused = readBad(
      'Cash book|||\nDate|Details|In|Out\n02.10.|Sale|10.00|\n05.10.|Stamps||3.00',
    )
    expect(refused.message).toMatch(/no year, such as '02.10.'/)
  })

  test('that fit both orders keep them open, with the year; those that fit neither stay', () => {
    const ends = { dayFirst: '2026-12-31', monthFirst: '2026-12-31' }
    expect(numericDays(['02/03', '05/04'], { ends })).toEqual(['02/03/2026', '05/04/2026'])
    expect(numericDays(['02/03', '13/04'], { ends })).toEqual(['2026-03-02', '2026-04-13'])
    expect(numericDays(['02/13', '13/04'], { ends })).toBeNull()
  })
})

test('a page without a table names the month of all others, and each account its own', () => {
  const read = readGood([
    sheetOf(
      `Account 60-01-02 12340000
Date|Description|Out|In|Balance
02 Oct|Opening balance|||800.00
05 Oct|Fuel|50.00||750.00
09 Oct|Sales||120.00|870.00`,
      'Table 1',
    ),
    sheetOf(
      `Account 60-01-02 56780000
Date|Description|Out|In|Balance
02 Oct|Opening balance|||3,000.00
30 Oct|Interest||2.50|3,002.50`,
      'Table 2',
    ),
    sheetOf('Statement for October 2026', 'Table 3'),
  ])
  expect(read.accounts).toMatchObject([
    { account: '60-01-02 12340000', opening: 80_000, closing: 87_000 },
    { account: '60-01-02 56780000', opening: 300_000, closing: 300_250 },
  ])
  expect(read.transactions.map(({ day }) => day)).toEqual([
    '2026-10-05',
    '2026-10-09',
    '2026-10-30',
  ])
})

test.each([
  ['Accounts for year 2026', true],
  ['Accounts for financial year 2026', false],
  ['Year ended 2026', false],
])('a title such as “%s” names the year of the days below it: %s', (title, isNamed) => {
  const text = `${title}||||
Day|Month|Details|Received|Spent
3|Sep|Lesson|30.00|
5|Sep|Reeds||18.50
1|Oct|Exam fee||42.00`
  if (isNamed) expect(days(text)).toEqual(['2026-09-03', '2026-09-05', '2026-10-01'])
  else expect(readBad(text).code).toBe('ambiguous_dates')
})
