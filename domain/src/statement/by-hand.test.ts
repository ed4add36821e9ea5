// The small steps of reading a statement, each at its limits.
import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { readBad, readGood } from '../testing/statement-grid.ts'
import { currencyOf, splitAmount } from './amount-text.ts'
import { type BalanceEntry, balanceFits, fitOf, signsByBalance } from './balance.ts'
import type { Columns } from './columns.ts'
import { readDateCell, readDateText } from './date-text.ts'
import { type DecimalMark, electMark, noVotes, voteMark } from './decimal-mark.ts'
import { joinedLines } from './join-lines.ts'
import { balanceSignColumn, signColumn } from './sign-column.ts'
import type { Cell } from './statement.ts'
import { tiedAmount } from './tied-amount.ts'

describe('an amount taken apart', () => {
  it.each([
    ['12', '12', false, null, null],
    ['-12.50', '12.50', true, null, null],
    ['£1,234.50', '1,234.50', false, null, 'GBP'],
    ['(12.50)', '12.50', true, null, null],
    ['£(12.50)', '12.50', true, null, 'GBP'],
    ['12.50-', '12.50', true, null, null],
    ['\u221212,50 €', '12,50', true, null, 'EUR'],
    ['+12.50 CR', '12.50', false, 'credit', null],
    ['12.50 DR', '12.50', false, 'debit', null],
    ['12.50 OD', '12.50', false, 'debit', null],
    ['12,50 S', '12,50', false, 'debit', null],
    ['12,50 H', '12,50', false, 'credit', null],
    ['USD 12', '12', false, null, 'USD'],
    ['12 US$', '12', false, null, 'USD'],
    ['.50', '.50', false, null, null],
    ['12.', '12', false, null, null],
    ["'12.50", '12.50', false, null, null],
    ['\u00c2£12.50', '12.50', false, null, 'GBP'],
    ['\ufffd12.50', '12.50', false, null, null],
    ['1, 234.50', '1,234.50', false, null, null],
    ['1\u00a0234,50', '1 234,50', false, null, null],
  ])('"%s" is %s, negative %s, flag %s, in %s', (text, body, negative, flag, currency) => {
    expect(splitAmount(text)).toEqual({ body, negative, flag, currency })
  })

  it.each(['', ' ', '-', '—', '–'])('"%s" is blank', (text) => {
    expect(splitAmount(text)).toBe('blank')
  })

  it.each([
    '--12',
    '-(12)',
    '12..',
    '12 S', // a size: pence stand before the letter of a German bank
    'abc',
    '12 payment',
    '£12 €',
    '12 DR CR',
    `${'1'.repeat(37)}.123`,
  ])('"%s" is none', (text) => {
    expect(splitAmount(text)).toBeNull()
  })

  it('of forty signs is one, of forty-one none', () => {
    expect(splitAmount(`${'1'.repeat(36)}.123`)).not.toBeNull()
  })

  it.each([
    ['£', 'GBP'],
    [' eur ', 'EUR'],
    ['Zł', 'PLN'],
    ['pounds', null],
    ['', null],
  ])('"%s" is the currency %s', (printed, code) => {
    expect(currencyOf(printed)).toBe(code)
  })
})

describe('the mark before pence', () => {
  it.each<[string[], DecimalMark, DecimalMark]>([
    [[], '.', '.'],
    [[], ',', ','],
    [['12'], ',', ','],
    [['12.50'], ',', '.'],
    [['12,50'], '.', ','],
    // The last of two marks, and a mark that comes twice is no decimal one.
    [['1.234,50'], '.', ','],
    [['1,234.50'], ',', '.'],
    [['1.234.567'], '.', ','],
    [['1,234,567'], ',', '.'],
    // A mark before three digits is one of thousands, unless nothing or a zero stands before it.
    [['1.234'], '.', ','],
    [['1,234'], ',', '.'],
    [['123,456'], ',', '.'],
    [['1234,567'], '.', ','],
    [['0,125'], '.', ','],
    [['0.125'], ',', '.'],
    // The majority of the certain, whatever is open.
    [['12.50', '12,50', '13,50', '1.234'], '.', ','],
    [['12.50', '12,50', '1.234'], '.', '.'],
    [['12.50', '12,50', '1.234'], ',', ','],
    [['1.234', '12.50'], ',', '.'],
  ])('of %j, %s by default, is %s', (bodies, fallback, mark) => {
    const votes = noVotes()
    for (const body of bodies) voteMark(votes, body)
    expect(electMark(votes, fallback)).toBe(mark)
  })
})

