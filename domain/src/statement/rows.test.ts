// Telling transactions from what stands between, above and below them.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOfCells, shortly } from '../testing/statement-grid.ts'

describe('rows of a statement', () => {
  test('lines above the header, and everything below the payments, are left out', () => {
    const read = readGood(`
Acme Trading Ltd
Statement period|01/01/2024 to 31/01/2024

Posting Date|Details|Amount
14/01/2024|A|-5.00
15/01/2024|B|7.00
|Total|2.00
Closing balance||1,002.00
Page 1 of 1`)
    expect(shortly(read)).toEqual(['2024-01-14 -500 A', '2024-01-15 700 B'])
    expect(read.badRows).toEqual([])
    expect(read.skipped).toContainEqual({ reason: 'total', count: 2 })
  })

  test('a sum that carries no word is still a total', () => {
    const read = readGood('Date|Details|Amount\n14/01/2024|A|-5.00\n15/01/2024|B|7.00\n||2.00')
    expect(read.transactions).toHaveLength(2)
    expect(read.badRows).toEqual([])
  })

  test('a shop called Total is a payment', () => {
    const read = readGood(
      'Date|Details|Amount\n14/01/2024|TOTAL ENERGIES|-5.00\n15/01/2024|TOTAL FITNESS|-7.00\n16/01/2024|X|1.00',
    )
    expect(read.transactions).toHaveLength(3)
  })

  test('lines that go on with the words above belong to that payment', () => {
    const read = readGood(
      'Date|Details|Amount\n14/01/2024|ACME LTD|-5.00\n|REF 123|\n|SECOND LINE|\n15/01/2024|B|7.00',
    )
    expect(shortly(read)[0]).toBe('2024-01-14 -500 ACME LTD REF 123 SECOND LINE')
  })

  test('section headings, repeated headers and blank lines are passed over', () => {
    const read = readGood(`
Date|Details|Amount
January 2024||
14/01/2024|A|-5.00

Date|Details|Amount
February 2024||
14/02/2024|B|7.00`)
    expect(read.transactions).toHaveLength(2)
    expect(read.badRows).toEqual([])
    expect(read.skipped).toContainEqual({ reason: 'repeated heading', count: 1 })
  })

  test('pending and declined payments are skipped by reason', () => {
    const read = readGood(`
Date|Details|Amount|Status
Pending|SHOP|-3.00|
14/01/2024|A|-5.00|Completed
15/01/2024|B|7.00|Declined
16/01/2024|C|8.00|Pending
17/01/2024|D|9.00|Settled`)
    expect(shortly(read)).toEqual(['2024-01-14 -500 A', '2024-01-17 900 D'])
    expect(read.skipped).toContainEqual({ reason: 'pending', count: 2 })
    expect(read.skipped).toContainEqual({ reason: 'declined', count: 1 })
  })

  test('bad rows name the row, the column and the value', () => {
    const good = [...Array(20).keys()].map((at) => `14/01/2024|ROW ${at}|-${at + 1}.00`).join('\n')
    const read = readGood(
      `Date|Details|Amount\n${good}\n15/01/2024|NO AMOUNT|\n|NO DATE|4.44\n16/01/2024|ODD|12.3.4\n17/01/2024|FINE|50.00`,
    )
    expect(read.badRows).toEqual([
      {
        sheet: 'Statement',
        line: 22,
        column: 'Amount',
        value: '',
        code: 'missing_amount',
        message: 'Row 22: there is a date but no amount.',
      },
      {
        sheet: 'Statement',
        line: 23,
        column: 'Date',
        value: '',
        code: 'missing_date',
        message: 'Row 23: there is an amount but no date.',
      },
      {
        sheet: 'Statement',
        line: 24,
        column: 'Amount',
        value: '12.3.4',
        code: 'bad_amount',
        message: "Row 24: the amount '12.3.4' cannot be read.",
      },
    ])
  })

  test('a file of which a fifth is bad is refused with the first reason', () => {
    const refused = readBad(
      'Date|Details|Amount\n14/01/2024|A|-5.00\n15/01/2024|B|x1\n16/01/2024|C|1.00',
    )
    expect(refused.code).toBe('no_valid_rows')
    expect(refused.message).toBe(
      "1 row of 3 cannot be read. Row 3: the amount 'x1' cannot be read.",
    )
  })

  test('formulas without results are refused, never read as nothing', () => {
    const refused = readBad([
      sheetOfCells([
        ['Date', 'Details', 'Amount'],
        [{ day: '2024-01-14' }, 'A', { uncached: true }],
        [{ day: '2024-01-15' }, 'B', { uncached: true }],
      ]),
    ])
    expect(refused.code).toBe('uncached_formulas')
  })

  test('an amount column of broken formulas does not give way to another column of money', () => {
    const broken = { error: '#VALUE!' }
    const refused = readBad([
      sheetOfCells([
        ['Date', 'Details', 'Net', 'VAT', 'Amount'],
        [{ day: '2024-01-14' }, 'A', 10.5, 2.1, broken],
        [{ day: '2024-01-15' }, 'B', -20.25, -4.05, broken],
        [{ day: '2024-01-16' }, 'C', -30.75, -6.15, broken],
      ]),
    ])
    expect(refused.code).toBe('no_valid_rows')
    expect(refused.message).toContain('#VALUE!')
  })

  test('a table of nothing but zeros holds no money: formulas may never have been worked out', () => {
    const refused = readBad('Date|Details|Amount\n14/01/2024|A|0.00\n15/01/2024|B|0.00')
    expect(refused.code).toBe('no_transactions')
    expect(refused.message).toMatch(/zero/)
  })

  test('sums of months and quarters are no payments, whatever they come to', () => {
    const read = readGood(
      'Date|Details|Amount\n14/01/2024|A|-5.00\n15/01/2024|B|7.00\nJanuary total||2.00\n15/02/2024|C|1.00\nFebruary total||1.00\nQ1 totals||3.00\n2024 total||99.00',
    )
    expect(read.badRows).toEqual([])
    expect(read.transactions).toHaveLength(3)
  })

  test('points before three digits everywhere are thousands, with a notice', () => {
    const codes = (text: string) => readGood(text).assumptions.map((each) => each.code)
    const guessed = 'Date|Details|Amount\n14/01/2024|A|-1.234\n15/01/2024|B|2.000'
    expect(codes(guessed)).toContain('thousands_default')
    expect(readGood(guessed).transactions[0]?.amount).toBe(-123_400)
    expect(codes(`${guessed}\n16/01/2024|C|1.234,50`)).not.toContain('thousands_default')
    expect(codes(guessed.replaceAll('.', ','))).not.toContain('thousands_default')
  })

  test('fees beside the amounts of an unknown layout are left with a notice, and taken off when a person chooses that', () => {
    const text = 'Date|Details|Amount|Fee\n14/01/2024|A|-5.00|0.50\n15/01/2024|B|7.00|0.00'
    const read = readGood(text)
    expect(read.assumptions.map((each) => each.code)).toContain('fees_left')
    expect(read.transactions[0]?.amount).toBe(-500)
    const columns = { 0: 'date', 1: 'description', 2: 'amount', 3: 'fee' } as const
    expect(readGood(text, { columns }).transactions[0]?.amount).toBe(-550)
    const proved = `${text.replaceAll('0.50', '0.25').replace('|Fee', '|Fee|Balance').replace('|0.25', '|0.25|95.00').replace('7.00|0.00', '7.00|0.00|102.00')}`
    expect(readGood(proved).assumptions.map((each) => each.code)).not.toContain('fees_left')
  })

  test('days printed once are carried down only when the balance proves it', () => {
    const proved = readGood(
      'Date|Details|Paid out|Paid in|Balance\n14 Jan 2024|A|5.00||95.00\n|B|7.00||88.00\n15 Jan 2024|C||1.00|89.00',
    )
    expect(proved.transactions.map((each) => each.day)).toEqual([
      '2024-01-14',
      '2024-01-14',
      '2024-01-15',
    ])
    expect(proved.assumptions.map((each) => each.code)).toContain('dates_carried')
    const refused = readBad(
      'Date|Details|Paid out|Paid in|Balance\n14 Jan 2024|A|5.00||95.00\n|B|7.00||18.00\n15 Jan 2024|C||1.00|89.00',
    )
    expect(refused.badRows).toMatchObject([{ line: 3, code: 'missing_date' }])
  })

  test('three equal payments stay three', () => {
    const read = readGood(
      'Date|Details|Amount\n14/01/2024|COFFEE|-3.00\n14/01/2024|COFFEE|-3.00\n14/01/2024|COFFEE|-3.00',
    )
    expect(read.transactions).toHaveLength(3)
  })

  test('an id column that repeats itself is not trusted', () => {
    const read = readGood(
      'Transaction ID|Date|Details|Amount\nx|14/01/2024|A|-3.00\nx|14/01/2024|B|-3.00',
    )
    expect(read.transactions.map((each) => each.bankId)).toEqual([null, null])
  })
})

