// Polite and bookkeeper's ways to ask, as of 20 November 2026.
import { expect, test } from 'vitest'
import { planned, withoutChoices } from '../../testing/question-books.ts'
import { withoutFormalities } from './formalities.ts'

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
  ['by the way, how much did we pay Adobe in October?', 'How much did we pay Adobe in October?'],
  ['how much did we pay Adobe in October btw', 'How much did we pay Adobe in October?'],
  ['how much, by the way, did we pay Adobe in October?', 'How much did we pay Adobe in October?'],
  ['how much did we pay Adobe throughout October?', 'How much did we pay Adobe in October?'],
  ['how much did we spend throughout last month', 'How much did we spend last month?'],
  ['throughout October what came in?', 'What came in in October?'],
  [
    'how much did Etsy pay us throughout the last 3 months',
    'How much did Etsy pay us over the last 3 months?',
  ],
  ['how much went out of the bank in October?', 'How much went out in October?'],
  ['money out of the bank last month', 'money out last month'],
  ['what’s come out of the bank this month?', 'What has gone out this month?'],
  ['how much came out of the bank in October', 'How much went out in October?'],
  ['how much did we spend in October, on the books?', 'How much did we spend in October?'],
  ['how many pounds did we pay Adobe in October', 'How much did we pay Adobe in October?'],
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

test.each([
  ['how much do customers owe us on the books?', 'How much do customers owe us?'],
  ['which invoices are outstanding on our books', 'Which invoices are outstanding?'],
  [
    'how much will we have on 31 December, going by the forecast?',
    'How much will we have on 31 December?',
  ],
  ['based on the forecast when will cash be lowest', 'When will cash be lowest?'],
  ['when will cash be lowest according to the forecast', 'When will cash be lowest?'],
  ['what does Etsy owe us by the way', 'What does Etsy owe us?'],
  [
    'how many pounds went out of the reserve account in October?',
    'How much went out of the reserve account in October?',
  ],
  [
    'how many quid came into the savings account in October',
    'How much came into the savings account in October?',
  ],
])('“%s” is the question “%s”', (worded, plain) => {
  const { plan } = withoutChoices([worded])
  expect(plan.kind).toBe('call')
  expect(plan).toEqual(withoutChoices([plain]).plan)
})

test.each([
  'how many employees do we have on the books',
  'who do we pay on the books',
  'how many staff do we pay on the books?',
  'how much did we spend on paper',
  'how much was paid off the books',
])('“%s” keeps its last words', (text) => {
  expect(withoutFormalities(text)).toContain(text.replace(/\?$/, '').slice(-8))
})
