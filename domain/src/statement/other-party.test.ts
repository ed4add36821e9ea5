// Whom a payment was to or from, where several columns or an odd heading name it, in files that
// prove everything else.
import { expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const partiesOf = (text: string) =>
  readGood(`Account GBP 20-11-22 12345678\n${text}`).transactions.map(
    ({ counterparty }) => counterparty,
  )

test.each([
  ['Debtor', 'Creditor'],
  ['Payer', 'Beneficiary'],
  ['Sender name', 'Recipient name'],
  ['Paid by', 'Received by'],
])('of “%s” and “%s” the other party is the one that the sign says', (from, to) => {
  expect(
    partiesOf(`Date|${from}|${to}|Amount|Balance
13/09/2026|Briar Ltd|Harbour|-10.00|90.00
14/09/2026|Ashby|BRIAR LIMITED|40.00|130.00
15/09/2026|Briar Ltd|Timber|-5.00|125.00`),
  ).toEqual(['Harbour', 'Ashby', 'Timber'])
})

test('two columns filled in turn name one party each', () => {
  expect(
    partiesOf(`Date|Sender name|Recipient name|Amount|Balance
13/09/2026||Harbour|-10.00|90.00
14/09/2026|Ashby||40.00|130.00
15/09/2026||Timber|-5.00|125.00`),
  ).toEqual(['Harbour', 'Ashby', 'Timber'])
})

test('“Paid by” beside a payee names who paid, unless it says how', () => {
  const rows = (...ways: readonly string[]) => `Date|Paid by|Payee|Amount|Balance
13/09/2026|${ways[0]}|Harbour|-10.00|90.00
14/09/2026|${ways[1]}|${ways[3] ?? ''}|40.00|130.00
15/09/2026|${ways[2]}|Timber|-5.00|125.00`
  expect(partiesOf(rows('', 'Ashby', ''))).toEqual(['Harbour', 'Ashby', 'Timber'])
  expect(partiesOf(rows('Card', 'Cheque', 'Card', 'Dunmore'))).toEqual([
    'Harbour',
    'Dunmore',
    'Timber',
  ])
})

test('of two columns headed alike the name that is in every row is the own one', () => {
  expect(
    partiesOf(`Date|Name|Contact|Amount|Balance
13/09/2026|Briar Ltd|Harbour|-10.00|90.00
14/09/2026|Ashby|BRIAR LTD|40.00|130.00
15/09/2026|Briar Ltd|Timber|-5.00|125.00`),
  ).toEqual(['Harbour', 'Ashby', 'Timber'])
})

test.each(['To/From account name', 'Their account', 'Other account'])(
  'names under “%s” beside bare references are payees',
  (header) => {
    expect(
      partiesOf(`Date|Details|Amount|Balance|${header}
13/09/2026|Ref R8580|-10.00|90.00|Harbour
14/09/2026|Ref R8581|40.00|130.00|Ashby
15/09/2026|Ref R8582|-5.00|125.00|Timber`),
    ).toEqual(['Harbour', 'Ashby', 'Timber'])
  },
)

const shops = `13/09/2026|Harbour|-90.00|110.00
14/09/2026|Copper Cafe|40.00|150.00
15/09/2026|Sandgate Hotel|20.00|170.00
16/09/2026|Timber|-5.00|165.00`

test('a file that names a sort code and a number is no card, whatever its customers are called', () => {
  const read = readGood(`Account GBP 20-11-22 12345678\nDate|Details|Amount|Balance\n${shops}`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-9000, 4000, 2000, -500])
  expect(readBad(`Date|Details|Amount|Balance\n${shops}`).code).toBe('ambiguous_sign')
})

test('a ledger balance is a bank’s', () => {
  const read = readGood(`Date|Details|Debit|Credit|Ledger balance|Available balance
13/09/2026|Harbour|10.00||90.00|190.00
14/09/2026|Ashby||40.00|130.00|230.00
15/09/2026|Timber|5.00||125.00|225.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-1000, 4000, -500])
})