describe('a running balance', () => {
  const entry = (amount: number, balance: number | null, at: number, key = 'a'): BalanceEntry => ({
    amount: minor(amount),
    balance: balance === null ? null : minor(balance),
    key,
    at,
  })
  const rows = [entry(500, 1500, 0), entry(-200, 1300, 1), entry(50, 1350, 2)]

  it('proves every row but the first', () => {
    expect(fitOf(rows, 'as_written', 'oldest_first')).toEqual({
      sign: 'as_written',
      order: 'oldest_first',
      checked: 2,
      share: 1,
      breaks: [],
    })
  })

  it('names what breaks, read the other way round', () => {
    // From the last back: 1350 to 1300 is -50, not -200; 1300 to 1500 is 200, not 500.
    expect(fitOf(rows, 'as_written', 'newest_first')).toMatchObject({
      checked: 2,
      share: 0,
      breaks: [1, 0],
    })
  })

  it.each([
    [-199, true],
    [-201, true],
    [-198, false],
    [-202, false],
  ])('lets a penny of rounding pass: %i moves it by 200: %s', (amount, fits) => {
    const two = [entry(500, 1500, 0), entry(amount, 1300, 1)]
    expect(fitOf(two, 'as_written', 'oldest_first').breaks).toEqual(fits ? [] : [1])
    const turned = [entry(-500, 1500, 0), entry(-amount, 1300, 1)]
    expect(fitOf(turned, 'inverted', 'oldest_first').breaks).toEqual(fits ? [] : [1])
    expect(fitOf(two, 'per_row', 'oldest_first').breaks).toEqual(fits ? [] : [1])
    expect(fitOf(turned, 'per_row', 'oldest_first').breaks).toEqual(fits ? [] : [1])
  })

  it('printed once a day proves the day’s rows together, and none of them alone', () => {
    const daily = [entry(1, 1000, 0), entry(30, null, 1), entry(20, 1050, 2), entry(5, 1055, 3)]
    expect(fitOf(daily, 'as_written', 'oldest_first')).toMatchObject({ checked: 2, breaks: [] })
    expect(fitOf(daily, 'per_row', 'oldest_first')).toMatchObject({ checked: 1, breaks: [] })
  })

  it('runs for each account by itself', () => {
    const two = [entry(1, 100, 0), entry(1, 900, 1, 'b'), entry(5, 105, 2), entry(7, 907, 3, 'b')]
    expect(fitOf(two, 'as_written', 'oldest_first')).toMatchObject({ checked: 2, share: 1 })
    expect([...signsByBalance(two, 'oldest_first')]).toEqual([
      [2, 1],
      [3, 1],
    ])
  })

  it('gives the signs of what it moves by', () => {
    const moved = [...rows, entry(9, null, 3), entry(0, 1350, 4)]
    expect([...signsByBalance(moved, 'oldest_first')]).toEqual([
      [1, -1],
      [2, 1],
      [4, 1],
    ])
    expect([...signsByBalance(rows, 'newest_first')]).toEqual([
      [1, -1],
      [0, 1],
    ])
  })

  it('of nothing but zeros, or of one row, proves nothing', () => {
    expect(balanceFits([entry(5, 0, 0), entry(5, 0, 1)], ['oldest_first'])).toEqual([])
    expect(balanceFits([entry(5, 5, 0)], ['oldest_first'])).toEqual([])
    expect(balanceFits([entry(5, null, 0), entry(5, 10, 1)], ['oldest_first'])).toEqual([])
  })

  it('is best read as it fits best', () => {
    const [best] = balanceFits(rows, ['newest_first', 'oldest_first'])
    expect(best).toMatchObject({ sign: 'as_written', order: 'oldest_first', share: 1 })
  })
})

