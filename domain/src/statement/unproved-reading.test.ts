// A file of no known layout that nothing proves: how it was read is named, whatever its cause, and
// what proves itself stays without a word.
import { describe, expect, test } from 'vitest'
import { codesOf, readGood, sheetOf } from '../testing/statement-grid.ts'
import { joinedFiles } from './join-files.ts'
import { readPdfGrid } from './read-pdf.ts'
import type { Answers, Sheet } from './statement.ts'
import { inFull } from './unproved-reading.ts'

const doubts = (what: string | readonly Sheet[], answers: Answers = {}) =>
  new Map(inFull(readGood(what, answers).assumptions).map(({ code, message }) => [code, message]))
const unproved = (what: string, answers: Answers = {}) => doubts(what, answers).get('unproved')

describe('the doubt about a file that nothing proves', () => {
  test('names the column of amounts, both sums and a row of each, and what is left aside', () => {
    const file = `Day|Who|Net|VAT|Amount
02/10/2026|Marlow|1000.00|200.00|1200.00
06/10/2026|Jewson|-285.42|-57.08|-342.50
14/10/2026|Aviva|-88.10|0.00|-88.10`
    expect(unproved(file)).toBe(
      'We don’t recognise this layout, and no running balance proves the figures. Amounts are read from ‘Amount’. Money in: row 2 (“Marlow” £1,200.00). Money out: 2 rows, £430.60 in total, such as row 3 (“Jewson” £342.50). Not read as amounts: ‘Net’ and ‘VAT’. Please check.',
    )
  })

  test('names both columns of a pair', () => {
    const file = `Date|Details|Receipts|Payments
02/10/2026|Marlow|1200.00|
06/10/2026|Jewson||342.50
14/10/2026|Quay|60.00|`
    expect(unproved(file)).toMatch(
      'Money in (from ‘Receipts’): 2 rows, £1,260.00 in total, such as row 2 (“Marlow” £1,200.00). Money out (from ‘Payments’): row 3 (“Jewson” £342.50).',
    )
  })

  test('names accounts and keeps the sums of currencies apart', () => {
    const file = `Date|Account|Details|Amount|Currency
02/10/2026|Main|Marlow|1200.00|GBP
06/10/2026|Euro|Ruiz|300.00|EUR
14/10/2026|Main|Jewson|-342.50|GBP`
    expect(unproved(file)).toMatch(
      /Money in: 2 rows, £1,200\.00 and EUR 300\.00 in total.*read as 2 accounts: ‘Main’ and ‘Euro’\./,
    )
  })

  test('joins the doubt about the direction of a list instead of standing beside it', () => {
    const file = `Date|Customer|Total
02/10/2026|Marlow|1200.00
06/10/2026|Quay|640.00`
    const found = doubts(file)
    expect(found.has('unproved')).toBe(false)
    expect(found.get('one_sided')).toBe(
      'Every amount is read as money in, because its headings say so. Amounts are read from ‘Total’. Money in: 2 rows, £1,840.00 in total, such as row 2 (“Marlow” £1,200.00). Money out: none. Please check.',
    )
  })
})

describe('rows that were not booked', () => {
  const booked = `Date|Details|Amount
02/10/2026|Marlow|1200.00
06/10/2026|Jewson|-342.50`

  test('are counted, and one is shown', () => {
    const file = `${booked}\nTotal||857.50\nStill to come||\n27/11/2026|Rent|-950.00`
    expect(doubts(file).get('rows_left_out')).toBe(
      '2 rows with an amount were left out, such as row 4 (“Total” 857.50).',
    )
    expect(doubts(booked).has('rows_left_out')).toBe(false)
  })

  test('on a sheet that is called like a summary are shown with its name', () => {
    const other = sheetOf('Day|Spent on|Cash spent\n09/10/2026|Stamps|16.50', 'Help with cash')
    expect(doubts([sheetOf(booked, 'Bank'), other]).get('rows_left_out')).toBe(
      '1 row with an amount was left out: row 2 of ‘Help with cash’ (“Stamps” 16.50).',
    )
  })

  test('are named once where a doubt of their own names them', () => {
    const five = ['1.50', '2.25', '3.10', '4.40'].map(
      (sum, at) => `0${at + 2}/10/2026|P${at}|-${sum}`,
    )
    const found = doubts(`Date|Details|Amount\n${five.join('\n')}\n09/10/2026|All|-11.25`)
    expect(found.has('sum_left_out')).toBe(true)
    expect(found.has('rows_left_out')).toBe(false)
  })
})

