// Letters typed for the digits of dates are read as digits, and never without a word about it.
import { expect, test } from 'vitest'
import { readGood, sheetOf } from '../testing/statement-grid.ts'
import { readDateText } from './date-text.ts'
import { withLettersInDates } from './letter-dates.ts'

const book = `Date|Who|Paid in|Paid out
O2/10/2026|Mr Hill|90.00|
O5/1O/2026|Wickes||33.20
14/10/2026|Mrs Hill|45.00|
2O/10/2O26|Van||27.50`

test('a column of dates with letters is one of dates, and the doubt names them', () => {
  const read = readGood(book)
  expect(read.transactions.map(({ day, amount }) => `${day} ${amount}`)).toEqual([
    '2026-10-02 9000',
    '2026-10-05 -3320',
    '2026-10-14 4500',
    '2026-10-20 -2750',
  ])
  expect(read.assumptions).toContainEqual({
    code: 'letters_as_digits',
    message:
      'Letters stand where digits belong: we read ‘O2/10/2026’ in row 2 as 02/10/2026, ‘O5/1O/2026’ in row 3 as 05/10/2026, ‘2O/10/2O26’ in row 5 as 20/10/2026. Please check these dates.',
  })
})

test('words beside a date in one cell keep their letters', () => {
  const read = readGood(`Date and description|Money out|Money in|Balance
1 Oct 2026 Opening|||600.00
3 Oct 2026 Currys|l49.00||451.00
9 Oct 2026 Refund||l49.0O|600.00
l2 Oct 2026 Lidl|23.50||576.50`)
  expect(read.transactions.map(({ day, amount, text }) => `${day} ${amount} ${text}`)).toEqual([
    '2026-10-03 -14900 Currys',
    '2026-10-09 14900 Refund',
    '2026-10-12 -2350 Lidl',
  ])
})

test.each(['OO/OO/2O26', 'Oslo 2026', 'IO-ll-A2'])('%s stays what it is', (date) => {
  const sheet = sheetOf(`Date|Who|Amount\n13/10/2026|Hill|9.00\n${date}|Cox|5.00`)
  const grid = { format: 'csv' as const, sheets: [sheet] }
  expect(withLettersInDates(grid)).toEqual({ grid, assumptions: [] })
})

test('a reference in a column without dates keeps its letters', () => {
  const read = readGood(`Date|Reference|Who|Amount
13/10/2026|O2/11/2026|Hill|-9.00
14/10/2026|O3/11/2026|Cox|5.00`)
  expect(read.transactions.map(({ reference }) => reference)).toEqual(['O2/11/2026', 'O3/11/2026'])
})

test('a letter before a digit is not left out of a date', () => {
  expect(
    ['l2 Oct 2026', '1O October 2026', '2 Oct 2O26'].map((text) => readDateText(text)),
  ).toEqual([null, null, null])
})