describe('a written date', () => {
  it.each([
    ['1/2/24', [1, 2, 24]],
    ['1 . 2 . 2024', [1, 2, 2024]],
    ['13022024', [13, 2, 2024]],
    ['18991231', [18, 99, 1231]],
    ['21010101', [21, 1, 101]],
  ])('"%s" leaves its order open', (text, parts) => {
    expect(readDateText(text)).toEqual({ kind: 'open', parts })
  })

  it.each([
    ['19000101', '1900-01-01'],
    ['21001231', '2100-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['1 Jan 70', '1970-01-01'],
    ['1 Jan 69', '2069-01-01'],
    ['1 Jan 00', '2000-01-01'],
    ['2024 Jan 3', '2024-01-03'],
  ])('"%s" is %s', (text, day) => {
    expect(readDateText(text)).toEqual({ kind: 'fixed', day, styled: false })
  })

  it.each(['2023-02-29', '20240230', '12:30:00', '1 Jan 2023 25', '30 Feb 24'])(
    '"%s" is like a day and is none',
    (text) => {
      expect(readDateText(text)?.kind ?? 'impossible').toBe('impossible')
    },
  )

  it.each(['1/2/3', '1/2/345', '123/4/2024', '1 Jan', 'rent', '1-2/2024', '3 Jan 123', '12345'])(
    '"%s" is no date',
    (text) => {
      expect(readDateText(text)).toBeNull()
    },
  )

  it.each<[Cell, boolean, string | null]>([
    // Excel's day 1 is 1 January 1900 as its calendar has it, one off before its false leap day.
    [45_292, false, '2024-01-01'],
    [45_292.99, false, '2024-01-01'],
    ['45292', false, '2024-01-01'],
    [43_830, true, '2024-01-01'],
    [1, false, '1899-12-31'],
    [0.5, false, null],
    [2_958_465, false, '9999-12-31'],
    [2_958_466, false, null],
    [{ day: '2024-01-31T10:00:00' }, false, '2024-01-31'],
    [{ day: '2024-02-31' }, false, null],
  ])('the cell %j (1904: %s) is %s', (cell, epoch1904, day) => {
    expect(readDateCell(cell, epoch1904)).toEqual(
      day ? { kind: 'fixed', day, styled: true } : { kind: 'impossible' },
    )
  })

  it('a cell of digits is the day that they spell', () => {
    expect(readDateCell(20_240_131)).toMatchObject({ day: '2024-01-31', styled: false })
    expect(readDateCell(19_000_101)).toMatchObject({ day: '1900-01-01' })
    expect(readDateCell(true)).toBeNull()
  })
})

const tableOf = (...lines: Cell[][]) =>
  lines.map((cells, at) => ({ sheet: 'S', row: { line: at + 1, cells } }))

describe('a payment over several lines', () => {
  const columns: Columns = { date: [0], description: [1], amount: [2], balance: [3] }
  const cellsOf = (...lines: Cell[][]) =>
    joinedLines(tableOf(...lines), columns).map(({ row }) => row.cells)
  const dated: Cell[] = ['01/02/2024', 'CARD', null, null]
  const paid: Cell[] = [null, 'KINVER', '12.50', '100.00']
  const between: Cell[] = [null, 'REF', null, null]

  it('is joined from its day to its amount', () => {
    expect(cellsOf(dated, paid)).toEqual([['01/02/2024', 'CARD KINVER', '12.50', '100.00']])
  })

  it('may have up to four lines between', () => {
    const four = [between, between, between, between]
    expect(cellsOf(dated, ...four, paid)).toHaveLength(1)
    expect(cellsOf(dated, ...four, between, paid)).toHaveLength(7)
  })

  it('ends before the next day', () => {
    const whole: Cell[] = ['02/02/2024', 'X', '1.00', '99.00']
    expect(cellsOf(dated, whole)).toEqual([dated, whole])
    expect(cellsOf(dated, between)).toEqual([dated, between])
    expect(cellsOf(whole, paid)).toEqual([whole, paid])
  })

  it('is none where the line names a balance', () => {
    const brought: Cell[] = ['01/02/2024', 'Balance brought forward', null, null]
    expect(cellsOf(brought, paid)).toHaveLength(2)
  })

  it('is left apart where no balance proves it', () => {
    const { balance: _, ...unproved } = columns
    expect(joinedLines(tableOf(dated, paid), unproved)).toHaveLength(2)
  })
})

describe('a column of senses', () => {
  const columns: Columns = { date: [0], amount: [1] }
  const signs = (words: string[], header = '', more: Columns = {}) =>
    signColumn(
      tableOf(...words.map((word): Cell[] => ['01/02/2024', '12.50', word])),
      { ...columns, ...more },
      ['Date', 'Amount', header],
    )

  it.each([
    [['DR', 'CR'], '', 2],
    [['DR', 'DR'], '', null],
    [['DR', 'DR'], 'DR/CR', 2],
    [['CR', 'CR'], 'Credit or debit', 2],
    [['DR', ''], '', 2],
    [['Debit', ''], '', null],
    [['DR', 'KINVER'], 'DR/CR', null],
    [['', ''], 'DR/CR', null],
    [['D', 'C'], 'Direction', 2],
  ])('of %j headed "%s" is %s', (words, header, index) => {
    expect(signs(words, header)).toBe(index)
  })

  it('that is a type may say "debit" in every row, and not "credit"', () => {
    expect(signs(['Debit', 'Debit'], 'Type', { type: [2] })).toBe(2)
    expect(signs(['Credit', 'Credit'], 'Type', { type: [2] })).toBeNull()
  })

  it('is none without an amount, and not the one behind the balance', () => {
    expect(signColumn(tableOf(['DR']), { date: [0] }, [''])).toBeNull()
    const rows = tableOf(['01/02/2024', '1.00', '9.00', 'DR'], ['02/02/2024', '1.00', '8.00', 'CR'])
    const withBalance: Columns = { date: [0], amount: [1], balance: [2] }
    expect(signColumn(rows, withBalance, ['Date', 'Amount', 'Balance', ''])).toBeNull()
    expect(balanceSignColumn(rows, withBalance, null)).toBe(3)
    expect(balanceSignColumn(rows, withBalance, 3)).toBeNull()
    expect(balanceSignColumn(rows, { date: [0], amount: [1] }, null)).toBeNull()
    expect(balanceSignColumn(rows, { ...withBalance, reference: [3] }, null)).toBeNull()
  })
})

describe('columns that add up', () => {
  const rows = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 1, cells }))
  const columns: Columns = { date: [0] }
  const tied = (headers: string[], lines: string[][], more: Columns = {}) =>
    tiedAmount(['Date', ...headers], rows(...lines.map((line) => ['01/02/2024', ...line])), {
      ...columns,
      ...more,
    })
  const fees = [
    ['100.00', '2.00', '98.00'],
    ['50.00', '1.00', '49.00'],
    ['10.00', '0.20', '9.80'],
  ]

  it.each([
    [fees, { amount: 3 }],
    // Two rows may add up by chance.
    [fees.slice(0, 2), null],
    // A penny of rounding passes, two do not.
    [[...fees.slice(0, 2), ['10.00', '0.20', '9.81']], { amount: 3 }],
    [[...fees.slice(0, 2), ['10.00', '0.20', '9.82']], null],
    [fees.map(([gross = '']) => [gross, '0.00', gross]), null],
  ])('gross less a fee is what came: %j', (lines, amount) => {
    expect(tied(['Gross', 'Fee', 'Received'], lines)).toEqual(amount)
  })

  it('net and VAT are what was paid', () => {
    const lines = [
      ['100.00', '20.00', '120.00'],
      ['50.00', '10.00', '60.00'],
      ['10.00', '2.00', '12.00'],
    ]
    expect(tied(['Goods', 'VAT', 'Sum'], lines)).toEqual({ amount: 3 })
  })

  it('what was paid over is gross less all its parts', () => {
    const lines = [
      ['100.00', '-10.00', '2.00', '88.00'],
      ['50.00', '0.00', '1.00', '49.00'],
    ]
    expect(tied(['Sales', 'Refunds', 'Charges', 'Payout'], lines)).toEqual({ amount: 4 })
    expect(tied(['Sales', 'Refunds', 'Charges', 'Other'], lines)).toBeNull()
    expect(tied(['Sales', 'Refunds', 'Charges', 'Payout'], lines.slice(0, 1))).toBeNull()
    const off = [...lines, ['10.00', '0.00', '1.00', '8.00']]
    expect(tied(['Sales', 'Refunds', 'Charges', 'Payout'], off)).toBeNull()
  })

  it('the one that moves the balance is the amount', () => {
    const lines = [
      ['5.00', '1.00', '100.00'],
      ['6.00', '2.00', '98.00'],
      ['7.00', '3.00', '95.00'],
      ['8.00', '4.00', '91.00'],
    ]
    const balance = { balance: [3] }
    expect(tied(['Goods', 'Paid', 'Balance'], lines, balance)).toEqual({ amount: 2 })
    expect(tied(['Goods', 'Paid', 'Balance'], lines.slice(0, 3), balance)).toBeNull()
  })

  it('is not asked where money stands in two columns', () => {
    expect(tied(['Gross', 'Fee', 'Received'], fees, { money_in: [1], money_out: [2] })).toBeNull()
  })
})

