// Statements of what is owed between two firms, and accounts of the books other than the bank's,
// have balances that follow to the penny and are no bank statements.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

describe('what is owed between two', () => {
  test.each([
    [
      'a supplier bills in debits and is paid in credits',
      `Timber Yard Ltd, sort code 20-00-00
Date|Reference|Details|Debit|Credit|Balance
02/10/2026|INV77|Invoice|312.60||312.60
09/10/2026|INV81|Invoice|120.00||432.60
13/10/2026|PAY|Payment received||312.60|120.00
19/10/2026|INV85|Invoice|88.00||208.00`,
    ],
    [
      'charges of an authority and what was paid',
      `Date|Payment type|Amount|Balance
05/10/2026|Employer charge month 6|£812.40|£812.40
19/10/2026|Payment - thank you|-£812.40|£0.00
05/11/2026|Employer charge month 7|£830.10|£830.10
19/11/2026|Payment - thank you|-£830.10|£0.00`,
    ],
    [
      'bills of a supplier of energy, below zero',
      `Date|Description|Amount|Balance
01/07/2026|Electricity bill June|-182.77|-182.77
15/07/2026|Direct Debit payment|150.00|-32.77
01/08/2026|Electricity bill July|-161.20|-193.97`,
    ],
    [
      'rent and what was paid of it, below zero',
      `Date|Description|Amount|Balance
01/07/2026|Rent due July|-800.00|-800.00
03/07/2026|Payment received|800.00|0.00
01/08/2026|Rent due August|-800.00|-800.00`,
    ],
    [
      'bills under credits, as a firm sees what it owes',
      `Date|Details|Debit|Credit|Balance
01/09/2026|Purchase invoice F118||182.77|182.77
04/09/2026|Purchase invoice T12||61.20|243.97
10/09/2026|Payment BACS|182.77||61.20`,
    ],
    [
      'rent that is due and what was paid of it',
      `Date|Description|Amount|Balance
01/07/2026|Rent due July|800.00|800.00
03/07/2026|Standing order received|-800.00|0.00
01/08/2026|Rent due August|800.00|800.00`,
    ],
    [
      'charges of an authority, below zero',
      `Date|Description|Amount|Balance
05/08/2026|VAT return liability|-345.00|-345.00
06/08/2026|PAYE charge|-600.00|-945.00
19/08/2026|Payment on account|345.00|-600.00`,
    ],
    [
      'charges and payments in columns of their own, below zero',
      `Date|Description|Charges|Payments|Balance
01/07/2026|Electricity bill June|182.77||-182.77
15/07/2026|Direct Debit - thank you||150.00|-32.77
01/08/2026|Electricity bill July|161.20||-193.97`,
    ],
  ])('%s', (_, text) => {
    const refused = readBad(text)
    expect(refused).toMatchObject({ code: 'no_transactions', questions: [] })
    expect(refused.message).toMatch(/statement of account/)
  })

  test('a bank account paid by invoice numbers is no such statement', () => {
    const read = readGood(
      `Date|Description|Debit|Credit|Balance
02/10/2026|Invoice 204||50.00|150.00
09/10/2026|Payment Quay|20.00||130.00
13/10/2026|Invoice 205||31.00|161.00
19/10/2026|Payment Timber|12.00||149.00`,
    )
    expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -2000, 3100, -1200])
  })
})

test('a bank account of nothing but charges and a payment received stays one', () => {
  const read = readGood(
    `Date|Description|Debit|Credit|Balance
02/10/2026|Service charge|8.50||91.50
05/10/2026|Overdraft charge|15.00||76.50
13/10/2026|Payment received Marlow||145.00|221.50`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-850, -1500, 14_500])
})

test('a club that takes charges and pays others by name keeps its account', () => {
  const read = readGood(
    `Date|Description|Amount|Balance
02/10/2026|Trip charge|20.00|220.00
05/10/2026|Trip charge|25.00|245.00
13/10/2026|Payment to Moor Coaches|-45.00|200.00`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([2000, 2500, -4500])
})

test('an overdrawn account of nothing but charges and a payment received stays one', () => {
  const read = readGood(
    `Date|Description|Amount|Balance
02/10/2026|Service charge|-8.50|-208.50
05/10/2026|Overdraft charge|-15.00|-223.50
13/10/2026|Payment received Marlow|145.00|-78.50`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-850, -1500, 14_500])
})

describe('other accounts of the books', () => {
  test('the account of debtors, named above', () => {
    const refused = readBad(
      `Nominal Code: 1100 Debtors Control Account
No|Type|Date|Ref|Details|Debit|Credit|Balance
201|SI|02/10/2026|204|Marlow|50.00||50.00
202|SR|13/10/2026||Sales receipt||50.00|0.00
203|SI|19/10/2026|205|Osei|31.00||31.00`,
    )
    expect(refused.message).toMatch(/Debtors Control Account/)
  })

  test('an account that rises with what is spent is asked about', () => {
    const refused = readBad(
      `Date|Source|Description|Debit|Credit|Running Balance
02/10/2026|Spend Money|Ann Cole|50.00||50.00
13/10/2026|Manual Journal|Mileage||4.50|45.50
19/10/2026|Spend Money|Ann Cole|50.00||95.50`,
    )
    expect(refused.code).toBe('ambiguous_sign')
  })
})

test('credits of suppliers among payments to them', () => {
  const read = readGood(
    `Supplier|Date|Amount paid|Method
Timber|02/10/2026|31.00|BACS
Quay|05/10/2026|90.00|SO
Timber credit|13/10/2026|-2.00|BACS`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-3100, -9000, 200])
})