describe('rows that may be one payment', () => {
  test('share a day, an amount and a number that no other row has', () => {
    const file = `Date|Order|Item|Amount
02/10/2026|A501|Mug|30.00
02/10/2026|A501|Plate|30.00
06/10/2026|A502|Clay|-12.00`
    expect(doubts(file).get('rows_alike')).toBe(
      'Rows 2 and 3 have the same day, the same amount and “A501”. If they are one payment, it’s counted twice.',
    )
  })

  test('are none where nothing but the day and the price is the same', () => {
    const file = `Date|Order|Item|Amount
02/10/2026|A501|Mug|30.00
02/10/2026|A502|Mug|30.00
06/10/2026|A503|Mug|-30.00
07/10/2026|A504|Clay|-12.00`
    expect(doubts(file).has('rows_alike')).toBe(false)
  })
})

describe('nothing is said of', () => {
  test.each([
    [
      'a bank whose rows bear out its headings',
      `Date|Type|Description|Value|Account Name|Account Number
02/10/2026|BAC|Marlow|1200.00|Kestrel|601122-12345678
06/10/2026|D/D|Aviva|-88.10|Kestrel|601122-12345678`,
    ],
    [
      'a card with shops on it',
      `Date|Date entered|Reference|Description|Amount
01/10/2026|02/10/2026|R1|Adobe|49.92
05/10/2026|06/10/2026|R2|Payment received - thank you|-49.92`,
    ],
    [
      'a running balance beside two named sides',
      `Date|Details|Paid out|Paid in|Balance
02/10/2026|Marlow||1200.00|3700.00
06/10/2026|Jewson|342.50||3357.50
14/10/2026|Quay||60.00|3417.50`,
    ],
    [
      'a running balance that falls oftener than it rises',
      `Date|Details|Amount|Balance
02/10/2026|Marlow|1200.00|3700.00
06/10/2026|Jewson|-342.50|3357.50
14/10/2026|Aviva|-88.10|3269.40`,
    ],
  ])('%s', (_, file) => {
    const codes = [...doubts(file).keys()]
    expect(codes.filter((code) => /unproved|rows_|proof_/.test(code))).toEqual([])
  })
})

describe('a balance that would hold in the mirror image', () => {
  const card = `Date|Details|Amount|Balance
01/10/2026|Office World|49.92|149.92
05/10/2026|Payment|-100.00|49.92
06/10/2026|Jewson|342.50|392.42`
  const mirror =
    /^The balances would follow just as well if money in and money out were the other way round\. /

  test('is no proof where rows rise oftener and no word says which way', () => {
    expect(unproved(card)).toMatch(mirror)
    expect(unproved(card)).toMatch('Money in: 2 rows, £392.42 in total, such as row 2')
    expect(unproved(card, { amountSign: 'inverted' })).toBeUndefined()
  })

  test('is none under headings of a loan either', () => {
    const loan = `Date|Details|Lent|Repaid|Balance
01/10/2026|A Cole|5000.00||5000.00
05/10/2026|A Cole||450.00|4550.00
31/10/2026|A Cole|900.00||5450.00`
    expect(unproved(loan)).toMatch(mirror)
  })

  test('is one where words say which way', () => {
    expect(unproved(card.replace('Office World', 'Bank giro credit Orr'))).toBeUndefined()
  })
})

