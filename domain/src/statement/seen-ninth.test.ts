// Kinds of files that a ninth round of unseen ones showed to be read wrongly. The right reading of
// each was written down before it was read.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const textsOf = ({ transactions }: ReturnType<typeof readGood>) =>
  transactions.map(({ text }) => text)
const amountsOf = ({ transactions }: ReturnType<typeof readGood>) =>
  transactions.map(({ amount }) => amount)
const currenciesOf = ({ transactions }: ReturnType<typeof readGood>) => [
  ...new Set(transactions.map(({ currency }) => currency)),
]

describe('who was paid', () => {
  test('names under “Account holder” that differ from row to row are payees', () => {
    const read = readGood(`Account GBP 20-11-22 12345678
Date|Details|Amount|Balance|Account holder
13/09/2026|Ref R8580|-10.00|90.00|Harbour
14/09/2026|Ref R8581|40.00|130.00|Ashby
15/09/2026|Ref R8582|-5.00|125.00|Timber`)
    expect(textsOf(read)).toEqual(['Harbour Ref R8580', 'Ashby Ref R8581', 'Timber Ref R8582'])
  })

  test('one name in every row under “Account holder” is that of the account', () => {
    const read = readGood(`Date|Details|Amount|Balance|Account holder
13/09/2026|Ref R8580|-10.00|90.00|Briar
14/09/2026|Ref R8581|40.00|130.00|Briar
15/09/2026|Ref R8582|-5.00|125.00|Briar`)
    expect(textsOf(read)).toEqual(['Ref R8580', 'Ref R8581', 'Ref R8582'])
  })

  test('two columns of parties, one for each way, are both read', () => {
    const read = readGood(`Date|Paid to|Received from|Amount out|Amount in
13/09/2026|Harbour||10.00|
14/09/2026||Ashby||40.00
15/09/2026|Timber||5.00|`)
    expect(textsOf(read)).toEqual(['Harbour', 'Ashby', 'Timber'])
    expect(amountsOf(read)).toEqual([-1000, 4000, -500])
  })
})

describe('which way money went', () => {
  test('a photo of a receipt is no receipt', () => {
    const read = readGood(`Timestamp|What did you buy?|Where from?|How much (£)?|Receipt photo
13/09/2026 14:03:20|Nails|Screwfix|10.00|https://a
14/09/2026 14:03:20|Paint|Dulux|40.00|https://b
15/09/2026 14:03:20|Boards|Jewson|5.00|https://c`)
    expect(amountsOf(read)).toEqual([-1000, -4000, -500])
  })

  test('categories that speak against every sign are asked about', () => {
    const refused = readBad(`Date|Merchant|Category|Amount
13/09/2026|Harbour|Expenses|10.00
14/09/2026|Ashby|Income|-40.00
15/09/2026|Timber|Expenses|5.00`)
    expect(refused).toMatchObject({ code: 'ambiguous_sign' })
    expect(refused.questions[0]?.options.map(({ value }) => value)).toContain('inverted')
  })

  test('categories that speak for the signs are not', () => {
    const read = readGood(`Date|Merchant|Category|Amount
13/09/2026|Harbour|Expenses|-10.00
14/09/2026|Ashby|Income|40.00
15/09/2026|Timber|Expenses|-5.00`)
    expect(amountsOf(read)).toEqual([-1000, 4000, -500])
  })
})

test('the total of a day with one payment is no payment', () => {
  const read = readGood(`Date|Details|Amount
13/09/2026|Harbour|-10.00
13/09/2026|Ashby|40.00
13/09/2026|Day total|30.00
14/09/2026|Timber|-5.00
14/09/2026|Day total|-5.00
15/09/2026|Total Fitness|-25.00`)
  expect(textsOf(read)).toEqual(['Harbour', 'Ashby', 'Timber', 'Total Fitness'])
})

test('sort codes are no dates', () => {
  const refused = readBad(`Name|Sort code|Account number|Amount|Reference
A Bell|20-11-22|12345670|1500.20|WAGES
C Dunn|20-11-23|12345671|1537.20|WAGES
E Frost|20-11-24|12345672|1574.20|WAGES`)
  expect(refused.message).toMatch(/^No column of this list holds dates/)
  expect(refused.questions).toEqual([])
})

