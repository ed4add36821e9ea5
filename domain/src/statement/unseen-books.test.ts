// What exports of bookkeeping programs, treasurers' cash books and shops taught: one test for each
// way that one was first read wrongly, or not at all.
import { expect, test } from 'vitest'
import {
  codesOf,
  readBad,
  readGood,
  sheetOf,
  sheetOfCells,
  shortly,
} from '../testing/statement-grid.ts'

const amounts = (text: string) => readGood(text).transactions.map(({ amount }) => amount)

test('what is brought forward overdrawn is no payment, and the sides balance', () => {
  const read = readGood(`Date|Details|Receipts|Payments
01/10/2026|Balance b/f (overdrawn)||300.00
02/10/2026|Marlow|1200.00|
13/10/2026|Rent||1500.00
31/10/2026|Balance c/f|600.00|
||1800.00|1800.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([120_000, -150_000])
  expect(read.accounts).toMatchObject([{ opening: -30_000, closing: -60_000 }])
})

test.each([
  ['100.00', 10_000],
  ['85.00', null],
])('%s carried down under the payments is in hand where it is what is left', (printed, closing) => {
  const read = readGood(`Receipts|Date|Details|Total payment
100.00|01/10/2026|Cheque cashed|
|13/10/2026|Milk|3.20
|14/10/2026|Stamps|16.50
19.70|31/10/2026|Top up|
||Balance c/d|${printed}`)
  expect(read.accounts).toMatchObject([{ opening: null, closing }])
})

test.each([
  ["Rec'd / paid", "rec'd", 'paid'],
  ['I/O', 'I', 'O'],
])('“%s” says which way money went: %s and %s', (header, into, out) => {
  expect(
    amounts(`When|Who|${header}|How much
13/10/2026|Marlow|${into}|1200.00
14/10/2026|Timber|${out}|342.50
20/10/2026|Rent|${out}|950.00`),
  ).toEqual([120_000, -34_250, -95_000])
})

test('“paid” beside other words is what became of an invoice', () => {
  const refused = readBad(`Date|Who|State|Amount
13/10/2026|Marlow|paid|1200.00
14/10/2026|Quay|credit|342.50
20/10/2026|Osei|paid|950.00`)
  expect(refused.questions[0]?.code).toBe('amount_sign')
})

test('a list of standing orders holds none of the payments', () => {
  const refused = readBad(`Payee|Amount|Frequency|First payment|Last payment
Rent|950.00|Monthly|01/01/2025|Until further notice
Pension|200.00|Monthly|05/03/2025|Until further notice
Loan|312.40|Monthly|13/06/2025|13/06/2027`)
  expect(refused.message).toMatch(/payments to come/)
})

test('two tables side by side are none where £ alone heads their amounts', () => {
  const refused = readBad(`Date|Details|£|Date|Details|£
02/10/2026|Adobe|-49.92|20/10/2026|Shell|-65.00
05/10/2026|Hotel|-180.50|21/10/2026|Ikea|-80.00
13/10/2026|Refund|40.00|28/10/2026|Trainline|-48.50`)
  expect(refused.message).toMatch(/side by side/)
})

test('a yes under “Refund?” turns an amount round, and one under “Refunded” is a doubt', () => {
  const list = (header: string) => `Date|Shop|Cost|${header}
13/10/2026|Adobe|49.92|
14/10/2026|Ikea|120.00|no
20/10/2026|Ikea|25.00|Yes
21/10/2026|Shell|65.00|`
  expect(amounts(list('Refund?'))).toEqual([-4992, -12_000, 2500, -6500])
  const read = readGood(list('Refunded'))
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-4992, -12_000, -2500, -6500])
  expect(read.assumptions.find(({ code }) => code === 'row_doubted')?.message).toBe(
    'Row 4 says “Yes” under ‘Refunded’. Check that the payment was made.',
  )
})

test.each([
  ['refund received', true],
  ['non-refundable', false],
])('“%s” among what was spent is a doubt: %s', (note, isDoubted) => {
  const read = readGood(`Date|Supplier|Amount paid|Notes
13/10/2026|Adobe|49.92|
14/10/2026|Ikea|120.00|shelves
20/10/2026|Ikea|25.00|${note}`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-4992, -12_000, -2500])
  expect(read.assumptions.some(({ message }) => /speaks of a refund \(row 4\)/.test(message))).toBe(
    isDoubted,
  )
})

test('the code of an account of the books makes no account of the bank', () => {
  const read = readGood(`Date|From/To|Account code|Gross|Bank account
13/10/2026|Marlow|4001|1200.00|Current account
14/10/2026|Timber|7001|-342.50|Current account
20/10/2026|Rent|7001|-950.00|Current account`)
  expect(read.accounts.map(({ account }) => account)).toEqual(['Current account'])
})

const explained = (
  part: string,
) => `Transaction Date|Description|Transaction Amount|Explanation Amount
13/10/2026|TIMBER|-120.00|-80.00
13/10/2026|TIMBER|-120.00|${part}
14/10/2026|MARLOW|1200.00|1200.00
20/10/2026|RENT|-950.00|-950.00`

test('a payment that stands whole beside each of its parts is read by them', () => {
  const read = readGood(explained('-40.00'))
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-8000, -4000, 120_000, -95_000])
  expect(read.assumptions.map(({ code }) => code)).toContain('rows_repeated')
})

test('parts that do not come to the whole are no parts', () => {
  expect(amounts(explained('-40.01'))).toEqual([-12_000, -12_000, 120_000, -95_000])
})

test('an order whose total stands beside each of its items is taken once', () => {
  expect(
    amounts(`order_id|order_date|order_status|item_name|item_total|shipping_total|order_total
501|2026-10-13|completed|Vase|25.00|4.00|44.00
501|2026-10-13|completed|Lamp|15.00|4.00|44.00
502|2026-10-14|completed|Vase|25.00|4.00|29.00`),
  ).toEqual([4400, 2900])
})

test('what is outstanding at a bank reconciliation is not the bank’s', () => {
  const refused = readBad(`Bank Reconciliation Summary|||
Business Bank Account|||
Date|Description|Reference|Amount
Balance in the books|||2128.89
Plus Outstanding Payments|||
13/10/2026|Rent|R4|950.00
28/10/2026|Timber|R6|120.50
Total Outstanding Payments|||1070.50
Less Outstanding Receipts|||
30/10/2026|Quay|R7|640.00
Total Outstanding Receipts|||640.00`)
  expect(refused.message).toMatch(/bank reconciliation/)
})

test('what was refunded is taken off the charge, whatever its column is called', () => {
  const read = readGood(`Date|Customer|Amount|Refunded|Status
13/10/2026|Anna|50.00|0.00|Paid
14/10/2026|Ben|80.00|80.00|Refunded
20/10/2026|Carol|40.00|10.00|Partially refunded`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, 3000])
  expect(codesOf(read)).not.toContain('other_total')
})

test('a fee beside what was paid in and out is taken off where the balance proves it', () => {
  expect(
    amounts(`Date|Description|Credit|Debit|Fee|Balance
13/10/2026|Marlow|1200.00|||3700.00
14/10/2026|Timber||342.50|0.30|3357.20
20/10/2026|Cash||50.00|2.00|3305.20
21/10/2026|Rent||950.00|0.30|2354.90`),
  ).toEqual([120_000, -34_280, -5200, -95_030])
})

test('a payment on the sheets of two months is a doubt', () => {
  const read = readGood([
    sheetOf('Date|Details|Amount\n29/09/2026|Wages|-300.00\n01/10/2026|Marlow|1200.00', 'Sept'),
    sheetOf('Date|Details|Amount\n01/10/2026|Marlow|1200.00\n13/10/2026|Rent|-950.00', 'Oct'),
  ])
  expect(read.assumptions.find(({ code }) => code === 'rows_repeated')?.message).toMatch(
    /^1 row stands on two sheets of this file: row 2 of 'Oct' is row 3 of 'Sept' again\./,
  )
})

test('a ledger that sums no account is parted where codes and names stand alone', () => {
  const refused = readBad(`Nominal ledger transactions|||||
Code|Date|Ref|Narrative|Debit|Credit
1200 Bank current account|||||
1200|13/10/2026|1|Marlow|1200.00|
1200|20/10/2026|2|Rent||950.00
4000 Sales|||||
4000|13/10/2026|1|Marlow||1200.00
7100 Rent|||||
7100|20/10/2026|2|Rent|950.00|`)
  expect(refused.questions[0]?.options.map(({ value }) => value)).toEqual([
    '1200 Bank current account',
    '4000 Sales',
    '7100 Rent',
  ])
})

test('a shop’s orders are read by their totals on the days they were paid', () => {
  const read =
    readGood(`Name|Financial Status|Paid at|Currency|Total|Created at|Lineitem quantity|Lineitem name|Lineitem price|Refunded Amount|Outstanding Balance
#1001|paid|2026-10-14 10:00:00 +0100|GBP|44.00|2026-10-13 09:59:00 +0100|1|Vase|25.00|0.00|0.00
#1001|||||2026-10-13 09:59:00 +0100|1|Lamp|15.00||
#1002|partially_refunded|2026-10-20 11:00:00 +0100|GBP|29.00|2026-10-20 10:58:00 +0100|1|Vase|25.00|4.00|0.00
#1003|voided||GBP|19.00|2026-10-21 10:58:00 +0100|1|Lamp|15.00|0.00|0.00
#1004|pending||GBP|25.00|2026-10-21 11:58:00 +0100|1|Vase|25.00|0.00|25.00`)
  expect(shortly(read)).toEqual(['2026-10-14 4400 Vase', '2026-10-20 2500 Vase'])
  expect(read.skipped).toEqual([
    { reason: 'heading', count: 1 },
    { reason: 'declined', count: 1 },
    { reason: 'pending', count: 1 },
  ])
})

test('an invoice without a day of payment is left out where its dates are a spreadsheet’s', () => {
  const day = (text: string) => ({ day: text })
  const read = readGood([
    sheetOfCells([
      ['Invoice', 'Client', 'Sent', 'Amount', 'Paid on'],
      [91, 'Marlow', day('2026-09-12'), 1200, day('2026-10-13')],
      [92, 'Quay', day('2026-09-20'), 640, day('2026-10-20')],
      [93, 'Halden', day('2026-10-30'), 450, null],
    ]),
  ])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([120_000, 64_000])
})

test('a till’s list of items has its sales as money in, and refunds as money out', () => {
  expect(
    amounts(`Date|Category|Item|Gross Sales|Discounts|Net Sales|Event Type
13/10/2026|Drinks|Tea|£5.00|£0.00|£5.00|Payment
14/10/2026|Drinks|Coffee|£3.80|-£0.38|£3.42|Payment
20/10/2026|Food|Scone|-£3.50|£0.00|-£3.50|Refund`),
  ).toEqual([500, 342, -350])
})

test('a refund that stands beside what was paid over is a doubt', () => {
  const read = readGood(`Order Date|Order ID|Buyer|Gross Amount|Fees|Net Amount|Refund Amount
13/10/2026|3301|anna|43.95|1.96|41.99|0.00
14/10/2026|3302|ben|60.00|2.60|57.40|20.00
20/10/2026|3303|dee|20.95|1.04|19.91|0.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([4199, 5740, 1991])
  expect(read.assumptions.find(({ code }) => code === 'refunds_left')?.message).toBe(
    "Refunds in the column 'Refund Amount' are not taken off the amounts.",
  )
})

test('the currency of another amount is not that of what was billed', () => {
  const read =
    readGood(`Transaction Date|Merchant|Billing Amount|Flag|Transaction Currency|Transaction Amount
13/10/2026|ADOBE|£49.92|Debit|GBP|49.92
14/10/2026|HOTEL ROMA|£180.50|Debit|EUR|209.90
20/10/2026|PAYMENT RECEIVED|£400.00|Credit|GBP|400.00`)
  expect(read.transactions.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([
    '-4992 GBP',
    '-18050 GBP',
    '40000 GBP',
  ])
})

test('what became of the payment goes before what became of the order', () => {
  const read = readGood(`Number|Status|Payment status|Created at|Buyer|Shipping total|Total price
A1|shipped|completed|2026-10-13|Anna|4.00|44.00
A2|unshipped|pending|2026-10-14|Cat|4.00|24.00
A3|shipped|completed|2026-10-20|Dee|4.00|19.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([4400, 1900])
  expect(read.skipped).toEqual([{ reason: 'pending', count: 1 }])
})

test('a card knows repayments as well as payments', () => {
  expect(
    amounts(`Date|Description|Category|Amount|Type
13/10/2026|ADOBE|Software|49.92|Purchase
14/10/2026|Payment||400.00|Repayment
20/10/2026|IKEA|Office|25.00|Refund
21/10/2026|Interest||3.10|Interest`),
  ).toEqual([-4992, 40_000, 2500, -310])
})
