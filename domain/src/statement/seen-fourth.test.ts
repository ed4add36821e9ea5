// Kinds of files that a fourth round of unseen ones showed to be read wrongly, or refused though a
// person could read them at once.
import { expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const codesOf = ({ assumptions }: ReturnType<typeof readGood>) =>
  assumptions.map(({ code }) => code)

test('a decimal comma is a doubt about pounds, whatever British payees say', () => {
  const read = readGood(`01.09.2026|HMRC PAYE|-120,00|880,00
02.09.2026|British Gas|-1.000,50|-120,50
13.09.2026|Harrow School|500,00|379,50`)
  expect(codesOf(read)).toContain('currency_assumed')
})

test('an account column of IBANs gives the currency by their country', () => {
  const read = readGood(`IBAN|Booked At|Text|Amount|Balance
CH93 0076 2011 6238 5295 7|2026-09-13|Rent|-120.00|880.00
CH93 0076 2011 6238 5295 7|2026-09-14|Harrow School|500.00|1380.00`)
  expect(read.accounts.map(({ currency }) => currency)).toEqual(['CHF'])
})

test('a column of currency codes needs no heading', () => {
  const read = readGood(`20260901|Rent|-120.00|EUR
20260902|Harrow School|500.00|EUR
20260913|Post Office|-5.10|EUR`)
  expect(read.transactions.map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'EUR'])
  expect(read.transactions[0]?.text).toBe('Rent')
})

test('a balance that follows amounts without a minus as spent is what is owed', () => {
  const card = `Date|Description|Amount|Balance
13/09/2026|Premier Inn|40.00|340.00
14/09/2026|Tesco|12.50|352.50
15/09/2026|Shell|30.00|382.50
16/09/2026|Tesco refund|-10.00|372.50`
  expect(readBad(card).questions.map(({ code }) => code)).toEqual(['amount_sign'])
  const read = readGood(card, { amountSign: 'inverted' })
  expect(read.accounts[0]?.closing).toBe(-37_250)
  expect(read.proof.kind).toBe('proved')
})

test('the list of a card terminal is of what its customers paid, less what they had back', () => {
  const read = readGood(`Transaction Date|Card Scheme|Transaction Type|Amount|Currency|Auth Code
13/10/2026|VISA|Sale|83.20|GBP|A1
14/10/2026|VISA|Refund|15.00|GBP|A2
15/10/2026|VISA|Sale|20.00|GBP|A3`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([8320, -1500, 2000])
})

test('one column headed for both ways is read by its balance', () => {
  const read = readGood(`Date|Details|Money out Money in|Balance
13 Sep 2026|Direct debit EDF|280.08|500.00
14 Sep 2026|Harrow School|100.00|600.00
15 Sep 2026|Post Office|50.00|550.00
16 Sep 2026|Oakfield|10.00|560.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-28_008, 10_000, -5000, 1000])
})

test('a ledger names whom it paid in a column of contacts', () => {
  const read = readGood(`Trx. Date|Entry Type|Reference|Contact|Debit|Credit|Balance
13/09/2026|Supplier Payment|R1|Dropbox||120.00|880.00
14/09/2026|Customer Receipt|R2|Oakfield|100.00||980.00`)
  expect(read.transactions.map(({ text }) => text)).toEqual([
    expect.stringContaining('Dropbox'),
    expect.stringContaining('Oakfield'),
  ])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-12_000, 10_000])
})

test('a date that opens a line of balance with "As on" is no bad row', () => {
  const read = readGood(`Date|Transaction Details|Transaction Type|Debit|Credit|Running Balance
As On 01/09/2026|Opening Balance||1,000.00||1,000.00
13/09/2026|Dropbox|Vendor Payment||120.00|880.00
14/09/2026|Oakfield|Customer Payment|100.00||980.00
As On 31/10/2026|Closing Balance||980.00||`)
  expect(read.badRows).toEqual([])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-12_000, 10_000])
})

test('a date and words that share a cell are parted', () => {
  const shared = `Date Description|Paid out|Paid in|Balance
Balance brought forward|||1,000.00
13 Sep 2026 Rent Unit 4|280.00||720.00
14 Sep 2026 Harrow School||100.00|820.00`
  const beside = `Date|Transaction|Amount|Balance
21 September 2026 Rent Unit 4||-280.00|720.00
4 October 2026|Harrow School|100.00|820.00
14 October 2026 Post Office||-20.00|800.00`
  expect(shortly(readGood(shared))).toEqual([
    '2026-09-13 -28000 Rent Unit 4',
    '2026-09-14 10000 Harrow School',
  ])
  expect(shortly(readGood(beside))).toEqual([
    '2026-09-21 -28000 Rent Unit 4',
    '2026-10-04 10000 Harrow School',
    '2026-10-14 -2000 Post Office',
  ])
})

test('a firm pays salaries: one with a minus raises no question', () => {
  const read = readGood(`Date|Description|Amount
13/09/2026|Salary A Kowalski|-1,900.00
14/09/2026|Oakfield Dental|450.00
15/09/2026|Salary B Tan|-1,700.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-190_000, 45_000, -170_000])
})

