// Kinds of files that a tenth round of unseen ones showed to be read wrongly. The right reading of
// each was written down before it was read.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const amountsOf = ({ transactions }: ReturnType<typeof readGood>) =>
  transactions.map(({ amount }) => amount)
const currenciesOf = ({ transactions }: ReturnType<typeof readGood>) => [
  ...new Set(transactions.map(({ currency }) => currency)),
]

describe('which column is the amount', () => {
  test('beside its worth in pounds, the amount in the currency of the balance', () => {
    const read = readGood(`Account Transactions
Date|Source|Contact|Debit (EUR)|Credit (EUR)|Running Balance (EUR)|Debit (GBP)|Credit (GBP)
1 Oct 2026|Receive Money|Marlow|100.00||600.00|86.00|
3 Oct 2026|Spend Money|Harbour||40.00|560.00||34.40
5 Oct 2026|Receive Money|Ashby|20.00||580.00|17.20|`)
    expect(amountsOf(read)).toEqual([10000, -4000, 2000])
    expect(currenciesOf(read)).toEqual(['EUR'])
  })

  test('what is net of tax on each side has its tax added', () => {
    const read = readGood(`Date|Type|Customer/Supplier|Out Net|Out VAT|In Net|In VAT|Balance
01/10/2026|Purchase|Harbour|100.00|20.00|||880.00
03/10/2026|Sale|Ashby|||50.00|10.00|940.00
05/10/2026|Purchase|Timber|10.00||||930.00`)
    expect(amountsOf(read)).toEqual([-12000, 6000, -1000])
  })

  test('the total in another currency than the row’s is not read', () => {
    const read = readGood(`Type|Date|Supplier|Customer|Currency|Total Amount|Base Currency Total
Receipt|01/10/2026|Harbour||GBP|10.00|10.00
Receipt|03/10/2026|Hotel||EUR|100.00|86.00
Receipt|05/10/2026|Timber||GBP|30.00|30.00`)
    expect(amountsOf(read)).toEqual([-1000, -10000, -3000])
    expect(currenciesOf(read)).toEqual(['GBP', 'EUR'])
  })

  test('“Sales” and “Purchases” above net, tax and gross', () => {
    const read = readGood(`||Sales|||Purchases||
Date|Name|Net|VAT|Gross|Net|VAT|Gross
01/10/2026|Ashby|100.00|20.00|120.00|||
03/10/2026|Harbour||||50.00|10.00|60.00
05/10/2026|Timber||||5.00|1.00|6.00`)
    expect(amountsOf(read)).toEqual([12000, -6000, -600])
  })
})

describe('which way money went', () => {
  test('“Vendor Payment” went out, and proves the ledger’s view', () => {
    const read = readGood(`Date|Transaction Type|Details|Debit|Credit|Balance
01/10/2026|Customer Payment|Ashby|100.00||600.00
03/10/2026|Vendor Payment|Harbour||40.00|560.00
05/10/2026|Vendor Payment|Timber||10.00|550.00`)
    expect(amountsOf(read)).toEqual([10000, -4000, -1000])
  })

  test.each([
    ['an empty column of customers', 'Date|Supplier|Customer|Amount', '01/10/2026|Harbour||10.00'],
    ['receipts as paper', 'Date|Supplier|Amount|Receipt', '01/10/2026|Harbour|10.00|yes'],
    ['the numbers of cheques', 'Chq no|Date|Payee|Amount', '1401|01/10/2026|Harbour|10.00'],
  ])('a list of one way only with %s', (_, header, row) => {
    const read = readGood(
      [header, row, row.replace('01/', '02/'), row.replace('01/', '04/')].join('\n'),
    )
    expect(amountsOf(read)).toEqual([-1000, -1000, -1000])
    expect(read.assumptions.map(({ code }) => code)).toContain('one_sided')
  })

  test('expenses by their title, with the miles of a few journeys among them', () => {
    const read = readGood(`Expenses claimed, October
Date|Journey or item|Miles|Rate|Amount
01/10/2026|York and back|48|0.45|21.60
02/10/2026|Stamps|||9.00
05/10/2026|Ink|||19.99`)
    expect(amountsOf(read)).toEqual([-2160, -900, -1999])
  })

  const card = (first: string) => `03 Oct 26|${first}|Visa|MR J THORNE|Shopping||12.50
05 Oct 26|Payment, Thank You|Visa|MR J THORNE|Payments|-50.00|
07 Oct 26|Costa|Visa|MR J THORNE|Food||3.20
09 Oct 26|Timber|Visa|MR J THORNE|Shopping||8.00`

  test('two columns that nothing heads, by the payment of a card’s bill', () => {
    expect(amountsOf(readGood(card('Tesco')))).toEqual([-1250, 5000, -320, -800])
  })

  test('two columns that nothing heads and no words settle are asked about', () => {
    const text = card('Marlow').replace('Payment, Thank You', 'Ashby').replace('Costa', 'Briar')
    const refused = readBad(text)
    const [question] = refused.questions
    expect(question?.options.map(({ label }) => label)).toEqual([
      'Amounts in column 6 came in, those in column 7 went out',
      'Amounts in column 7 came in, those in column 6 went out',
    ])
    const value = question?.options[0]?.value as 'as_written' | 'inverted'
    expect(amountsOf(readGood(text, { amountSign: value }))).toEqual([-1250, 5000, -320, -800])
  })
})

