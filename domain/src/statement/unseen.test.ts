// Kinds of files that were read wrongly, or asked about without a right answer, when they were
// first seen.
import { expect, test } from 'vitest'
import { readBad, readGood, sheetOf } from '../testing/statement-grid.ts'

type Kind = [name: string, text: string, pence: number[], currency?: string]

const kinds: Kind[] = [
  [
    "a shop's own balance is paid into by cards and paid out to the bank",
    `Date|Transaction|Type|Amount|Balance
05/09/2026|A Cole|Card payment|20.00|120.00
06/09/2026|B Finch|Card payment|35.00|155.00
07/09/2026|Payout|Payout|-100.00|55.00
08/09/2026|C Tan|Card payment|12.50|67.50`,
    [2000, 3500, -10_000, 1250],
  ],
  [
    'lists of sales by their type',
    `Date|Transaction ID|Transaction Type|Payment Method|Total|Fee|Net
15/09/2026|T1|Sale|Card|20.00|0.40|19.60
16/09/2026|T2|Sale|Card|10.00|0.20|9.80
17/09/2026|T3|Sale|Card|30.00|0.60|29.40`,
    [1960, 980, 2940],
  ],
  [
    'the way something was paid is no direction',
    `Name|Paid at|Subtotal|Shipping|Total|Payment Method|Customer
#1|2026-09-15|15.00|5.00|20.00|Card|A Cole
#2|2026-09-16|5.00|5.00|10.00|Card|B Finch
#3|2026-09-17|25.00|5.00|30.00|Card|C Tan`,
    [2000, 1000, 3000],
  ],
  [
    'payouts by parts: sales and expenses are no pair of columns',
    `Deposit date|Beginning balance|Sales|Refunds|Expenses|Deposit total
15/09/2026|0.00|20.00|0.00|-2.00|18.00
16/09/2026|0.00|10.00|0.00|-1.00|9.00
17/09/2026|0.00|30.00|0.00|-3.00|27.00`,
    [1800, 900, 2700],
  ],
  [
    'the net that moves the balance, written with decimal commas',
    `Datum|Name|Typ|Status|Währung|Brutto|Gebühr|Netto|Guthaben
15.09.2026|A|Zahlung|Abgeschlossen|EUR|20,00|-0,80|19,20|119,20
16.09.2026|B|Zahlung|Abgeschlossen|EUR|10,00|-0,50|9,50|128,70
17.09.2026|C|Zahlung|Abgeschlossen|EUR|-5,00|0,00|-5,00|123,70
18.09.2026|D|Zahlung|Abgeschlossen|EUR|30,00|-1,00|29,00|152,70`,
    [1920, 950, -500, 2900],
    'EUR',
  ],
  [
    'a payment that was denied or only initiated',
    `Payout date|Payout ID|Payout amount|Status
15/09/2026|1|20.00|Succeeded
16/09/2026|2|10.00|Denied
17/09/2026|3|30.00|Initiated`,
    [2000],
  ],
  [
    'letters behind the last header mark what came back',
    `Your Mastercard statement
Date|Description|Amount (£)
15/09/2026|Screwfix|20.00
16/09/2026|PAYMENT RECEIVED - THANK YOU|10.00|CR
17/09/2026|Jewson|30.00`,
    [-2000, 1000, -3000],
  ],
  [
    'a gap after the mark of thousands',
    `Date|Description|Amount|Balance
15/09/2026|Jewson|-1, 020.00|4, 000.00
16/09/2026|Cole|10.00|4, 010.00`,
    [-102_000, 1000],
  ],
  [
    'what has not been paid yet, by yes and no',
    `Date|Who|Amount|Paid?
15/09/2026|Jewson|-20.00|Yes
16/09/2026|Rent|-30.00|No
17/09/2026|Cole|10.00|Yes`,
    [-2000, 1000],
  ],
  [
    "dates without a year, in the statement's period over New Year",
    `Statement period: 10 Dec 2025 - 20 Jan 2026
Date|Details|Out|In|Balance
30 Dec|Jewson|20.00||80.00
31 Dec|Cole||10.00|90.00
2 Jan|Rent|30.00||60.00`,
    [-2000, 1000, -3000],
  ],
  [
    'the journals of a trail that holds invoices',
    `No|Type|Date|N/C|Details|Amount
1|SI|15/09/2026|4000|A Cole|20.00
2|SR|16/09/2026|1200|A Cole|20.00
3|PI|16/09/2026|5000|Jewson|30.00
4|PP|17/09/2026|1200|Jewson|30.00
5|JD|18/09/2026|7000|September wages|10.00
6|JC|18/09/2026|2210|September wages|10.00`,
    [2000, -3000],
  ],
  [
    'what a shop gives back is no payment of a card',
    `Date|Description|Gross|Fee|Net
15/09/2026|Order 1|20.00|0.40|19.60
16/09/2026|Order 2|10.00|0.20|9.80
17/09/2026|Order 3|30.00|0.60|29.40
18/09/2026|Direct Debit payment refunded|-10.00|0.00|-10.00
19/09/2026|Order 4|40.00|0.80|39.20`,
    [1960, 980, 2940, -1000, 3920],
  ],
  [
    'payments and refunds of a shop that prints signs',
    `Date|Gross Sales|Fees|Net Total|Description|Event Type
15/09/2026|20.00|-0.40|19.60|Stool|Payment
16/09/2026|10.00|-0.20|9.80|Bench|Payment
17/09/2026|-20.00|0.00|-20.00|Stool|Refund
18/09/2026|30.00|-0.60|29.40|Table|Payment`,
    [1960, 980, -2000, 2940],
  ],
  [
    'payments and refunds of a shop that prints no signs',
    `Date|Type|Order|Gross|Fee|Net
15/09/2026|Payment|1|20.00|0.40|19.60
16/09/2026|Payment|2|10.00|0.20|9.80
17/09/2026|Refund|1|20.00|0.00|20.00
18/09/2026|Payment|3|30.00|0.60|29.40`,
    [1960, 980, -2000, 2940],
  ],
  [
    'dates without a year, on a page named after a month',
    `September 2026
Date|Details|Out|In
2 Sep|Jewson|20.00|
14 Sep|Cole||10.00
30 Sep|Rent|30.00|`,
    [-2000, 1000, -3000],
  ],
]

