// Which way money went by the types of a column, judged together.
import { expect, test } from 'vitest'
import { areSales, typeSenses } from './type-words.ts'

const column = (types: string) =>
  types.split('|').map((type, at) => ({ row: { line: at + 1, cells: [type] } }))

test.each([
  ['DD|FPI|BGC|chq', [-1, 1, 1, -1]],
  ['Receive Money|Spend Money|Other', [1, -1, null]],
  ['Cash payment reversal|Other reversal', [1, null]],
  // A payment is what a cash book pays beside receipts, and a customer's without.
  ['Payment|Receipt', [-1, 1]],
  ['Payment|Expense', [null, -1]],
  // Of a card, all that is not paid back is bought.
  ['Purchase|Payment|Refund|Fees', [-1, 1, 1, -1]],
  ['Purchase|Payment|Other', [-1, null, null]],
  // A seller's balance is paid into by sales and paid out to the bank.
  ['Charge|Payout|Refund|Fee', [1, -1, -1, -1]],
  // CR is a cash receipt among the codes of a ledger.
  ['CR|CP', [1, -1]],
  ['CR|BR', [1, 1]],
  ['CR|DR', [null, null]],
])('%s', (types, senses) => {
  expect(typeSenses(column(types), 0)).toEqual(senses)
})

test('in a shop’s own file sales come in and refunds go out', () => {
  const rows = column('Sale|Sale|Refund')
  expect(areSales(rows, 0)).toBe(true)
  expect(areSales(column('Sale|Sale'), 0)).toBe(false)
  expect(areSales(column('Sale|Refund|Fee'), 0)).toBe(false)
  expect(typeSenses(rows, 0, true)).toEqual([1, 1, -1])
  expect(typeSenses(column('Order|Partial refund'), 0, true)).toEqual([1, -1])
})
