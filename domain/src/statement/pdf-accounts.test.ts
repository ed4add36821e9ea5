// Statements in sections of several accounts: each by itself, or none.
import { expect, test } from 'vitest'
import { rowsOfStatement } from './pdf-accounts.ts'

const statement: readonly string[][] = [
  ['FIRST PRAIRIE BANK'],
  ['October 1, 2026 through October 31, 2026'],
  ['All balances', '$13,644.50'],
  ['Business Checking 000123456'],
  ['Beginning Balance', '$4,000.00'],
  ['Deposits and Additions'],
  ['10/15', 'ACME', '$350.00'],
  ['Total Deposits and Additions', '$350.00'],
  ['Electronic Withdrawals'],
  ['10/06', 'Payroll', '$210.25'],
  ['Total Electronic Withdrawals', '$210.25'],
  ['Ending Balance', '$4,139.75'],
  ['Business Savings ....7654'],
  ['Beginning Balance', '$10,000.00'],
  ['Deposits and Additions'],
  ['10/31', 'Interest', '$4.25'],
  ['Total Deposits and Additions', '$4.25'],
  ['Ending Balance', '$10,004.25'],
]

const without = (text: string) => statement.filter(([first]) => first !== text)

test('each account bears the line above its opening balance, and days run through all', () => {
  const [checking, savings] = ['Business Checking 000123456', 'Business Savings ....7654']
  expect(rowsOfStatement(statement)).toEqual([
    ['Date', 'Details', 'Deposits (USD)', 'Withdrawals (USD)', 'Balance (USD)', 'Account'],
    ['2026-10-01', 'Opening balance', '', '', '4000.00', checking],
    ['2026-10-01', 'Opening balance', '', '', '10000.00', savings],
    ['2026-10-06', 'Payroll', '', '210.25', '', checking],
    ['2026-10-15', 'ACME', '350.00', '', '', checking],
    ['2026-10-31', 'Interest', '4.25', '', '', savings],
    ['2026-10-31', 'Closing balance', '', '', '4139.75', checking],
    ['2026-10-31', 'Closing balance', '', '', '10004.25', savings],
  ])
})

test.each([
  ['one of them does not add up', without('10/31')],
  ['one has no name', without('Business Savings ....7654')],
  ['one states no closing balance', statement.slice(0, -1)],
  [
    'both have one name',
    statement.map((line) =>
      line.map((text) => text.replace(/^Business S.*/, 'Business Checking 000123456')),
    ),
  ],
])('none is read where %s', (_, lines) => {
  expect(rowsOfStatement(lines)).toBeNull()
})
