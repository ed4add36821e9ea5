// Statements of American cards in sections: read where they lead from the old balance to the new.
import { expect, test } from 'vitest'
import { rowsOfCard } from './pdf-cards.ts'

const statement: readonly string[][] = [
  ['Opening/Closing Date', '09/12/26 - 10/11/26'],
  ['Previous Balance', '$320.10'],
  ['Payments and Credits', '-$340.10'],
  ['Purchases', '+$145.25'],
  ['New Balance', '$125.25'],
  ['PAYMENTS AND OTHER CREDITS'],
  ['09/20', '09/21', 'Payment Thank You', '-320.10'],
  ['09/25', 'LOWES RETURN', '-20.00'],
  ['TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD', '-$340.10'],
  ['PURCHASE'],
  ['09/10', 'LOWES 00123', '110.25'],
  ['09/14', 'LOWES PRICE MATCH', '-15.00'],
  ['10/02', 'SUNOCO', '50.00'],
  ['Total fees charged in 2026', '$78.00'],
]

test('are one list, what was owed as negative balances and refunds among purchases as money in', () => {
  expect(rowsOfCard(statement)).toEqual([
    ['Date', 'Details', 'Deposits ($)', 'Withdrawals ($)', 'Balance ($)'],
    ['2026-09-10', 'Opening balance', '', '', '-320.10'],
    ['2026-09-10', 'LOWES 00123', '', '110.25', ''],
    ['2026-09-14', 'LOWES PRICE MATCH', '15.00', '', ''],
    ['2026-09-20', 'Payment Thank You', '320.10', '', ''],
    ['2026-09-25', 'LOWES RETURN', '20.00', '', ''],
    ['2026-10-02', 'SUNOCO', '', '50.00', ''],
    ['2026-10-11', 'Closing balance', '', '', '-125.25'],
  ])
})

const changed = (from: string, to: string) =>
  statement.map((line) => line.map((text) => (text === from ? to : text)))

test.each([
  ['a purchase is missing', statement.filter(([first]) => first !== '10/02')],
  ['one amount is misread', changed('50.00', '60.00')],
  ['a total differs', changed('-$340.10', '-$340.00')],
  ['one of the payments was taken back', changed('-20.00', '20.00')],
  ['no period is named', statement.slice(1)],
  ['nothing says that it is a card', [['New Balance', '$0.00']]],
])('are not read where %s', (_, lines) => {
  expect(rowsOfCard(lines)).toBeNull()
})
