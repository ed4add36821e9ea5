// More kinds of files that a ninth round of unseen ones showed to be read wrongly: whose payments
// they are, in which account and in which currency.
import { describe, expect, test } from 'vitest'
import { readAny, readBad, readGood, sheetOf, sheetOfCells } from '../testing/statement-grid.ts'

const currencyOf = (text: string) => readGood(text).transactions[0]?.currency

describe('payments spread over purposes', () => {
  test('sales come in beside costs that go out', () => {
    const read = readGood(`Date|Details|Sales|Fuel|Wages|Drawings
13/09/2026|Harbour|10.50|||
14/09/2026|Ashby||40.25||
15/09/2026|Timber|||5.75|
16/09/2026|Elm||||6.25`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([1050, -4025, -575, -625])
  })

  test('sales beside purposes that nobody knows the way of are not gathered', () => {
    const refused = readBad(`Date|Details|Sales|Fuel|Orchard
13/09/2026|Harbour|10.50||
14/09/2026|Ashby||40.25|
15/09/2026|Timber|||5.75`)
    expect(refused.questions[0]?.code).toBe('columns')
  })

  test('purposes alone do not say which way money went', () => {
    const refused = readBad(`Date|Details|Bar|Rooms|Food
13/09/2026|Harbour|10.50||
14/09/2026|Ashby||40.25|
15/09/2026|Timber|||5.75`)
    expect(refused.questions[0]?.code).toBe('amount_sign')
  })

  test('numbers of cheques beside them are none of them', () => {
    const read = readAny(
      `Date|Paid to|Cheque|Heat|Repairs|Mission
13/09/2026|Harbour|100100|10.50|0.00|0.00
14/09/2026|Ashby|100101|0.00|40.25|0.00
15/09/2026|Timber|100102|0.00|0.00|5.75`,
    )
    if (read.kind === 'refused') throw new Error(read.message)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-1050, -4025, -575])
  })
})

test('the name that is payer or payee of every payment is the file’s own', () => {
  const read = readGood(`Date|Payer|Payee|Memo|Amount
13/09/2026|Briar Ltd|Harbour|inv 1|-10.00
14/09/2026|Ashby|Briar Ltd|inv 2|40.00
15/09/2026|Briar Ltd|Timber|inv 3|-5.00`)
  expect(read.transactions.map(({ counterparty }) => counterparty)).toEqual([
    'Harbour',
    'Ashby',
    'Timber',
  ])
})

describe('tabs of people', () => {
  const tab = (name: string, ...amounts: readonly string[]) =>
    sheetOf(
      `Date|Description|Amount
2026-09-13|Harbour|${amounts[0]}
2026-09-14|Ashby|${amounts[1]}
2026-09-15|Timber|${amounts[2]}`,
      name,
    )
  const accountsOf = (...sheets: readonly ReturnType<typeof tab>[]) =>
    readGood(sheets).accounts.map(({ account }) => account)

  test('with payments both ways on the same days are accounts, with a doubt', () => {
    const sheets = [tab('Anna', '-1.00', '2.00', '-3.00'), tab('Ben', '-4.00', '5.00', '-6.00')]
    expect(accountsOf(...sheets)).toEqual(['Anna', 'Ben'])
    expect(readGood(sheets).assumptions.map(({ code }) => code)).toContain('sheets_joined')
  })

  test('that go one way each are parts of one account', () => {
    const sheets = [tab('Rent', '-1.00', '-2.00', '-3.00'), tab('Fuel', '-4.00', '-5.00', '-6.00')]
    expect(accountsOf(...sheets)).toEqual([null])
  })
})

describe('currencies of banks abroad', () => {
  test('headings of an American bank mean dollars', () => {
    expect(
      currencyOf(`Transaction Date|Posted Date|Card No.|Description|Category|Debit|Credit
2026-09-13|2026-09-14|4421|Harbour|Merchandise|10.00|
2026-09-14|2026-09-15|4421|Ashby|Payment||40.00`),
    ).toBe('USD')
  })

  test('digits grouped as in India mean rupees', () => {
    expect(
      currencyOf(`Txn Date|Description|Debit|Credit|Balance
13 Sep 2026|Harbour|1,23,456.78||1,00,000.00
14 Sep 2026|Ashby||10,000.00|1,10,000.00`),
    ).toBe('INR')
  })

  test('towns in Canadian provinces mean Canadian dollars', () => {
    expect(
      currencyOf(`Date|Description|Amount
2026-09-13|HARBOUR VANCOUVER BC CAN|-10.00
2026-09-14|ASHBY TORONTO ON CAN|40.00
2026-09-15|TIMBER CALGARY AB CAN|-5.00`),
    ).toBe('CAD')
  })
})

