// Shops that name a payout's amount in its words alone, where its columns hold dashes.
import { expect, test } from 'vitest'
import { readAny, readGood, shortly } from '../testing/statement-grid.ts'

const statement = `Date|Type|Title|Info|Currency|Amount|Fees & Taxes|Net
"30 September, 2026"|Deposit|£35.00 sent to your bank account||GBP|--|--|--
"12 September, 2026"|Sale|Payment for Order #2|Order #2|GBP|£30.00|--|£30.00
"12 September, 2026"|Fee|Processing fee|Order #2|GBP|--|-£1.50|-£1.50
"09 September, 2026"|Sale|Payment for Order #1|Order #1|GBP|£10.00|--|£10.00
"02 September, 2026"|Refund|Refund for Order #0|Order #0|GBP|-£5.00|--|-£5.00`.replaceAll('"', '')

test('what was sent to the bank left the shop’s balance', () => {
  const read = readGood(statement)
  expect(shortly(read)).toEqual([
    '2026-09-02 -500 Refund for Order #0',
    '2026-09-09 1000 Payment for Order #1',
    '2026-09-12 -150 Processing fee',
    '2026-09-12 3000 Payment for Order #2',
    '2026-09-30 -3500 £35.00 sent to your bank account',
  ])
  expect(read.badRows).toEqual([])
  expect(read.assumptions).toContainEqual({
    code: 'amount_in_words',
    message:
      '1 payment names its amount in its words alone, such as “£35.00 sent to your bank account”.',
  })
})

test.each([
  'Order £35.00 sent to your bank account holder',
  '£35 sent to your bank account and £2.00 kept',
  'Sent to your bank account',
])('%s is no such amount', (words) => {
  const result = readAny(statement.replace('£35.00 sent to your bank account', words))
  expect(result.kind === 'read' ? result.badRows.map(({ code }) => code) : result.code).toEqual([
    'missing_amount',
  ])
})

test('without a minus elsewhere nothing is made up for a column of its own', () => {
  const read = readGood(`Date|Details|Paid in|Paid out
01/09/2026|Order|20.00|
02/09/2026|€35.00 sent to your bank||
03/09/2026|Fee||1.00
04/09/2026|Order|20.00|`)
  expect(shortly(read)).toContain('2026-09-02 -3500 €35.00 sent to your bank')
})