describe('tables out of a PDF', () => {
  test('words that begin with a digit are parted from the date before them', () => {
    const read = readGood(`Date Description|Money out|Money in|Balance
01 Oct 26 Timber|10.00||90.00
03 Oct 26 1&1 Ionos SE|5.00||85.00
05 Oct 26 Ashby||20.00|105.00`)
    expect(shortly(read)).toEqual([
      '2026-10-01 -1000 Timber',
      '2026-10-03 -500 1&1 Ionos SE',
      '2026-10-05 2000 Ashby',
    ])
  })

  test('an amount that shares a column with the balance', () => {
    const read = readGood(`Date|Description|Paid out|Paid in / Balance
01/10/2026|Opening balance||100.00
03/10/2026|Timber|10.00|90.00
05/10/2026|Ashby||20.00 110.00
07/10/2026|Briar||5.00 115.00`)
    expect(amountsOf(read)).toEqual([-1000, 2000, 500])
    expect(read.accounts[0]).toMatchObject({ opening: 10000, closing: 11500 })
  })

  test('the year of a card’s days stands in its last line', () => {
    const read = readGood(`Transaction date|Details||Amount
|Balance from previous statement||50.00
28 Sep|Tesco||12.50
3 Oct|PAYMENT RECEIVED - THANK YOU|CR|50.00
9 Oct|Costa||3.20
|New balance 31 October 2026||15.70`)
    expect(shortly(read).map((row) => row.slice(0, 16))).toEqual([
      '2026-09-28 -1250',
      '2026-10-03 5000 ',
      '2026-10-09 -320 ',
    ])
  })
})

describe('what is no payment, and whose it is', () => {
  test('cheques below “Less unpresented cheques” stand in the book already', () => {
    const read = readGood(`Bank book
Date|Details|Paid in|Paid out|Balance
01/10/2026|Ashby|100.00||600.00
03/10/2026|Harbour||40.00|560.00
|Balance per statement|||710.00
Less unpresented cheques
28/09/2026|Ellis Electrical||150.00|`)
    expect(amountsOf(read)).toEqual([10000, -4000])
  })

  test('tabs of a bank, a card and petty cash under unlike headers are an account each', () => {
    const read = readGood([
      sheetOf(
        `Date|Details|Paid in|Paid out|Balance
01/10/2026|Ashby|100.00||600.00
03/10/2026|Harbour||40.00|560.00`,
        'Bank',
      ),
      sheetOf(
        `Date|Details|Amount
02/10/2026|Tesco|12.50
04/10/2026|Payment received - thank you|-50.00
05/10/2026|Costa|3.20
06/10/2026|Shell|30.00`,
        'Credit card',
      ),
      sheetOf(
        `Date|Details|In|Out
02/10/2026|Float|20.00|
05/10/2026|Stamps||5.00`,
        'Petty cash',
      ),
    ])
    expect(read.accounts.map(({ account }) => account)).toEqual([
      'Bank',
      'Credit card',
      'Petty cash',
    ])
    expect(
      read.transactions
        .filter((each) => each.account === 'Credit card')
        .map(({ amount }) => amount),
    ).toEqual([-1250, 5000, -320, -3000])
  })
})