test('letters of a zone may follow its hours', () => {
  const read = readGood(`Timestamp|Customer|Amount received
2026-09-13 10:00:00 +0100 BST|Harbour|10.00
2026-09-14 10:00:00 +0100 BST|Ashby|40.00`)
  expect(read.transactions.map(({ day }) => day)).toEqual(['2026-09-13', '2026-09-14'])
})

test('an invoice to import is no payment', () => {
  const refused = readBad(`*ContactName|*InvoiceNumber|*InvoiceDate|*DueDate|*UnitAmount
Harbour|INV-1|13/09/2026|13/10/2026|10.00
Ashby|INV-2|14/09/2026|14/10/2026|40.00`)
  expect(refused).toMatchObject({ code: 'no_transactions', questions: [] })
})

test('what a fuel card bought is no price list', () => {
  const read = readAny(`Date|Driver|Site|Product|Litres|Price per litre|Gross
13/09/2026|J Hale|Shell Leeds|Diesel|40.00|1.40|56.00
14/09/2026|J Hale|Shell York|Diesel|30.00|1.40|42.00`)
  expect(read).not.toMatchObject({ code: 'no_transactions' })
})

test('units below the headings belong to them', () => {
  const read = readGood(`Date|Who|Paid in|Paid out
||£|£
13/09/2026|Harbour||10.00
14/09/2026|Ashby|40.00|
15/09/2026|Timber||5.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-1000, 4000, -500])
})

describe('payments stacked in the cells of one row', () => {
  const header = ['Date', 'Details', 'Paid out', 'Paid in', 'Balance']
  const last = ['15 Sep 2026', 'Timber', '5.00', null, '125.00']
  const stacked = (details: string) =>
    sheetOfCells([
      header,
      ['13 Sep 2026\n14 Sep 2026', details, '10.00\n', '\n40.00', '90.00\n130.00'],
      last,
    ])

  test('are payments each, where every cell has as many lines', () => {
    const { transactions, proof } = readGood([stacked('Harbour\nAshby')])
    expect(transactions.map(({ day, amount, text }) => [day, amount, text])).toEqual([
      ['2026-09-13', -1000, 'Harbour'],
      ['2026-09-14', 4000, 'Ashby'],
      ['2026-09-15', -500, 'Timber'],
    ])
    expect(proof.kind).toBe('proved')
  })

  test('are left as they are where one has not', () => {
    expect(readAny([stacked('Harbour\nLeeds\nAshby')])).not.toMatchObject({
      transactions: { length: 3 },
    })
  })
})

describe('rows without a date, where a day stands once for its payments', () => {
  const cashBook = (between: string) => `Date|Details|In|Out
13/09/2026|Harbour||10.00
|Ashby|40.00|
14/09/2026|Timber||5.00
|${between}|7.00|
15/09/2026|Elm||6.00
|Profit|26.00|`

  test('are of the day above, with a doubt, and feet are not', () => {
    const read = readGood(cashBook('Fenwick'))
    expect(read.transactions.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-09-13', -1000],
      ['2026-09-13', 4000],
      ['2026-09-14', -500],
      ['2026-09-14', 700],
      ['2026-09-15', -600],
    ])
    expect(read.assumptions.map(({ code }) => code)).toContain('days_carried')
  })

  test('are not where words speak of a sum', () => {
    expect(readAny(cashBook('Balance carried forward'))).not.toMatchObject({ kind: 'read' })
  })

  test('are not where days are printed as often as they are meant', () => {
    const twice = cashBook('Fenwick').replace('14/09/2026|Timber', '13/09/2026|Timber')
    expect(readAny(twice)).not.toMatchObject({ kind: 'read' })
  })
})

test('what was invoiced and not received has not moved, with a doubt', () => {
  const read = readGood(`Date|Job|Customer|Estimate|Invoiced|Received
13/09/2026|Job 1|Harbour|60.00|50.00|50.00
14/09/2026|Job 2|Ashby|45.00|40.00|
15/09/2026|Job 3|Timber|5.00|5.00|5.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, 500])
  expect(read.assumptions.map(({ code }) => code)).toContain('documents_left_out')
})

test('points are no money', () => {
  const refused = readBad(`Date|Description|Points earned|Points spent|Points balance
13/09/2026|Harbour|50||550
14/09/2026|Ashby||40|510`)
  expect(refused.message).toMatch(/^This looks like an account of points/)
})
