// Day first or month first: decided over the whole column, proved, assumed aloud, or asked.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOfCells } from '../testing/statement-grid.ts'

const file = (dates: readonly string[]) =>
  `When date|Description|Amount\n${dates.map((day, at) => `${day}|ROW ${at}|-${at + 1}.50\n${day}|IN ${at}|${at + 2}.50`).join('\n')}`
const days = (text: string) => readGood(text).transactions.map((each) => each.day)

describe('the order of dates', () => {
  test('the last row alone proves month first for all', () => {
    const read = readGood(file(['01/02/2024', '01/05/2024', '02/03/2024', '02/25/2024']))
    expect(read.transactions[0]?.day).toBe('2024-01-02')
    expect(read.transactions.at(-1)?.day).toBe('2024-02-25')
    expect(read.assumptions[0]?.message).toMatch(/^Dates are read month first: 2 January 2024/)
  })

  test('open dates are read day first for the United Kingdom, and three of them are spelled out', () => {
    const read = readGood(file(['03/01/2024', '04/01/2024', '04/02/2024', '05/02/2024']))
    expect(read.transactions[0]?.day).toBe('2024-01-03')
    expect(read.assumptions[0]).toEqual({
      code: 'dates_default',
      message: 'Dates are read day first: 3 January 2024, 4 January 2024, 4 February 2024.',
    })
  })

  test('payments that month first would put into the future prove day first', () => {
    const read = readGood(file(['05/01/2026', '12/01/2026']))
    expect(read.assumptions[0]?.code).toBe('dates_past')
    expect(read.transactions.at(-1)?.day).toBe('2026-01-12')
  })

  test('an open file in dollars is asked about', () => {
    const refused = readBad(`Date|Description|Amount (USD)\n03/01/2024|A|-1.00\n04/02/2024|B|2.00`)
    expect(refused.code).toBe('ambiguous_dates')
    expect(refused.questions[0]).toMatchObject({
      code: 'date_order',
      options: [
        { value: 'DMY', example: '03/01/2024 is 3 January 2024' },
        { value: 'MDY', example: '03/01/2024 is 1 March 2024' },
      ],
    })
  })

  test('a person’s answer settles it', () => {
    const text = `Date|Description|Amount (USD)\n03/01/2024|A|-1.00\n04/02/2024|B|2.00`
    expect(readGood(text, { dateOrder: 'MDY' }).transactions[0]?.day).toBe('2024-03-01')
    expect(readGood(text, { dateOrder: 'DMY' }).transactions[0]?.day).toBe('2024-01-03')
  })

  test('the order of the rows proves month first where day first would jumble them', () => {
    expect(
      days(
        file(['01/02/2024', '01/05/2024', '02/01/2024', '03/04/2024', '04/02/2024', '05/01/2024']),
      ),
    ).toContain('2024-05-01')
  })

  test('rows that are in order month first alone are asked about', () => {
    const text = file(['09/01/2024', '09/07/2024', '09/11/2024', '10/02/2024', '10/05/2024'])
    expect(readBad(text).code).toBe('ambiguous_dates')
    expect(readGood(text, { dateOrder: 'MDY' }).transactions.at(-1)?.day).toBe('2024-10-05')
  })

  test('the first days of one month, written month first, are not taken for a year of thirds', () => {
    const refused = readBad(
      file(['03/01/2024', '03/02/2024', '03/05/2024', '03/08/2024', '03/11/2024']),
    )
    expect(refused.code).toBe('ambiguous_dates')
  })

  test('day first is not assumed when it alone would lie in the future', () => {
    expect(readBad(file(['03/12/2026', '04/12/2026'])).code).toBe('ambiguous_dates')
  })

  test('a date that does not exist is a bad row and never read another way', () => {
    const rows = [...Array(12).keys()].map((at) => `${at + 14}/02/2024|ROW|-1.00`)
    const read = readGood(
      `Date|Description|Amount\n${rows.join('\n')}\n31/02/2024|X|-2.00\n01/31/2024|Y|3.00`,
    )
    expect(read.badRows.map((bad) => bad.message)).toEqual([
      "Row 14: the date '31/02/2024' does not exist or cannot be read.",
      "Row 15: the date '01/31/2024' does not exist or cannot be read.",
    ])
  })

  test('a column in two hands is refused', () => {
    const mixed = [...Array(8).keys()].flatMap((at) => [`${at + 14}/03/2024`, `03/${at + 14}/2024`])
    expect(readBad(file(mixed)).code).toBe('ambiguous_dates')
  })

  test('dates lost to midnight are refused as unreadable', () => {
    const refused = readBad(file(['00:00:00', '00:00:00']))
    expect(refused.code).toBe('no_valid_rows')
    expect(refused.message).toContain("the date '00:00:00'")
  })

  test('implausible days are bad rows', () => {
    const read = readGood(
      file(['14/03/2024', '15/03/2024', '16/03/2024', '17/03/2024', '18/03/2024', '1111/11/11']),
    )
    expect(read.transactions).toHaveLength(10)
    expect(read.badRows.map((bad) => bad.code)).toEqual(['bad_date', 'bad_date'])
  })

  test('two-digit years, year first and day first', () => {
    expect(days(file(['24-01-30', '24-02-03']))[0]).toBe('2024-01-30')
    expect(days(file(['30-01-24', '03-02-24']))[0]).toBe('2024-01-30')
  })
})

