// Payers and payments in words.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { certaintyOf, delayWords, railOf } from './item-words.ts'
import { customersOf } from './payers.ts'

const payer = {
  merchant_id: 'm',
  merchant: 'Northwind Hotels',
  open: minor(100_00),
  overdue: minor(0),
  overdue_days: 0,
  usual_delay: 3,
  late_delay: 9,
  unusual: false,
  last_day: null,
  line_id: 'a',
}

test.each([
  [3, 9, 'Usually 3 days late; 4 in 5 within 9 days'],
  [1, 1, 'Usually 1 day late; 4 in 5 no later'],
  [0, 0, 'Usually on the day; 4 in 5 no later'],
  [-1, 0, 'Usually 1 day early; 4 in 5 by the day itself'],
  [-5, -2, 'Usually 5 days early; 4 in 5 at least 2 days early'],
  [null, null, 'Not enough payments to estimate'],
])('a usual delay of %s and a late one of %s', (usual, late, words) => {
  expect(delayWords({ ...payer, usual_delay: usual, late_delay: late })).toBe(words)
})

test('a direct debit is taken automatically, an estimate is called one', () => {
  const debit = dueItem({ automatic: true, rail: 'direct_debit' })
  expect([railOf(debit), railOf(dueItem()), railOf(dueItem({ rail: 'other' }))]).toEqual([
    'Collected automatically',
    'Standing order',
    null,
  ])
  expect([0.9, 0.7, 0.4].map((probability) => certaintyOf(dueItem({ probability })))).toEqual([
    'Very likely',
    'Likely',
    'Uncertain',
  ])
  expect(certaintyOf(dueItem({ source: 'tax', probability: null }))).toBe('Estimate')
})

test.each([
  ['typed', 'Entered by you'],
  ['Xero', 'From Xero'],
  ['table', 'From your list'],
] as const)('an invoice that came in as %s stands as: %s', (entered, words) => {
  expect(certaintyOf(dueItem({ source: 'invoice', entered, probability: null }))).toBe(words)
})

test('a customer holds all of its regular receipts, and their sums', () => {
  const other = {
    ...payer,
    line_id: 'b',
    open: minor(50_00),
    overdue: minor(20_00),
    overdue_days: 4,
  }
  const [customer, ...more] = customersOf({
    payers: [payer, other],
    items: [dueItem({ line_id: 'b', words: 'Monthly on the 6th' })],
  })
  expect(more).toEqual([])
  expect([customer?.open, customer?.overdue, customer?.overdueDays]).toEqual([150_00, 20_00, 4])
  expect(customer?.receipts.map(({ words }) => words)).toEqual([null, 'Monthly on the 6th'])
})