test('the amount in the currency of the account is the one that moves its balance', () => {
  const read = readGood(
    `Date|Description|Amount|Currency|Amount in account currency|Account currency|Balance
02/10/2026|Hotel Paris|-100.00|EUR|-87.20|GBP|912.80
05/10/2026|Marlow|145.00|GBP|145.00|GBP|1057.80
13/10/2026|Adobe|-60.00|USD|-48.00|GBP|1009.80`,
  )
  expect(read.transactions.map((each) => `${each.amount} ${each.currency}`)).toEqual([
    '-8720 GBP',
    '14500 GBP',
    '-4800 GBP',
  ])
  expect(read.accounts[0]?.closing).toBe(100_980)
})

test('a column of what shops were paid in does not part one balance into accounts', () => {
  const read = readGood(
    `Date|Description|Currency|Foreign amount|Amount|Balance
02/10/2026|Hotel Paris|EUR|-100.00|-87.20|912.80
13/10/2026|Marlow|GBP||145.00|1057.80
19/10/2026|Adobe|USD|-60.00|-48.00|1009.80`,
  )
  expect(read.accounts).toMatchObject([{ currency: 'GBP', closing: 100_980 }])
  expect(read.assumptions.map(({ code }) => code)).toContain('currency_assumed')
})

test('debit and credit letters of a ledger without a balance are asked about', () => {
  const refused = readBad(
    `Nominal ledger: 1200 Bank
Date|Ref|Details|Amount (£)|Dr/Cr
02/10/2026|R1|Marlow|145.00|Dr
06/10/2026|P1|Quay|90.00|Cr
13/10/2026|P2|HMRC|61.00|Cr`,
  )
  expect(refused.code).toBe('ambiguous_sign')
})

test('an exchange that goes neither in nor out is a row to be looked at, not a direction', () => {
  const rows = Array.from({ length: 6 }, (_, at) => `OUT|1${at}/10/2026|${at + 1}.00|GBP|Shop`)
  const read = readGood(
    `Direction|Finished on|Amount|Currency|Target name
${rows.join('\n')}
IN|19/10/2026|50.00|GBP|Harbour
NEUTRAL|20/10/2026|20.00|GBP|Harbour`,
  )
  expect(read.transactions).toHaveLength(7)
  expect(read.transactions.filter(({ amount }) => amount > 0)).toHaveLength(1)
  expect(read.badRows).toMatchObject([{ line: 9, value: 'NEUTRAL' }])
  expect(read.badRows[0]?.message).toMatch(/neither in nor out/)
})

describe('nothing but invoices or bills', () => {
  test.each([
    [
      'in the account of sales of a ledger',
      `N/C: 4000  Sales - Joinery
No|Type|Date|Account|Ref|Details|Debit|Credit
401|SI|01/10/2026|MAR|1040|Kitchen||1000.00
402|SI|13/10/2026|QUA|1041|Desk||533.33
404|SC|20/10/2026|QUA|CR1|Desk returned|100.00|`,
    ],
    [
      'under the headings of a bank',
      `Date|Transaction ID|Transaction description|Reference|Paid in|Paid out|Transaction type|Status
2026-10-02|1|Marlow|M|1200.00||Invoice|Sent
2026-10-06|2|Jewson|J||342.50|Bill|Approved`,
    ],
  ])('%s', (_, text) => {
    expect(readBad(text).message).toMatch(/list of invoices or bills, not of payments/)
  })

  test('is read where it has the day on which each was paid', () => {
    const read = readGood(`Date paid|Type|Supplier|Amount paid
13/10/2026|Invoice|Jewson|342.50
14/10/2026|Invoice|Aviva|88.10`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-34_250, -8810])
  })
})

describe('invoices and what settles them, by their types', () => {
  test.each([
    [
      'of a customer, with a minus on receipts',
      `Date|Type|Reference|Customer|Amount|Balance
01/09/2026|Sales Invoice|1201|Adair|345.00|345.00
03/09/2026|Receipt|BACS|Adair|-345.00|0.00
05/09/2026|Sales Invoice|1202|Lyndene|600.00|600.00`,
    ],
    [
      'of a supplier, with a minus on bills',
      `Date|Type|Supplier|Amount|Balance
01/09/2026|Bill|Fabric Co|-182.77|-182.77
10/09/2026|Bill Payment|Fabric Co|182.77|0.00
15/09/2026|Bill|Fabric Co|-224.10|-224.10`,
    ],
    [
      'of a supplier, by a ledger’s codes',
      `Date|Type|Ref|Supplier|Debit|Credit|Balance
01/09/2026|PI|P12|Travis||780.31|-780.31
03/09/2026|PI|P13|Toolstation||47.89|-828.20
10/09/2026|PP|BACS|Toolstation|47.89||-780.31`,
    ],
    [
      'of a customer whose payment is that of an invoice',
      `Date|Type|Customer|Amount|Balance
01/09/2026|Invoice|Adair|345.00|345.00
03/09/2026|Payment|Adair|-345.00|0.00
05/09/2026|Invoice|Lyndene|600.00|600.00`,
    ],
  ])('%s', (_, text) => {
    expect(readBad(text).message).toMatch(/statement of account/)
  })

  test('are a cash book’s where payments are no invoice’s', () => {
    const read = readGood(
      `Date|Type|Details|Amount|Balance
01/09/2026|Invoice|Adair|345.00|1345.00
03/09/2026|Payment|Fabric Co|-182.77|1162.23
05/09/2026|Invoice|Lyndene|600.00|1762.23`,
    )
    expect(read.transactions.map(({ amount }) => amount)).toEqual([34_500, -18_277, 60_000])
  })
})