describe('the currency of a bank abroad', () => {
  test('a mark before Polish headings does not hide them', () => {
    const read = readGood(`#Data operacji|#Opis operacji|#Kwota|#Saldo po operacji
2026-09-13|PRZELEW Harbour|-10,00|90,00
2026-09-14|PRZELEW Ashby|40,00|130,00`)
    expect(currenciesOf(read)).toEqual(['PLN'])
  })

  test('shops in Australian states are paid in Australian dollars', () => {
    const read = readGood(`Date|Details|Amount|Balance
13/09/2026|HARBOUR MELBOURNE VI AUS|-10.00|90.00
14/09/2026|ASHBY PERTH WA AUS|40.00|130.00
15/09/2026|TIMBER SYDNEY NS AUS|-5.00|125.00`)
    expect(currenciesOf(read)).toEqual(['AUD'])
  })
})

describe('where amounts stand', () => {
  test('columns of purposes, of which each row fills one, hold the amounts', () => {
    const read = readGood(
      `Date|Payee|Stock|Wages|Rent
13/09/2026|Harbour|10.00||
14/09/2026|Ashby||40.00|
15/09/2026|Timber|||5.00
|Totals|10.00|40.00|5.00`,
      { amountSign: 'inverted' },
    )
    expect(amountsOf(read)).toEqual([-1000, -4000, -500])
    expect(read.transactions.map(({ category }) => category)).toEqual(['Stock', 'Wages', 'Rent'])
  })

  test('a row that fills two of them leaves the question open', () => {
    const refused = readBad(`Date|Payee|Stock|Wages|Rent
13/09/2026|Harbour|10.00|2.00|
14/09/2026|Ashby||40.00|
15/09/2026|Timber|||5.00`)
    expect(refused.questions[0]?.code).toBe('columns')
  })

  test('funds under receipts and under payments are amounts of one account', () => {
    const read = readGood(`|||Receipts||Payments||
Date|Ref|Details|Restricted|General|Restricted|General|Bank balance
13/09/2026|R1|Harbour|||10.00||90.00
14/09/2026|R2|Ashby||40.00|||130.00
15/09/2026|R3|Timber||||5.00|125.00
16/09/2026|R4|Grant|20.00||||145.00`)
    expect(amountsOf(read)).toEqual([-1000, 4000, -500, 2000])
    expect(read.proof.kind).toBe('proved')
  })

  test('what was paid goes before what was planned', () => {
    const read = readGood(`Date|Details|Budget|Actual
13/09/2026|Harbour|-12.00|-10.00
14/09/2026|Ashby|45.00|40.00
15/09/2026|Timber|-5.00|-5.00`)
    expect(amountsOf(read)).toEqual([-1000, 4000, -500])
  })

  test('amounts without VAT are added up with it, with a doubt', () => {
    const read = readGood(`Date|Supplier|Amount ex VAT|VAT
13/09/2026|Harbour|10.00|2.00
14/09/2026|Ashby|40.00|8.00
15/09/2026|Timber|5.00|0.00`)
    expect(amountsOf(read)).toEqual([-1200, -4800, -500])
    expect(read.assumptions.map(({ code }) => code)).toContain('tax_added')
  })

  test('what was given back of a sale is taken off it, with a doubt', () => {
    const read =
      readGood(`id|Created date (UTC)|Amount|Amount Refunded|Currency|Status|Customer Email
ch_1|2026-09-13|10.00|0.00|gbp|Paid|a@b.uk
ch_2|2026-09-14|40.00|40.00|gbp|Refunded|c@b.uk
ch_3|2026-09-15|5.00|1.00|gbp|Paid|d@b.uk`)
    expect(amountsOf(read)).toEqual([1000, 400])
    expect(read.assumptions.map(({ code }) => code)).toContain('refunds_taken_off')
  })

  test('the payments that a deposit was made of are parts of it', () => {
    const read = readGood(`Deposit Detail
Date|Transaction type|No.|Customer|Memo/Description|Amount
03/10/2026|Deposit||||900.00
02/10/2026|Payment|1001|Ashby||-600.00
02/10/2026|Payment|1002|Blythe||-300.00
17/10/2026|Deposit||||450.00
16/10/2026|Payment|1003|Fenwick||-450.00`)
    expect(amountsOf(read)).toEqual([90000, 45000])
  })
})