test.each(['Bal b/fwd', 'O/Bal', 'Opening', 'Balance from previous page', 'Bank balance 01/09/26'])(
  'an opening balance entered as money in is no payment: %s',
  (label) => {
    const rows = '13/09/2026|Rent|280.00||720.00\n14/09/2026|Harbour Ltd||100.00|820.00'
    const read = readGood(
      `Date|Details|Debit|Credit|Balance\n01/09/2026|${label}||1000.00|1000.00\n${rows}`,
    )
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-28_000, 10_000])
    expect(read.accounts[0]?.opening).toBe(100_000)
  },
)

test('the first payment into a new account is one, whatever its words', () => {
  const read = readGood(`Date|Details|Debit|Credit|Balance
01/09/2026|Opening deposit||1000.00|1000.00
13/09/2026|Rent|280.00||720.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([100_000, -28_000])
})

test('pounds among the words of a payment do not tell the currency of the account', () => {
  const read = readGood(`Date|Description|Amount|Balance
13/09/2026|Hotel GBP 85.00 RATE 0.85|-100.00|900.00
14/09/2026|FX from £ account BACS|58.00|958.00`)
  expect(codesOf(read)).toContain('currency_assumed')
})

test('money moved to and fro on one day stands twice, and is kept where a row is missing', () => {
  const read = readGood(`Date|Description|Amount|Balance
13/10/2026|Transfer|500.00|1500.00
13/10/2026|Transfer back|-500.00|1000.00
13/10/2026|Transfer|500.00|1500.00
13/10/2026|Transfer back|-500.00|1000.00
14/10/2026|Rent|-12.50|987.50
15/10/2026|Rent back|12.50|987.50
16/10/2026|Rent|-12.50|975.00`)
  expect(read.transactions).toHaveLength(7)
})

test('amounts headed (p) are pence', () => {
  const read = readGood(`Date|Description|Amount (p)
13/10/2026|Direct debit EDF|-1250
14/10/2026|Transfer from Harbour|99900`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-1250, 99_900])
})

test('totals received and paid are the two ways', () => {
  const read = readGood(`Date|Reference|Name|Type|Total Received|Total Paid
13/10/2026|R1|Harbour|Customer Receipt|120.00|
14/10/2026|R2|Timber|Purchase||80.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([12_000, -8000])
})

test.each([
  [
    'statement of account',
    `Date|Type|Ref|Amount|Outstanding
13/09/2026|PI|771|410.20|410.20
19/09/2026|PP|BACS|-410.20|0.00
21/09/2026|PI|790|95.00|95.00`,
  ],
  [
    'tenancies',
    `Tenant|Property|Rent pcm|Lease start|Lease end
J Hale|1 Mill Rd|950.00|01/02/2025|31/01/2027
K Roe|2 Mill Rd|875.00|13/06/2025|12/06/2027`,
  ],
  [
    'timesheet',
    `Date|Name|Hours|Rate|Total
05/10/2026|Ana|8|12.50|100.00
13/10/2026|Ben|8|13.00|104.00`,
  ],
  [
    'payroll',
    `Employee|NI number|Gross|Tax|NI|Net|Pay date
A Kowalski|AB123456C|2400.00|310.00|190.00|1900.00|31/10/2026
B Tan|AB123457C|2100.00|250.00|160.00|1690.00|31/10/2026`,
  ],
  [
    'day book',
    `Purchase Day Book
Date|Supplier|Inv No|Net|VAT|Gross
13/10/2026|Timber|771|100.00|20.00|120.00
14/10/2026|Paper|12|50.00|10.00|60.00`,
  ],
])('a %s is refused as one', (what, text) => {
  expect(readBad(text).message).toContain(what)
})

test('pages without a header or a year go on with those of the first', () => {
  const first = sheetOf(
    `Statement 1 September 2026 to 31 October 2026
Date|Description|Paid out|Paid in|Balance
13 Sep|Rent|280.00||720.00
14 Sep|Harbour Ltd||100.00|820.00`,
    'Page 1',
  )
  const second = sheetOf('15 Sep|Timber|20.00||800.00\n16 Sep|Van Hire|50.00||750.00', 'Page 2')
  expect(shortly(readGood([first, second]))).toEqual([
    '2026-09-13 -28000 Rent',
    '2026-09-14 10000 Harbour Ltd',
    '2026-09-15 -2000 Timber',
    '2026-09-16 -5000 Van Hire',
  ])
})

test('tabs of accounts stay apart where only the first prints a balance', () => {
  const header = 'Date|Type|Details|Debit|Credit|Balance'
  const first = sheetOf(
    `${header}
13/09/2026|BP|Rent||280.00|720.00
14/09/2026|BR|Harbour Ltd|100.00||820.00
16/09/2026|BP|Timber||20.00|800.00`,
    '1200 Current',
  )
  const second = sheetOf(`${header}\n15/09/2026|BR|Kestrel|60.00||`, '1210 Reserve')
  const read = readGood([first, second])
  expect(read.accounts.map(({ account }) => account)).toEqual(['1200 Current', '1210 Reserve'])
})

test('a host’s bookings, each paid out on its day, are no journal', () => {
  const rows = ['13', '14', '15'].flatMap((day) => [
    `10/${day}/2026|Payout|GBP||${day}0.00`,
    `10/${day}/2026|Reservation|GBP|${day}0.00|`,
  ])
  const read = readGood(['Date|Type|Currency|Amount|Paid out', ...rows].join('\n'))
  expect(read.transactions.map(({ amount }) => amount).sort()).toEqual(
    [13_000, 14_000, 15_000, -13_000, -14_000, -15_000].sort(),
  )
})

test('the total of an order is none of its discounts, shipping or refunds', () => {
  const read = readGood(
    `Order Number|Order Date|Discount Amount|Order Subtotal Amount|Shipping Amount|Order Refund Amount|Order Total Amount
1|2026-10-13|0.00|42.00|3.00|0.00|45.00
2|2026-10-14|0.00|32.00|3.00|0.00|35.00`,
    { amountSign: 'as_written' },
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([4500, 3500])
})

test('what is still to pay has not been paid', () => {
  const read = readGood(`Date|Details|In|Out|Status
13/10/2026|Harbour|120.00||paid
14/10/2026|Timber||80.00|paid
18/11/2026|Rates||50.00|to pay`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([12_000, -8000])
})

test('accounts that say what a payment was for are not those it was made from', () => {
  const read = readGood(`Date|Payee|Spent|Received|Account|Tax Rate
13/10/2026|Timber|80.00||429 - General Expenses|20%
14/10/2026|Harbour||120.00|200 - Sales|20%
15/10/2026|Paper Co|9.00||429 - General Expenses|20%`)
  expect(read.accounts).toHaveLength(1)
})

test('two dates that share a cell are parted where the next column is headed for one', () => {
  const read = readGood(`Date|Value date|Description|Debit|Credit|Balance
13/09/2026 14/09/2026||Direct debit EDF|80.00||920.00
15/09/2026 16/09/2026||Harbour||100.00|1,020.00`)
  expect(read.transactions.map(({ day }) => day)).toEqual(['2026-09-13', '2026-09-15'])
})

test('a cash book that opens with a balance and carries one down books neither', () => {
  const read = readGood(`Date|Details|Receipts|Payments
01/09/2026|Opening bank bal|1000.00|
13/09/2026|Harbour Ltd|100.00|
14/09/2026|Rent||280.00
30/09/2026|Balance c/d||820.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([10_000, -28_000])
})

test('numbered days lie in the month that heads them', () => {
  const read = readGood(`Cash book 2026
Day|Details|Receipts|Payments
September
13|Harbour Ltd|100.00|
30|Rent||280.00
October
2|Timber||20.00`)
  expect(shortly(read)).toEqual([
    '2026-09-13 10000 Harbour Ltd',
    '2026-09-30 -28000 Rent',
    '2026-10-02 -2000 Timber',
  ])
})