describe('the headings of a bank are no proof', () => {
  test.each([
    [
      'over accounts of a ledger',
      'NatWest, RBS or Ulster Bank',
      `Date|Type|Description|Value|Account Name|Account Number
02/10/2026|Cost|Flour|84.20|Cost of sales|5000
14/10/2026|Sale|Market|341.00|Sales|4000`,
    ],
    [
      'over receipts that name no shop',
      'MBNA',
      `Date|Date entered|Reference|Description|Amount
01/10/2026|02/10/2026|S1|Marlow|1200.00
05/10/2026|06/10/2026|S2|Quay|640.00`,
    ],
    [
      'over money that went one way, in rows numbered by hand',
      'Tide',
      `Date|Transaction ID|Transaction description|Reference|Paid in|Paid out|Transaction type|Status
2026-10-02|1|Marlow|M|1200.00||Job|Done
2026-10-06|2|Quay|Q|640.00||Job|Done`,
    ],
    [
      'of a bank abroad',
      'Chase',
      `Details|Posting Date|Description|Amount|Type|Balance
Office|02/10/2026|Marlow|1200.00|Receipt|
Site|06/10/2026|Jewson|-342.50|Payment|
Site|11/10/2026|Fuel|-65.00|Payment|`,
    ],
  ])('%s', (_, bank, file) => {
    expect(unproved(file)).toMatch(
      `The headings are those of ${bank}, but nothing in the rows confirms where the file comes from.`,
    )
  })
})

test('two balances at the end of a list prove the step between them alone', () => {
  const file = `Date|Details|Amount|Balance
01/10/2026|Marlow|-12.00|
02/10/2026|Timber|-42.50|
05/10/2026|Fuel|-65.00|
13/10/2026|Rent|-950.00|2407.50
20/10/2026|Fee|-8.50|2399.00`
  const found = doubts(file)
  expect(found.get('proof_partial')).toBe('The balances in this file prove only 1 of its 5 rows.')
  expect(found.has('unproved')).toBe(true)
})

test('a PDF whose printed totals agree is proved by them', () => {
  const lines = `Date|Details|Paid out|Paid in
02/10/2026|Marlow||1200.00
06/10/2026|Jewson|342.50|
Total paid in|1200.00||
Total paid out|342.50||`
  const grid = { format: 'csv' as const, sheets: [sheetOf(lines)] }
  const read = readPdfGrid(grid, { answers: {}, today: '2026-11-20' })
  if (read.kind === 'refused') throw new Error(read.message)
  expect(codesOf(read)).toContain('totals_proved')
  expect(codesOf(read)).not.toContain('unproved')
  expect(codesOf(read)).not.toContain('rows_left_out')
})

test('files packed together are looked at once, with the sums of all', () => {
  const month = (name: string) =>
    readGood(`Date|Who|Amount
2 ${name} 2026|Marlow|100.00
3 ${name} 2026|Jewson|-40.00
Total||60.00`)
  const joined = joinedFiles([
    { name: 'sep.csv', reading: month('Sep') },
    { name: 'oct.csv', reading: month('Oct') },
  ])
  const all = inFull(joined?.assumptions ?? [])
  expect(all.filter(({ code }) => code === 'unproved').map(({ message }) => message)).toEqual([
    'We don’t recognise this layout, and no running balance proves the figures. Amounts are read from ‘Amount’. Money in: 2 rows, £200.00 in total, such as row 2 of ‘sep.csv’ (“Marlow” £100.00). Money out: 2 rows, £80.00 in total, such as row 3 of ‘sep.csv’ (“Jewson” £40.00). Please check.',
  ])
  expect(all.filter(({ code }) => code === 'rows_left_out').map(({ message }) => message)).toEqual([
    'sep.csv: 1 row with an amount was left out: row 4 (“Total” 60.00). So were rows of 1 other file.',
  ])
})