test.each(kinds)('%s', (_, text, pence, currency = 'GBP') => {
  const read = readGood(text)
  expect(read.transactions.map(({ amount }) => amount)).toEqual(pence)
  expect(new Set(read.transactions.map((each) => each.currency))).toEqual(new Set([currency]))
})

test('a bank abroad is not taken to count in pounds without a doubt', () => {
  const { assumptions } = readGood(`Bank of Ireland Business Current
Date|Details|Payments - out|Payments - in|Balance
15/09/2026|HMRC VAT|20.00||100.00
16/09/2026|Royal Mail|10.00||90.00
17/09/2026|Cole||30.00|120.00`)
  expect(assumptions.map(({ code }) => code)).toContain('currency_assumed')
})

test.each([
  [
    'debts by age',
    `Contact|Invoice Date|Due Date|Invoice Number|Current|< 1 Month|1 Month|Older|Total
A Cole|15/09/2026|15/10/2026|INV1|20.00||||20.00
B Finch|16/09/2026|16/10/2026|INV2|30.00||||30.00`,
  ],
  [
    'invoices and what is still to be paid of them',
    `Invoice Number|Contact|Invoice Date|Due Date|Invoice Total (GBP)|Paid|Balance (GBP)|Status
INV1|A Cole|15/09/2026|15/10/2026|20.00|0.00|20.00|Awaiting Payment
INV2|B Finch|16/09/2026|16/10/2026|30.00|30.00|0.00|Paid`,
  ],
])('%s are no payments', (_, text) => {
  expect(readBad(text)).toMatchObject({ code: 'no_transactions', questions: [] })
})

const accountsApart = (text: string) =>
  readGood(text).transactions.map(({ account, amount }) => `${account} ${amount}`)

test('columns that are accounts, each with the amounts of its own', () => {
  expect(
    accountsApart(`Date|Details|HSBC current|Petty cash|Total
15/09/2026|Jewson|-20.00||-20.00
16/09/2026|A Cole|50.00||50.00
17/09/2026|Stamps||-3.00|-3.00
18/09/2026|Milk||-1.50|-1.50`),
  ).toEqual(['HSBC current -2000', 'HSBC current 5000', 'Petty cash -300', 'Petty cash -150'])
})

test('accounts above pairs of columns', () => {
  expect(
    accountsApart(`||Bank||Cash|
Date|Details|In|Out|In|Out
15/09/2026|Jewson||20.00||
16/09/2026|A Cole|50.00|||
17/09/2026|Stamps||||3.00
18/09/2026|B Finch|||8.00|`),
  ).toEqual(['Bank -2000', 'Bank 5000', 'Cash -300', 'Cash 800'])
})

test('columns of what was bought are kinds of one side once a person says so', () => {
  const text = `Date|Details|Sales|Rent|Wages
15/09/2026|A Cole|50.00||
16/09/2026|Landlord||20.00|
17/09/2026|Staff|||3.00
18/09/2026|Staff and rent||1.00|2.00`
  expect(readBad(text).questions.map(({ code }) => code)).toEqual(['columns'])
  const columns = { 2: 'money_in', 3: 'money_out', 4: 'money_out' } as const
  const read = readGood(text, { columns })
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -2000, -300, -300])
})

