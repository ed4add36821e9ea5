// Cash books whose columns are headed twice, or whose accounts stand side by side.
import { expect, test } from 'vitest'
import { readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

test('receipts and payments over their totals and analysis', () => {
  const read = readGood(
    `|||Receipts|||Payments|||
Date|Details|Ref|Total|Sales|Other|Total|Rent|Wages|VAT
02/10/2026|Marlow|1|50.00|50.00||||||
05/10/2026|Quay|2||||20.00|20.00||
13/10/2026|Timber|3||||12.00||10.00|2.00
|Totals||50.00|50.00||32.00|20.00|10.00|2.00`,
  )
  expect(shortly(read)).toEqual([
    '2026-10-02 5000 Marlow',
    '2026-10-05 -2000 Quay',
    '2026-10-13 -1200 Timber',
  ])
})

test('payments to the left and one column to a side', () => {
  const read = readGood(
    `||Money out|Money in|
Date|Details|Amount|Amount|Balance
02/10/2026|Marlow||50.00|150.00
05/10/2026|Quay|20.00||130.00
13/10/2026|Timber|12.00||118.00`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -2000, -1200])
  expect(read.proof.kind).toBe('proved')
})

test('cash and bank each with what came in and went out', () => {
  const read = readGood(
    `Date|Details|Cash in|Cash out|Bank in|Bank out
02/10/2026|Marlow|||50.00|
03/10/2026|Till float|10.00|||10.00
05/10/2026|Quay||||20.00
13/10/2026|Stamps||2.00||`,
  )
  const rows = read.transactions.map((each) => `${each.day} ${each.account} ${each.amount}`)
  expect(rows.toSorted()).toEqual([
    '2026-10-02 Bank 5000',
    '2026-10-03 Bank -1000',
    '2026-10-03 Cash 1000',
    '2026-10-05 Bank -2000',
    '2026-10-13 Cash -200',
  ])
})

test('bank and cash above what was received and paid', () => {
  const read = readGood(
    `||Bank||Cash|
Date|Details|Received|Paid|Received|Paid
02/10/2026|Marlow|50.00|||
05/10/2026|Quay||20.00||
13/10/2026|Stamps||||2.00`,
  )
  const rows = read.transactions.map((each) => `${each.account} ${each.amount}`)
  expect(rows).toEqual(['Bank 5000', 'Bank -2000', 'Cash -200'])
})

test('pages of one statement whose empty columns stand elsewhere', () => {
  const read = readGood([
    sheetOf(
      `Harbour Bank statement 1 to 31 October 2026
Date|Description||Money out||Money in|Balance
1 Oct|Balance brought forward|||||100.00
2 Oct|Marlow||||50.00|150.00
|THANK YOU
5 Oct|Quay||20.00|||130.00
Balance carried forward||||||130.00
Page 1 of 2`,
      'Table 1',
    ),
    sheetOf(
      `Date|Description|Money out||Money in|Balance
|Balance brought forward||||130.00
9 Oct|Timber|30.00|||100.00
|LONDON SE1
19 Oct|Osei|||31.00|131.00`,
      'Table 2',
    ),
  ])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -2000, -3000, 3100])
  expect(read.accounts).toMatchObject([{ opening: 10_000, closing: 13_100 }])
})

test('a line about the account above a table without a header', () => {
  const read = readGood(
    `Compte courant|****1234|02/11/2026||425,12 EUR
02/10/2026|Virement|VIR BECKER|50,00
05/10/2026|Prélèvement|PRLV EDF|-20,00
13/10/2026|Paiement|CB CARREFOUR|-6,00`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -2000, -600])
  expect(read.transactions[0]?.currency).toBe('EUR')
})