describe('a table without a header', () => {
  test('keeps its first row, and a fitting balance tells the amount from it', () => {
    const read = readGood(
      '14/01/2024|A|-5.00|95.00\n15/01/2024|B|7.00|102.00\n16/01/2024|C|1.00|103.00',
    )
    expect(shortly(read)).toEqual(['2024-01-14 -500 A', '2024-01-15 700 B', '2024-01-16 100 C'])
    expect(read.transactions[0]?.balance).toBe(9500)
  })

  test('with two number columns and no proof asks which is the amount', () => {
    const refused = readBad(
      '14/01/2024|A|-5.00|3.10\n15/01/2024|B|7.00|4.20\n16/01/2024|C|1.00|9.30',
    )
    expect(refused.questions[0]).toMatchObject({ code: 'columns' })
    const read = readGood(
      '14/01/2024|A|-5.00|3.10\n15/01/2024|B|7.00|4.20\n16/01/2024|C|1.00|9.30',
      {
        columns: { '2': 'amount' },
      },
    )
    expect(read.transactions[0]?.amount).toBe(-500)
  })
})

describe('rows out of their place', () => {
  test('payments that a sort has moved above the header are read', () => {
    const read = readGood(
      '14/01/2024|A|-5.00\nDate|Description|Amount\n15/01/2024|B|7.00\n16/01/2024|C|-2.00',
    )
    expect(shortly(read)).toEqual(['2024-01-14 -500 A', '2024-01-15 700 B', '2024-01-16 -200 C'])
  })

  test('a payment whose cells a stray separator has moved is a bad row, not a heading', () => {
    const rows = [14, 15, 16, 17, 18, 19].map((day) => `${day}/01/2024|A|-5.00`)
    const head = 'Date|Description|Amount|Notes'
    const read = readGood([head, ...rows, '|20/01/2024|A|-5.00'].join('\n'))
    expect(read.badRows).toMatchObject([{ line: 8, code: 'missing_date' }])
  })

  test('one column of a pair with zeros where the other should speak is asked about', () => {
    const text = `Date|Description|Withdrawal|Balance
14/01/2024|A|0.00|100.00
15/01/2024|B|5.00|95.00
16/01/2024|C|2.00|93.00`
    expect(readBad(text).questions.map((each) => each.code)).toEqual(['columns'])
  })
})
