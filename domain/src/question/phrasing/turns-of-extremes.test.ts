// The best of some weeks, "so far", a price that was put up, and the days of the question before.
import { expect, test } from 'vitest'
import { changeOf, planned } from '../../testing/question-books.ts'

test.each([
  [
    'which week in the last eight had the biggest fuel bill',
    'which of the last eight weeks had the biggest fuel bill',
  ],
  [
    'leaving transfers aside, in which month of 2026 did we bring in the most',
    'in which month of 2026 did we bring in the most',
  ],
  [
    'in which month of 2026 did we spend the most, not counting transfers between our accounts?',
    'in which month of 2026 did we spend the most',
  ],
  [
    'in how many months of 2026 was more paid out than came in',
    'how many months of 2026 did more go out than came in',
  ],
  [
    'how many months of 2026 ended with more out than in',
    'how many months of 2026 did more go out than came in',
  ],
  [
    'what share of our 2026 income so far came from Etsy',
    'what share of our 2026 income came from Etsy',
  ],
  ['so far in november, what did we pay Adobe', 'in november, what did we pay Adobe'],
  ['has that adobe lot put their fee up on us', 'has adobe put the price up'],
  ['has the adobe bill been creeping up', 'has the adobe bill gone up'],
  ['why did we get a tax refund from Shell in July', 'why did Shell give us money back in July'],
  ['show refunds to patients in 2026', 'show customer refunds in 2026'],
  [
    'which day did the bank look healthiest in october',
    'which day was the balance highest in october',
  ],
  ['are Northwind still paying us or has that dried up', 'when did Northwind last pay us'],
])('“%s” is read as “%s”', (prompt, plain) => {
  expect(planned(prompt)).toBe(planned(plain))
  expect(planned(prompt)).not.toContain('clarify')
})

test.each([
  'what was our balance at the end of october, leaving transfers aside',
  'how much did we spend, excluding transfers in May',
])('transfers are not passed over in “%s”', (prompt) => {
  expect(planned(prompt)).toContain('clarify')
})

test('the payment before a month’s is the one before it, however long ago', () => {
  const prompts = ['How much VAT did we pay in August 2026?', 'and the payment before that one?']
  expect(changeOf(...prompts)).toMatchObject({ period: { from: '2025-05-01', to: '2026-07-31' } })
  expect(planned(...prompts)).toMatch(/^payment_when out VAT payment/)
  expect(
    planned('How much did we spend in August 2026?', 'and the payment before that?'),
  ).not.toMatch(/^payment_when/)
})

test.each([
  ['how does that compare with Screwfix over the same three months', 'compare_subjects out Adobe'],
  ['and Screwfix and Shell put together, same months', 'flow_total out Screwfix+Shell'],
  ['as a share of everything that went out that quarter', 'share out Adobe'],
])('“%s” is of the days before', (prompt, expected) => {
  const first = 'What did Adobe cost us in Q3?'
  expect(planned(first, prompt)).toContain(expected)
  expect(planned(first, prompt)).toContain('2026-07-01/2026-09-30')
})
