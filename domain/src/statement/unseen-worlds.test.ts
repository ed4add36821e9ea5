// What files of sellers' tools, bookkeeping programs, hand-made workbooks and payment apps taught:
// one test for each way that one was first read wrongly, or not at all.
import { expect, test } from 'vitest'
import { codesOf, readBad, readGood, shortly } from '../testing/statement-grid.ts'

const amounts = (text: string) => readGood(text).transactions.map(({ amount }) => amount)

test('a till’s columns for other ways to pay, all zero, don’t hide its net total', () => {
  const unused = ['Gift card', 'Voucher', 'Other tender', 'Points', 'Rounding']
  const head = `Date|Gross Sales|Discounts|Service Charges|Net Sales|Tip|Partial Refunds|Total Collected|Card|Cash|${unused.join('|')}|Fees|Net Total`
  const rest = unused.map(() => '£0.00').join('|')
  expect(
    amounts(`${head}
17/10/2026|£12.00|£0.00|£0.00|£12.00|£0.00|£0.00|£12.00|£12.00|£0.00|${rest}|-£0.21|£11.79
17/10/2026|£30.00|-£3.00|£0.00|£27.00|£2.00|£0.00|£29.00|£29.00|£0.00|${rest}|-£0.51|£28.49
18/10/2026|-£12.00|£0.00|£0.00|-£12.00|£0.00|£0.00|-£12.00|-£12.00|£0.00|${rest}|£0.00|-£12.00`),
  ).toEqual([1179, 2849, -1200])
})

