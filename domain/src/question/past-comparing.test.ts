// Questions that set a price against an earlier one, a payer against a cost, a share against the
// same share of other days, and what one payment of two names comes to.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const year = '2025-11-01/2026-10-31'
const all = '2025-05-01/2026-11-20'

function argsOf(prompt: string) {
  const { plan } = interpreted(prompt)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan
}

test.each([
  ['is Adobe always the same amount or does it go up n down', { side: 'out', steady: 'same' }],
  ['what do we pay Costa, is it always the same', { side: 'out', steady: 'same' }],
  ['has the amount we pay Adobe changed', { side: 'out', steady: 'changed' }],
  ['is Adobe always £80', { steady: 'same', claimed: 8000 }],
  ['Adobe put their prices up in June, what has that cost us since?', { moved: { way: 'more' } }],
  ['Adobe cut our subscription in June. How much has that saved us?', { moved: { way: 'less' } }],
])('“%s” is of a price', (prompt, args) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'price_change', ...args })
})

test.each([
  ['who pays better per payment, Etsy or Stripe', `compare_subjects in Etsy ${year}`, 'payment'],
  ['is Adobe on more than Screwfix a month', `compare_subjects out Adobe ${year}`, 'month'],
])('“%s” compares one payment or month of each', (prompt, expected, per) => {
  expect(planned(prompt)).toContain(expected)
  expect(argsOf(prompt)).toMatchObject({ per })
})

test.each([
  ['Did Etsy payouts cover the rent in October?', {}],
  ['does Etsy cover the rent each month', { monthly: true }],
])('“%s” sets what came in against a cost', (prompt, args) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'covered', ...args })
})

test('two payers are compared, and none of them covers the other', () => {
  expect(planned('did Etsy bring in more than Stripe in October')).not.toContain('covered')
})

test.each([
  ['why did fuel nearly double in October', 'doubled'],
  ['Takings dropped by half in October, why?', 'halved'],
  ['did fuel halve in October', 'halved'],
])('“%s” is a claim that is looked into', (prompt, asks) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'compare_periods', asks })
})

test('a share is set against the same share of other days', () => {
  expect(argsOf('are wages eating more of the takings than last year')).toMatchObject({
    tool: 'share',
    asks: 'more',
    period: { from: '2026-05-01' },
    against: { from: '2025-05-01' },
  })
})

test.each([
  ['how much a fortnight do we spend on fuel on average', `average out Fuel ${year}`],
  ['difference between oct and sept for Etsy', `compare_periods in Etsy ${october}`],
  ['how much did we take on Etsy in October', `flow_total in Etsy ${october}`],
  ['do we pay Shell anything on sundays', `flow_total out Shell ${all}`],
  ['what did Stripe keep back in fees in October', 'unavailable fees_within'],
  ['what do other sign shops pay for vinyl', 'unavailable benchmark'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toContain(expected)
})

test('a ranking is followed by the next, and its payment by the day', () => {
  const { plan } = interpreted('largest payment to Shell this year', 'when was that')
  expect(plan).toMatchObject({ call: { tool: 'top', args: { by: 'payment' } } })
})

test('how much, with days, is a total, also after when somebody was last paid', () => {
  const after = ['when did we last pay Adobe', 'and how much this year'] as const
  expect(planned(...after)).toBe('flow_total out Adobe 2026-01-01/2026-11-20')
})

test('a week is read as it is written in answers', () => {
  expect(planned('how much went out in the week of 5 to 11 October 2026')).toContain(
    'out 2026-10-05/2026-10-11',
  )
})

test('what was made in a month against the same of last year is what was left', () => {
  expect(argsOf('Did we make more this October than last October?')).toMatchObject({
    tool: 'compare_periods',
    measure: 'net',
    period: { from: '2026-10-01' },
    against: { from: '2025-10-01' },
  })
})
