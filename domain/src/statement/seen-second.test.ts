// Kinds of files that were asked about without need, or read with a doubt and wrongly, when they
// were first seen: cash books, shops' payouts, journals, balances under other headings.
import { expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const amountsOf = (read: ReturnType<typeof readGood>) =>
  read.transactions.map(({ amount }) => amount)

test('petty cash: what came in beside the total of what went out', () => {
  const read = readGood(
    `Date|Details|Receipt|Total|Postage|Travel
01/10/2026|Float from bank|10.00|||
05/10/2026|Stamps||1.25|1.25|
13/10/2026|Taxi||1.80||1.80
|Totals|10.00|3.05|1.25|1.80`,
  )
  expect(amountsOf(read)).toEqual([1000, -125, -180])
})

test('what a shop is paid after commission came in, whatever its heading', () => {
  const read = readGood(
    `Week Ending|Order Value|Commission|VAT on Commission|Refunds|Net Payment
11/10/2026|120.00|36.00|7.20|1.50|75.30
18/10/2026|110.00|33.00|6.60|0.00|70.40
25/10/2026|135.00|40.50|8.10|2.00|84.40`,
  )
  expect(amountsOf(read)).toEqual([7530, 7040, 8440])
  expect(read.assumptions.map(({ code }) => code)).toContain('one_sided')
})

test('what a supplier was paid with a card fee on top went out', () => {
  const read = readGood(
    `Date|Supplier|Net|Card fee|Gross
11/10/2026|Timber|100.00|2.00|102.00
18/10/2026|Quay|50.00|1.00|51.00
25/10/2026|Print|10.00|0.20|10.20`,
  )
  expect(read.transactions.every(({ amount }) => amount < 0)).toBe(true)
})

test('a journal with one signed column asks for the account', () => {
  const refused = readBad(
    `Transaction ID|Transaction Date|Account Name|Details|Amount
1|02/10/2026|Bank|Invoice|50.00
1|02/10/2026|Debtors|Invoice|-50.00
2|13/10/2026|Bank|Rent|-20.00
2|13/10/2026|Rent|Rent|20.00`,
  )
  expect(refused.questions[0]?.options.map(({ value }) => value)).toEqual([
    'Bank',
    'Debtors',
    'Rent',
  ])
})

test('income above expenditure with what is left below', () => {
  const read = readGood([
    sheetOf(`INCOME
Date|From|Amount
02/10/2026|Marlow|50.00
13/10/2026|Osei|31.00
Total income||81.00

EXPENDITURE
Date|To|Amount
05/10/2026|Quay|20.00
19/10/2026|Timber|12.00
Total expenditure||32.00

Surplus||49.00`),
  ])
  expect(shortly(read)).toEqual([
    '2026-10-02 5000 Marlow',
    '2026-10-05 -2000 Quay',
    '2026-10-13 3100 Osei',
    '2026-10-19 -1200 Timber',
  ])
})

test('what is outstanding on a card is its balance', () => {
  const read = readGood(
    `Date|Description|Amount|Outstanding
02/10/2026|RYANAIR|12.00|62.00
06/10/2026|DIRECT DEBIT RECEIVED|-50.00|12.00
19/10/2026|HOTEL|31.00|43.00`,
  )
  expect(amountsOf(read)).toEqual([-1200, 5000, -3100])
  expect(read.accounts[0]?.closing).toBe(-4300)
})

test('a balance under a heading of its own proves the payments', () => {
  const read = readGood(
    `Date|Description|Amount|Left in account
02/10/2026|Marlow|50.00|150.00
06/10/2026|Quay|-20.00|130.00
19/10/2026|Timber|-12.00|118.00
20/10/2026|Osei|31.00|149.00`,
  )
  expect(read.proof.kind).toBe('proved')
  expect(read.accounts[0]?.closing).toBe(14_900)
})

test('a list by invoice numbers says that it may be of invoices', () => {
  const read = readGood(
    `Date|Customer|Invoice no|Net|VAT|Gross
12/10/2026|Marlow|204|100.00|20.00|120.00
13/10/2026|Osei|205|50.00|10.00|60.00
14/10/2026|Museum|206|10.00|2.00|12.00`,
  )
  const doubt = read.assumptions.find(({ code }) => code === 'one_sided')
  expect(doubt?.message).toMatch(/invoices and not payments/)
})