test('an opening balance is none of the payments where the payee names it', () => {
  const read = readGood(`Date|Payee|Category|Deposit|Withdrawal|Balance
13/10/2026|Opening Balance||500.00||500.00
14/10/2026|Costco|Stock||80.00|420.00
16/10/2026|Client A|Sales|200.00||620.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-8000, 20_000])
  expect(read.accounts).toMatchObject([{ opening: 50_000, closing: 62_000 }])
})

test.each([
  ['VOID - written in error', true],
  ['Cancelled (duplicate)', true],
  ['Voids nothing', false],
  ['Paid, not void', false],
])('a note “%s” is a doubt: %s', (note, isDoubted) => {
  const read = readGood(`Chq no|Date|Payee|Amount|Notes
101|13/10/2026|Hall hire|-60.00|
102|14/10/2026|Printing|-22.40|${note}
103|15/10/2026|Catering|-145.00|`)
  expect(codesOf(read).includes('row_doubted')).toBe(isDoubted)
})

test('Cash App is one account, wherever the money came from or went to', () => {
  const read =
    readGood(`Transaction ID|Date|Transaction Type|Currency|Amount|Fee|Net Amount|Asset Type|Status|Notes|Name of sender/receiver|Account
a1|2026-10-21 09:01:11 EDT|Cash out|USD|-$60.00|-$1.05|-$61.05||TRANSFER SENT|||Bank
a2|2026-10-12 12:00:00 EDT|Received P2P|USD|$40.00|$0.00|$40.00||PAYMENT DEPOSITED|cake|Ann|Your Cash
a3|2026-10-10 12:00:00 EDT|Received P2P|USD|$30.00|$0.00|$30.00||PAYMENT CANCELED|cake|Ann|Your Cash
a4|2026-10-09 12:00:00 EDT|Sent P2P|USD|-$10.00|$0.00|-$10.00||PAYMENT FAILED|cake|Ann|Your Cash`)
  expect(read.accounts).toMatchObject([{ account: null, currency: 'USD' }])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([4000, -6105])
})

test('a dash stands for no cents, and people write “rein” and “raus”', () => {
  expect(
    amounts(`Datum|Was|Rein|Raus
13.10.2026|Reparatur Müller|1.200,-|
15.10.2026|Material||245,80
16.10.2026|Reparatur Klein|80,--|`),
  ).toEqual([120_000, -24_580, 8000])
})

test('what was received in all came in', () => {
  const read = readGood(`Week commencing|Mia|Leo|Total received
12/10/2026|120.00|85.00|205.00
19/10/2026|120.00|0.00|120.00
26/10/2026|120.00|60.50|180.50`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([20_500, 12_000, 18_050])
})

test('takings came in and the costs beside them went out', () => {
  const read = readGood(`Date|Item|Takings|Costs
13/10/2026|Till|140.20|
14/10/2026|Milk||12.40
15/10/2026|Till|98.00|
|Week 1|238.20|12.40`)
  expect(shortly(read)).toEqual([
    '2026-10-13 14020 Till',
    '2026-10-14 -1240 Milk',
    '2026-10-15 9800 Till',
  ])
})

test('the rents of flats came in where their costs stand beside them', () => {
  const read = readGood(`Date|Flat 1 rent|Flat 1 costs|Flat 2 rent|Flat 2 costs
13/10/2026|650.00|||
14/10/2026|||700.00|
15/10/2026||85.00||
17/10/2026||||120.50`)
  expect(read.transactions.map(({ amount, category }) => `${amount} ${category}`)).toEqual([
    '65000 Flat 1 rent',
    '70000 Flat 2 rent',
    '-8500 Flat 1 costs',
    '-12050 Flat 2 costs',
  ])
})

test('the net takings are what gross and refunds leave', () => {
  expect(
    amounts(`Date|Z no|Gross|Refunds|Net takings|Cash|Card
13/10/2026|101|312.40|-12.40|300.00|120.00|180.00
14/10/2026|102|250.00|0.00|250.00|90.00|160.00
15/10/2026|103|410.75|-10.00|400.75|200.75|200.00`),
  ).toEqual([30_000, 25_000, 40_075])
})

test('bills as a program exports them are a list of invoices, however their headings are spelt', () => {
  const refused =
    readBad(`ContactName|InvoiceNumber|InvoiceDate|DueDate|Total|TaxTotal|InvoiceAmountDue|Status
Screwfix|B1|13/10/2026|01/11/2026|24.00|4.00|0.00|Paid
Shell|B2|14/10/2026|08/11/2026|60.00|10.00|60.00|Awaiting Payment`)
  expect(refused.message).toMatch(/list of invoices/)
})

test('both sides of a cash book come to the same with what was there and what is left', () => {
  const read = readGood(`Date|Received from|£|Date|Paid to|£
01/10/2026|Balance b/d|200.00|02/10/2026|Rent|150.00
05/10/2026|Ames|320.00|06/10/2026|BT|42.00
12/10/2026|Bell|80.00|20/10/2026|Shell|48.00
|||31/10/2026|Balance c/d|360.00
||600.00|||600.00`)
  expect(shortly(read)).toEqual([
    '2026-10-02 -15000 Rent',
    '2026-10-05 32000 Ames',
    '2026-10-06 -4200 BT',
    '2026-10-12 8000 Bell',
    '2026-10-20 -4800 Shell',
  ])
  expect(read.badRows).toEqual([])
})

test('days of the month have the month above their heading, the first block like all others', () => {
  const head = 'Date|What|In|Out|Balance'
  const read = readGood(`September 2026||||
${head}
1|Brought forward|||100.00
4|Sales|50.00||150.00
20|Stock||30.00|120.00
October 2026||||
${head}
1|Brought forward|||120.00
9|Sales|70.00||190.00`)
  expect(shortly(read)).toEqual([
    '2026-09-04 5000 Sales',
    '2026-09-20 -3000 Stock',
    '2026-10-09 7000 Sales',
  ])
})

test('bookings before the payout that adds them up are its parts', () => {
  const rows = (
    payout: string,
  ) => `Type|Reference number|Gross amount|Commission|Net amount|Payout date
Reservation|1001|200.00|-32.60|167.40|13/10/2026
Reservation|1002|180.00|-29.34|150.66|13/10/2026
(Payout)|-|-|-|${payout}|13/10/2026`
  expect(amounts(rows('318.06'))).toEqual([31_806])
  expect(amounts(rows('318.07'))).toHaveLength(3)
})

test('what a shop settled may stand before what it is made of', () => {
  expect(
    amounts(`Statement date|Statement ID|Settlement amount|Net sales|Shipping|Fees|Adjustment amount
13/10/2026|S1|82.10|100.00|-5.00|-12.90|0.00
14/10/2026|S2|41.25|50.00|-2.00|-6.75|0.00
15/10/2026|S3|-3.00|0.00|0.00|0.00|-3.00`),
  ).toEqual([8210, 4125, -300])
})

test('tax and tip are part of what a till took, and a payment that failed is none', () => {
  expect(
    amounts(`Payment Date|Order ID|Tender|Amount|Tax Amount|Tip Amount|Total|Result
13/10/2026|1|Card|20.00|1.60|3.00|24.60|SUCCESS
14/10/2026|2|Cash|10.00|0.80|0.00|10.80|SUCCESS
15/10/2026|3|Card|50.00|4.00|8.00|62.00|FAIL`),
  ).toEqual([2460, 1080])
})

test('refunds are taken off the totals of orders', () => {
  const text = `Order Number|Order Status|Order Date|Order Total Amount|Order Refund Amount
1001|Completed|13/10/2026|48.00|0
1003|Completed|15/10/2026|60.00|12`
  const read = readGood(text, { amountSign: 'as_written' })
  expect(read.transactions.map(({ amount }) => amount)).toEqual([4800, 4800])
  expect(codesOf(read)).toContain('refunds_taken_off')
})

test('“waarvan btw” below a payment is part of it, with a doubt', () => {
  const read = readGood(`Datum|Omschrijving|Af|Bij
13-10-2026|Ames||121,00
|waarvan btw||21,00
15-10-2026|KPN|49,99|
|waarvan btw|8,68|
20-10-2026|Huur|700,00|`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([12_100, -4999, -70_000])
  expect(codesOf(read).filter((code) => code === 'sum_left_out')).toHaveLength(2)
})

test.each([
  ['Sold £|Bought £', [290_000, -61_240]],
  ['Receipt Value|Payment Value', [290_000, -61_240]],
  ['Bought £|Sold £', [-290_000, 61_240]],
])('“%s” are what came in and what went out', (heads, expected) => {
  expect(
    amounts(`Date|What|Head|${heads}
13/10/2026|Lambs|40|2900.00|
14/10/2026|Feed|||612.40`),
  ).toEqual(expected)
})

test('invoices that were only sent are no payments beside those that were paid, with a doubt', () => {
  const read = readGood(`Date|Client|Status|Amount
13/10/2026|Ames|Paid|£200.00
14/10/2026|Bell|Sent|£80.00
15/10/2026|Cole|Overdue|£90.00
16/10/2026|Dean|Paid|£150.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([20_000, 15_000])
  expect(codesOf(read)).toContain('documents_left_out')
})

test('a lesson without a day of payment has not been paid', () => {
  const text = `Lesson|Pupil|Fee|Date paid|How
01/10/2026|Mia|35.00|13/10/2026|BACS
08/10/2026|Mia|35.00||
12/10/2026|Zac|40.00|20/10/2026|BACS`
  const read = readGood(text, { amountSign: 'as_written' })
  expect(shortly(read)).toEqual(['2026-10-13 3500 Mia BACS', '2026-10-20 4000 Zac BACS'])
})

test('a gap before the decimal mark is one of a scan', () => {
  expect(
    amounts(`Date|Code|Withdrawal|Deposit|Balance
13 OCT 26|CSH||200 .00|1 200.00
14 OCT 26|WDL|41.20||1 158.80
20 OCT 26|WDL|600.00||558 .80`),
  ).toEqual([20_000, -4120, -60_000])
})

test('cash and card beside what was spent are how customers paid, with a doubt', () => {
  const read = readGood(`Date|Customer|Cash|Card|Spent
13/10/2026|Orr|£20|nil|-
14/10/2026|Lowe|-|£35.50|-
15/10/2026|Bookers|-|-|£12.40`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([2000, 3550, -1240])
  expect(read.assumptions).toContainEqual({
    code: 'side_assumed',
    message:
      '‘Cash’ and ‘Card’ are read as money in, because what was spent has a column of its own.',
    figures: expect.stringContaining('Money in (from ‘Receipts’): 2 rows, £55.50 in total'),
  })
})
