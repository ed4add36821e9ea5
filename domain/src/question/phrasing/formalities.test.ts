// Polite and bookkeeper's ways to ask, as of 20 November 2026.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

test.each([
  [
    'Kindly confirm total sales receipts for the year ended 31 March 2026',
    'total sales receipts for the year ended 31 March 2026',
  ],
  ['Please advise the total paid to Adobe in October', 'total paid to Adobe in October'],
  ['I’d be grateful for the total paid to Adobe in October', 'total paid to Adobe in October'],
  [
    'How much did we pay Adobe in October? Bookkeeper’s nagging me again.',
    'How much did we pay Adobe in October?',
  ],
  [
    'How much did we pay Adobe in October, I can’t find it',
    'How much did we pay Adobe in October?',
  ],
  ['Adobe, y/e 31 March 2026, total paid', 'Adobe, year ended 31 March 2026, total paid'],
  ['How’d we do for takings in October?', 'What were our takings in October?'],
  [
    'how much have we paid Adobe since we started back in September',
    'how much have we paid Adobe since September',
  ],
  [
    'Stripe receipts for the VAT quarter that ended on 31 August',
    'Stripe receipts for the quarter ended 31 August',
  ],
])('“%s” is “%s”', (said, plain) => {
  expect(planned(said)).toBe(planned(plain))
  expect(planned(said)).toMatch(/^flow_total /)
})

test.each([
  ['share of sales from Tidewater in October', /^share in Tidewater/],
  ['supply costs in October', /^(clarify|flow_total out \w)/],
  ['state rent in October', /^(clarify|flow_total out Rent)/],
  ['we need sales of £5,000 to break even', /^(clarify|unavailable|declined)/],
  ['please share the total paid to Adobe in October', /^flow_total out Adobe /],
])('“%s” keeps its first words', (question, plan) => {
  expect(planned(question)).toMatch(plan)
})

test('what narrows a question is no aside', () => {
  expect(planned('How much did we pay Adobe in October? Not the refunds.')).toMatch(/^clarify/)
})

test.each([
  'please advise whether we should buy a van',
  'please advise what we should spend on advertising',
  'kindly advise which bank is better',
])('“%s” still asks for advice', (question) => {
  expect(planned(question)).toMatch(/^(declined|unavailable|clarify)/)
})