test('a currency that only a person knows', () => {
  const text = 'Datum|Omschrijving|Af|Bij\n15/09/2026|A|20.00|\n16/09/2026|B||30.00'
  const read = readGood(text, { currency: 'EUR' })
  expect(read.accounts.map(({ currency }) => currency)).toEqual(['EUR'])
  expect(read.assumptions.map(({ code }) => code)).not.toContain('currency_assumed')
})

test('amounts without signs of both directions are refused once a person says so', () => {
  const text = 'Date|Details|Amount\n15/09/2026|A|20.00\n16/09/2026|B|30.00\n17/09/2026|C|5.00'
  const [question] = readBad(text).questions
  expect(question?.options.map(({ value }) => value)).toEqual(['as_written', 'inverted', 'mixed'])
  expect(readBad(text, { amountSign: 'mixed' })).toMatchObject({ questions: [] })
})

test('a page whose header was printed on the page before it', () => {
  const first = sheetOf(
    'Date|Details|Out|In|Balance\n15/09/2026|A|20.00||80.00\n16/09/2026|B||30.00|110.00',
    'Page 1',
  )
  const second = sheetOf('17/09/2026|C|5.00||105.00\n18/09/2026|D|10.00||95.00', 'Page 2')
  const read = readGood([first, second])
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-2000, 3000, -500, -1000])
  expect(read.proof.kind).toBe('proved')
})

test('invoices among payments are left out with a doubt', () => {
  const read = readGood(`No|Type|A/C|N/C|Date|Details|Net|Tax|Gross
1|BR|1200|4000|15/09/2026|A Cole|20.00|0.00|20.00
2|SI|COLE|4000|15/09/2026|A Cole|50.00|10.00|60.00
3|BP|1200|5000|16/09/2026|Jewson|30.00|0.00|30.00
4|PI|JEW|5000|17/09/2026|Jewson|10.00|2.00|12.00
5|BP|1200|5000|18/09/2026|Rent|5.00|0.00|5.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([2000, -3000, -500])
  expect(read.assumptions.map(({ code }) => code)).toContain('documents_left_out')
})

test('both sides of every entry: the account of the bank is asked for', () => {
  const text = `Date|Description|Account Name|Amount
15/09/2026|A Cole|Current|20.00
15/09/2026|A Cole|Sales|-20.00
16/09/2026|Rent|Current|-5.00
16/09/2026|Rent|Office|5.00
17/09/2026|Jewson|Current|-7.00
17/09/2026|Jewson|Materials|7.00`
  const [question] = readBad(text).questions
  expect(question?.options.map(({ value }) => value)).toContain('Current')
  const read = readGood(text, { sheet: 'Current', amountSign: 'as_written' })
  expect(read.transactions.map(({ amount }) => amount)).toEqual([2000, -500, -700])
})

test.each([
  [
    'A date and words',
    'Date Description|Money out|Money in|Balance\n15/09/2026 Jewson|20.00||80.00\n16/09/2026 Cole||10.00|90.00\n17/09/2026 Rent|5.00||85.00',
    [-2000, 1000, -500],
  ],
  [
    'Two amounts',
    'Date|Details|Amount Balance\n15/09/2026|A|-20.00 80.00\n16/09/2026|B|10.00 90.00',
    [-2000, 1000],
  ],
])('%s in one cell are parted', (_, text, amounts) => {
  expect(readGood(text).transactions.map(({ amount }) => amount)).toEqual(amounts)
})

test('a previous and a new balance above the table prove what lies between', () => {
  const read = readGood(`Previous balance|100.00
New balance|60.00
Date|Details|Amount
15/09/2026|Jewson|-20.00
16/09/2026|A Cole|10.00
17/09/2026|Rent|-30.00`)
  expect(read.proof.kind).toBe('proved')
  expect(read.accounts).toMatchObject([{ opening: 10_000, closing: 6000 }])
})

test('the accounts of a register are the other side of its payments, if one balance runs', () => {
  const text = `Bank Register
Date|Payee|Payment|Deposit|Balance|Type|Account
15/09/2026|Jewson|20.00||80.00|Expense|Cost
16/09/2026|A Cole||50.00|130.00|Deposit|Sales
17/09/2026|Rent|30.00||100.00|Expense|Cost
18/09/2026|B Finch||10.00|110.00|Deposit|Sales
19/09/2026|C Tan||10.00|120.00|Deposit|Sales`
  const read = readGood(text)
  expect(read.proof.kind).toBe('proved')
  expect(read.accounts).toMatchObject([{ account: null, opening: 10_000, closing: 12_000 }])
})
