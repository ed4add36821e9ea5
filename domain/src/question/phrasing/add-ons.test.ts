// A second thing asked at a question's end, as of 20 November 2026.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'
import { withoutAddOn } from './add-ons.ts'

test.each([
  [
    'what was the average Adobe payment between July and September 2026, and how many were there?',
    'average out Adobe 2026-07-01/2026-09-30',
  ],
  [
    'when did we last pay Adobe and how much was it',
    'payment_when out Adobe 2025-05-01/2026-11-20',
  ],
  ['what was our biggest payment in october and when was it', 'top out 2026-10-01/2026-10-31'],
  [
    'how much did we pay Adobe and Screwfix in september, and how much each',
    'flow_total out Adobe+Screwfix 2026-09-01/2026-09-30',
  ],
  ['which invoices are overdue, and by how many days?', 'invoices in'],
  [
    'which month from January to October 2026 had the lowest Stripe payouts, and what were they?',
    'extreme in Stripe 2026-01-01/2026-10-31',
  ],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test.each([
  // No answer to the first holds the second.
  'which supplier cost most in october and when',
])('“%s” is asked back', (question) => {
  expect(planned(question)).toMatch(/^clarify/)
})

test('what no answer to the first holds is not passed over', () => {
  expect(planned('how much rent have we paid this year and when did it flurb')).toMatch(
    /then clarify rest$/,
  )
})

test('one question is left as it is', () => {
  expect(withoutAddOn('how much did we pay Adobe and Screwfix')).toEqual([])
  expect(withoutAddOn('how many payments')).toEqual([])
})
