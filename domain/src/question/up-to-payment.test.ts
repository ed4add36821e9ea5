// Days that a payment to come sets, and which of two payments is first.
import { expect, test } from 'vitest'
import { planOf } from '../testing/question-books.ts'

function called(prompt: string) {
  const plan = planOf(prompt)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

const wages = { code: 'net_wages' }
const vat = { code: 'vat_payment' }
const northwind = { name: 'Northwind Hotels' }
const payday = { untilPaid: { subject: wages, side: 'out' } }

test.each([
  ['are we alright till payday', { tool: 'forecast_low', asks: 'well', ...payday }],
  ['is it going to be tight before payday?', { tool: 'forecast_low', asks: 'tight', ...payday }],
  ['how low does it go before the wages go out?', { tool: 'forecast_low', ...payday }],
  [
    'will we be ok until the VAT is paid?',
    { tool: 'forecast_low', untilPaid: { subject: vat, side: 'out' } },
  ],
  [
    'how low do we get before Northwind pays us?',
    { tool: 'forecast_low', untilPaid: { subject: northwind, side: 'in' } },
  ],
  ['what’s going out before payday', { tool: 'upcoming', side: 'out', ...payday }],
  ['Will we run out of cash before payday?', { tool: 'forecast_low', ...payday }],
  // Days that are named are days.
  ['will we be ok until Christmas?', { tool: 'forecast_low', until: '2026-12-25' }],
])('“%s” is of the days up to a payment', (prompt, expected) => {
  expect(called(prompt)).toMatchObject(expected)
})

test.each([
  ['is VAT due before the wages go out?', wages, vat, 'before'],
  ['do the wages go out before Northwind pays?', northwind, wages, 'before'],
  ['will Northwind pay after the VAT is due?', vat, northwind, 'after'],
])('“%s” wants the order of two payments', (prompt, second, first, asks) => {
  expect(called(prompt)).toMatchObject({
    tool: 'which_first',
    first: { subject: first },
    second: { subject: second },
    asks,
  })
})

test.each([
  'which comes first, the rent or the wages?',
  'what goes out first: the rent or the wages?',
  'is the rent before or after the wages',
])('“%s” names two payments', (prompt) => {
  const expected = { first: { subject: { code: 'rent' } }, second: { subject: wages } }
  expect(called(prompt)).toMatchObject({ tool: 'which_first', ...expected })
  expect(called(prompt)).not.toHaveProperty('asks')
})

test('what came before a payment of the past is no matter of days to come', () => {
  expect(called('did the loan arrive before the van was paid for?')).toBe('clarify')
})