describe('dates mangled by a foreign spreadsheet', () => {
  const head = ['Date', 'Description', 'Amount']
  const rowsOf = (dates: readonly (string | { day: string })[]) => [
    sheetOfCells([head, ...dates.map((date, at) => [date, `ROW ${at}`, at % 2 ? 5 : -5])]),
  ]

  test('are put right when that restores the order of the rows', () => {
    const read = readGood(
      rowsOf([
        { day: '2024-02-01' },
        { day: '2024-05-01' },
        { day: '2024-12-01' },
        '13/01/2024',
        '31/01/2024',
        { day: '2024-01-02' },
        { day: '2024-03-02' },
        '15/02/2024',
      ]),
    )
    expect(read.transactions.map((each) => each.day)).toEqual([
      '2024-01-02',
      '2024-01-05',
      '2024-01-12',
      '2024-01-13',
      '2024-01-31',
      '2024-02-01',
      '2024-02-03',
      '2024-02-15',
    ])
    expect(read.assumptions[0]?.code).toBe('dates_unswapped')
  })

  test('are refused when the order does not prove it', () => {
    const refused = readBad(
      rowsOf([
        '25/03/2024',
        { day: '2024-09-02' },
        '14/01/2024',
        { day: '2024-03-07' },
        '13/05/2024',
      ]),
    )
    expect(refused.code).toBe('ambiguous_dates')
  })

  test('either answer can be given where both leave the rows in order', () => {
    const rows = rowsOf([{ day: '2024-02-10' }, { day: '2024-05-10' }, '13/10/2024', '19/10/2024'])
    const options = readBad(rows).questions[0]?.options
    expect(options?.map(({ example }) => example)).toEqual(['10 February 2024', '2 October 2024'])
    const days = (dateOrder: 'DMY' | 'MDY') =>
      readGood(rows, { dateOrder }).transactions.map(({ day }) => day)
    expect(days('DMY')).toEqual(['2024-02-10', '2024-05-10', '2024-10-13', '2024-10-19'])
    expect(days('MDY')).toEqual(['2024-10-02', '2024-10-05', '2024-10-13', '2024-10-19'])
  })

  test('true date cells beside text stay as they are', () => {
    const read = readGood(rowsOf([{ day: '2024-01-25' }, '26/01/2024', { day: '2024-01-27' }]))
    expect(read.transactions.map((each) => each.day)).toEqual([
      '2024-01-25',
      '2024-01-26',
      '2024-01-27',
    ])
  })
})