describe('when money moved', () => {
  test('the day, the month and the year may stand in three columns', () => {
    const read = readGood(`Day|Month|Year|Details|Paid out|Paid in
13|September|2026|Harbour|10.00|
14|9|26|Ashby||40.00
15|||Timber|5.00|`)
    expect(shortly(read)).toEqual([
      '2026-09-13 -1000 Harbour',
      '2026-09-14 4000 Ashby',
      '2026-09-15 -500 Timber',
    ])
  })

  const yearless = (title: string) => `${title}
Date|Details|Amount
13 Sep|Harbour|-10.00
14 Sep|Ashby|40.00
2 Oct|Timber|-5.00`

  test('a title names the year of days in their order', () => {
    const read = readGood(yearless('Bank account 2026'))
    expect(shortly(read)[2]).toBe('2026-10-02 -500 Timber')
    expect(read.assumptions.map(({ code }) => code)).toContain('year_by_title')
  })

  test.each(['Year ended 2026', 'Accounts 2025/26', 'Season 2026', 'Book 2025 and 2026'])(
    '“%s” does not',
    (title) => {
      expect(readBad(yearless(title)).code).toBe('ambiguous_dates')
    },
  )
})

describe('what is no list of payments', () => {
  test.each([
    [
      'a till sheet',
      'Date|Opening float|Cash takings|Banked|Closing float',
      '1/9/2026|9.00|5.00|5.00|9.00',
    ],
    ['a budget', 'Month|Category|Budget|Actual|Variance', '01/09/2026|Rent|9.00|8.00|1.00'],
  ])('%s is refused for what it is', (_, headers, row) => {
    const { code, message } = readBad(`${headers}\n${row}\n${row}\n${row}`)
    expect(code).toBe('no_transactions')
    expect(message).toMatch(/^This looks like a /)
  })

  test('a tenant’s account is refused', () => {
    const refused = readBad(`Tenant ledger: Flat 2
Date|Description|Charge|Payment|Balance
01/08/2026|Rent due|850.00||850.00
03/08/2026|Rent received||850.00|0.00
01/09/2026|Rent due|850.00||850.00
04/09/2026|Rent received||850.00|0.00`)
    expect(refused.message).toContain('Tenant ledger')
  })
})

describe('tabs of a card and of an account', () => {
  const tab = (name: string, ...amounts: readonly string[]) =>
    sheetOf(
      `Date|Description|Amount
13/09/2026|Harbour|${amounts[0]}
14/09/2026|Ashby|${amounts[1]}
15/09/2026|Timber|${amounts[2]}`,
      name,
    )

  test('whose signs are opposed are read one at a time', () => {
    const sheets = [
      tab('Amex', '10.00', '20.00', '-5.00'),
      tab('Barclays', '-1.00', '2.00', '-3.00'),
    ]
    const refused = readBad(sheets)
    expect(refused.questions[0]?.options.map(({ value }) => value)).toEqual(['Amex', 'Barclays'])
    expect(readBad(sheets, { sheet: 'Amex' }).questions[0]?.code).toBe('amount_sign')
    expect(amountsOf(readGood(sheets, { sheet: 'Amex', amountSign: 'inverted' }))).toEqual([
      -1000, -2000, 500,
    ])
    expect(amountsOf(readGood(sheets, { sheet: 'Barclays' }))).toEqual([-100, 200, -300])
  })
})

test('a column of balances below zero is an account’s, whatever its payments are called', () => {
  const read = readGood(`Date|Details|Amount|Balance
13/09/2026|Harbour|-90.00|-190.00
14/09/2026|Copper Cafe|40.00|-150.00
15/09/2026|Sandgate Hotel|20.00|-130.00
16/09/2026|Timber|-5.00|-135.00`)
  expect(amountsOf(read)).toEqual([-9000, 4000, 2000, -500])
})

test('towns in American states are paid in dollars', () => {
  const read = readGood(`Date|Reference Number|Payee|Address|Amount
09/13/2026|1|Harbour|AUSTIN TX|-10.00
09/14/2026|2|Ashby|DALLAS TX|40.00
09/15/2026|3|Timber|TAMPA FL|-5.00`)
  expect(currenciesOf(read)).toEqual(['USD'])
})
