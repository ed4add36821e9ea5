// What ledgers and treasurers' cash books taught: one test for each way that one was first read
// wrongly, or not at all.
import { expect, test } from 'vitest'
import { readBad, readGood, shortly } from '../testing/statement-grid.ts'

const amounts = (text: string) => readGood(text).transactions.map(({ amount }) => amount)

test('a journal that prints each day once is asked about its accounts', () => {
  const journal = `Date|Transaction type|Memo|Account|Debit|Credit
13/10/2026|Deposit|Marlow|Current Account|1200.00|
||Sale|Sales||1200.00
|||||
14/10/2026|Expense|Rent|Current Account||950.00
||Rent|Rent|950.00|`
  expect(readBad(journal).questions[0]?.options.map(({ value }) => value)).toEqual([
    'Current Account',
    'Sales',
    'Rent',
  ])
  const read = readGood(journal, { sheet: 'Current Account' })
  expect(read.transactions.map(({ amount }) => amount)).toEqual([120_000, -95_000])
})

test('a cash book with net, VAT and gross of both sides is read by the gross', () => {
  expect(
    amounts(`Date|Details|Net in|VAT in|Gross in|Net out|VAT out|Gross out
13/10/2026|Marlow|1000.00|200.00|1200.00|||
14/10/2026|Timber||||285.42|57.08|342.50
20/10/2026|Rent||||950.00|0.00|950.00`),
  ).toEqual([120_000, -34_250, -95_000])
})

test('bookings and payouts are both ways of one account, though what is earned stands twice', () => {
  expect(
    amounts(`Type|Guest|Gross amount|Commission|Net|Payable amount|Payout amount|Payout date
(Payout)|-|-|-|-|-|403.04|14 Oct 2026
Reservation|Ruiz|360.00|-58.68|301.32|301.32|-|14 Oct 2026
Reservation|Bell|121.50|-19.78|101.72|101.72|-|14 Oct 2026
(Payout)|-|-|-|-|-|339.00|21 Oct 2026
Reservation|Kok|405.00|-66.00|339.00|339.00|-|21 Oct 2026`),
  ).toEqual([-40_304, 30_132, 10_172, -33_900, 33_900])
})

test('two months abreast are read one after the other', () => {
  const read = readGood(`September 2026|||October 2026
Date|Item|£|Date|Item|£
02/09/2026|Sales|500.00|01/10/2026|Marlow|1200.00
14/09/2026|Flour|-120.25|02/10/2026|Timber|-342.50
|||20/10/2026|Rent|-950.00`)
  expect(shortly(read)).toEqual([
    '2026-09-02 50000 Sales',
    '2026-09-14 -12025 Flour',
    '2026-10-01 120000 Marlow',
    '2026-10-02 -34250 Timber',
    '2026-10-20 -95000 Rent',
  ])
})

test('columns of accounts may begin with balances and hold transfers between them', () => {
  const read = readGood(`Date|Details|Current a/c|Savings a/c|Cash
01/10/2026|Balances|2500.00|8000.00|120.00
02/10/2026|Timber|-342.50||
06/10/2026|Stamps|||-8.20
13/10/2026|To savings|-500.00|500.00|
20/10/2026|Interest||12.40|`)
  expect(read.accounts).toMatchObject([
    { account: 'Current a/c', opening: 250_000 },
    { account: 'Cash', opening: 12_000 },
    { account: 'Savings a/c', opening: 800_000 },
  ])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([
    -34_250, -820, -50_000, 50_000, 1240,
  ])
})

test('what was charged with its tip is what was paid', () => {
  expect(
    amounts(`Date|Server|Amount|Tip|Total|Status
13/10/2026|Jo|25.00|0.00|25.00|Approved
14/10/2026|Sam|40.00|4.00|44.00|Approved
20/10/2026|Jo|18.50|2.00|20.50|Approved`),
  ).toEqual([2500, 4400, 2050])
})

test('columns that raise what is owed in words that say otherwise are asked about', () => {
  const refused = readBad(`Date|Details|Repayment|Interest added|Balance owing
02/10/2026|Payroll deduction|80.00||1920.00
28/10/2026|Monthly interest||18.40|1938.40
02/11/2026|Payroll deduction|80.00||1858.40`)
  expect(refused.questions[0]?.code).toBe('amount_sign')
})

test('what was received and what was paid may stand side by side with their analysis', () => {
  const read =
    readGood(`Date|Details|Inv|Total received|VAT|Sales|Date|Details|Chq|Total paid|VAT|Stock
13/10/2026|Marlow|91|1200.00|200.00|1000.00|14/10/2026|Timber|101|342.50|57.08|285.42
20/10/2026|Quay|92|640.00|106.67|533.33|||||
21/10/2026|Osei|93|60.00|10.00|50.00|||||`)
  expect(shortly(read)).toEqual([
    '2026-10-13 120000 Marlow',
    '2026-10-14 -34250 Timber',
    '2026-10-20 64000 Quay',
    '2026-10-21 6000 Osei',
  ])
})

test('a day printed once holds for the payees below it', () => {
  expect(
    amounts(`Date|Payee|Out|In
13/10/2026|Marlow||1200.00
|Stamps|8.20|
|Osei||60.00
20/10/2026|Quay||640.00
21/10/2026|Rent|950.00|`),
  ).toEqual([120_000, -820, 6000, 64_000, -95_000])
})

test('pence that a PDF left in columns without a heading belong to their pounds', () => {
  const read = readGood(`Date|Details|Out||In||Balance|
13/10/2026|Marlow|||1200|00|3700|00
14/10/2026|Timber|342|50|||3357|50
20/10/2026|Charges|8|05|||3349|45`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([120_000, -34_250, -805])
  expect(read.proof.kind).toBe('proved')
})

test('total receipts and total payments stand before their analysis', () => {
  expect(
    amounts(`Date|Name|Total Receipts|Sales|Other|Total Payments|Purchases|Overheads|Balance
|Balance B/F|||||||2500.00
13/10/2026|Marlow|1200.00|1200.00|||||3700.00
14/10/2026|Timber||||342.50||342.50|3357.50
20/10/2026|Rent||||950.00||950.00|2407.50`),
  ).toEqual([120_000, -34_250, -95_000])
})

test('whole pounds whose balance follows by itself have codes beside them, not pence', () => {
  expect(
    amounts(`Date|Details|Amount||Balance|
13/10/2026|A|1200|12|3700|12
14/10/2026|B|-342|14|3358|14
20/10/2026|C|640|12|3998|12`),
  ).toEqual([120_000, -34_200, 64_000])
})

test.each([
  [
    'what was invoiced and received',
    `Date|Customer|Invoiced|Received|Balance outstanding
01/10/2026|Marlow|1200.00||1200.00
13/10/2026|Marlow||1200.00|0.00
20/10/2026|Quay|640.00||640.00
28/10/2026|Quay||640.00|0.00`,
  ],
  [
    'payments that take off invoices',
    `Date|Transaction Type|Num|Account|Amount
02/09/2026|Invoice|91|Debtors|1200.00
01/10/2026|Payment||Current|-1200.00
13/09/2026|Invoice|92|Debtors|640.00
13/10/2026|Payment||Current|-640.00`,
  ],
])('an account with customers is no bank’s: %s', (_, list) => {
  expect(readBad(list).message).toMatch(/Upload your bank statement instead/)
})