describe('balances printed apart', () => {
  const file = (opening: string, closing: string) => `
Opening balance|${opening}
Closing balance|${closing}
Date|Description|Amount
01/02/2024|RENT|-100.00
02/02/2024|SALES|250.00
14/02/2024|SALES|50.00`

  it.each([
    ['£1,000.00', '£1,200.00', 'proved'],
    ['£1,000.00', '£1,200.01', 'absent'],
    ['£100.00 OD', '£100.00', 'proved'],
  ])('of %s and %s: %s', (opening, closing, proof) => {
    expect(readGood(file(opening, closing)).proof.kind).toBe(proof)
  })

  it('become those of the account', () => {
    expect(readGood(file('1,000.00', '1,200.00')).accounts[0]).toMatchObject({
      opening: 100_000,
      closing: 120_000,
    })
  })
})

describe('tables that would be read wrongly', () => {
  it('amounts cut in two at their comma are refused where at least half of the rows are', () => {
    const cut = (wide: number, whole: number) =>
      [
        'Date|Description|Amount',
        ...Array.from({ length: wide }, (_, i) => `0${i + 1}/02/2024|RENT ${i}|-12|50`),
        ...Array.from({ length: whole }, (_, i) => `1${i}/02/2024|FUEL ${i}|-7`),
      ].join('\n')
    expect(readBad(cut(2, 2)).message).toContain('cut in two at their decimal comma')
  })

  it('a journal of six rows is refused', () => {
    const journal = [1, 2, 3].flatMap((i) => [
      `0${i}/02/2024|RENT|${i}0.00|`,
      `0${i}/02/2024|RENT||${i}0.00`,
    ])
    const head = 'Date|Description|Debit|Credit'
    expect(readBad([head, ...journal].join('\n')).message).toContain('This is a journal')
    expect(readGood([head, ...journal.slice(0, 4)].join('\n')).transactions).toHaveLength(4)
  })
})
