// Statements in sections: read where every section and the balances add up, otherwise not at all.
import { describe, expect, test } from 'vitest'
import { rowsOfSections } from './pdf-sections.ts'

type Lines = string[][]

const statement: Lines = [
  ['FIRST HARBOR BANK', 'Business Checking'],
  ['September 30, 2026 through October 31, 2026'],
  ['Beginning balance on September 30, 2026', '$1,000.00'],
  ['Deposits and other credits', '650.00'],
  ['Withdrawals and other debits', '-120.50'],
  ['Checks', '-90.00'],
  ['Ending balance on October 31, 2026', '$1,439.50'],
  ['Deposits and other credits'],
  ['Date', 'Description', 'Amount'],
  ['10/02', 'ACME LLC', '500.00'],
  ['invoice 12'],
  ['10/20', 'WIRE FROM OKAFOR', '150.00'],
  ['Total deposits and other credits', '$650.00'],
  ['Withdrawals and other debits'],
  ['Date', 'Description', 'Amount'],
  ['10/05 POWER CO', '-100.50'],
  ['Withdrawals and other debits - continued'],
  ['09/30', 'MONTHLY FEE', '-20.00'],
  ['Total withdrawals and other debits', '-$120.50'],
  ['Checks'],
  ['Date', 'Check #', 'Amount', 'Date', 'Check #', 'Amount'],
  ['10/06', '1021', '-50.00', '10/09', '1022', '-40.00'],
  ['Total checks', '-$90.00'],
  ['Total # of checks', '2'],
  ['Daily ledger balances'],
  ['Date', 'Balance ($)', 'Date', 'Balance ($)'],
  ['10/02', '1,500.00', '10/05', '1,399.50'],
]

const changed = (from: string, to: string): Lines =>
  statement.map((line) => line.map((text) => (text === from ? to : text)))
const without = (text: string): Lines => statement.filter(([first]) => first !== text)

describe('a statement in sections', () => {
  test('is one list by day, with what stood in each section', () => {
    expect(rowsOfSections(statement)).toEqual([
      ['Date', 'Details', 'Deposits (USD)', 'Withdrawals (USD)', 'Balance (USD)'],
      ['2026-09-30', 'Opening balance', '', '', '1000.00'],
      ['2026-09-30', 'MONTHLY FEE', '', '20.00', ''],
      ['2026-10-02', 'ACME LLC invoice 12', '500.00', '', ''],
      ['2026-10-05', 'POWER CO', '', '100.50', ''],
      ['2026-10-06', 'Check 1021', '', '50.00', ''],
      ['2026-10-09', 'Check 1022', '', '40.00', ''],
      ['2026-10-20', 'WIRE FROM OKAFOR', '150.00', '', ''],
      ['2026-10-31', 'Closing balance', '', '', '1439.50'],
    ])
  })

  test('may be British', () => {
    const rows = rowsOfSections([
      ['1 September 2026 to 31 October 2026'],
      ['Opening balance', '£800.00'],
      ['Closing balance', '£830.00'],
      ['Payments in'],
      ['4 Sep', 'ACME LTD', '50.00'],
      ['Total payments in', '£50.00'],
      ['Payments out'],
      ['12 Oct RENT', '20.00'],
      ['Total payments out', '£20.00'],
    ])
    expect(rows?.slice(2, 4)).toEqual([
      ['2026-09-04', 'ACME LTD', '50.00', '', ''],
      ['2026-10-12', 'RENT', '', '20.00', ''],
    ])
  })

  test('may print a section’s sum in its summary alone', () => {
    expect(rowsOfSections(without('Total checks'))).toEqual(rowsOfSections(statement))
  })

  test.each([
    ['a section does not add up', changed('-$90.00', '-$91.00')],
    ['a payment is missing', without('10/20')],
    ['the balances do not follow', changed('$1,439.50', '$1,439.60')],
    ['no closing balance is printed', without('Ending balance on October 31, 2026')],
    ['two opening balances are printed', [...statement, ['Beginning balance', '$5.00']]],
    ['a payment lies outside the period', changed('10/20', '11/20')],
    ['no period is printed', without('September 30, 2026 through October 31, 2026')],
    ['its days may be months', changed('September 30, 2026 through October 31, 2026', '')],
    ['one section stands alone', statement.slice(0, 13)],
  ])('is not read where %s', (_, lines) => {
    expect(rowsOfSections(lines)).toBeNull()
  })

  test('is not read where day and month could change places', () => {
    const lines: Lines = [
      ['January 1, 2026 through March 31, 2026'],
      ['Beginning balance', '100.00'],
      ['Ending balance', '130.00'],
      ['Deposits'],
      ['02/03', 'A', '50.00'],
      ['Total deposits', '50.00'],
      ['Withdrawals'],
      ['03/02', 'B', '20.00'],
      ['Total withdrawals', '20.00'],
    ]
    expect(rowsOfSections(lines)).toBeNull()
    const clear = lines.map((line) => line.map((text) => (text === '03/02' ? '03/20' : text)))
    expect(rowsOfSections(clear)).toHaveLength(5)
  })

  test('a statement in one table has none', () => {
    expect(
      rowsOfSections([
        ['Date', 'Description', 'Amount'],
        ['02/03/2026', 'A', '50.00'],
      ]),
    ).toBeNull()
  })
})
