// Refusals whose reason must be true: fees that a payer takes by direct debit are paid, a dental
// unit is no unit of stock, the VAT threshold is set against sales, and heads aren't counted.
import { expect, test } from 'vitest'
import { plan, question } from '../testing/question-books.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'

const within = { question, plan, before: null, isChoice: true as const }
const planOf = (prompt: string, isPaid = false) =>
  interpret(prompt, { ...within, plan: { ...plan, isPaid: () => isPaid } }).plan

function callOf(prompt: string, isPaid = false) {
  const found = planOf(prompt, isPaid)
  return found.kind === 'call' ? { tool: found.call.tool, ...found.call.args } : found
}

test.each(['Stripe fees last month', 'what did Stripe charge us in fees in October'])(
  '“%s” is what was paid to them, where anything was',
  (prompt) => {
    expect(callOf(prompt, true)).toMatchObject({
      tool: 'flow_total',
      side: 'out',
      subjects: [{ name: 'Stripe' }],
      period: { from: '2026-10-01', to: '2026-10-31' },
    })
    expect(planOf(prompt)).toMatchObject({ kind: 'unavailable', topic: 'fees_within' })
  },
)

test.each([
  [['card_payouts', 'processor_fees', 'customer_refunds'], [{ code: 'customer_refunds' }]],
  [['card_payouts', 'processor_fees'], undefined],
  [['card_payouts', 'customer_refunds'], null],
])('fees of a platform with %j are without what it took back', (codes, except) => {
  const names = new NameIndex({
    merchants: [{ id: 'stripe', name: 'Stripe', aliases: [], codes }],
    subCategories: [],
    accounts: [],
  })
  const { plan: found } = interpret('Stripe fees last month', {
    ...within,
    question: { ...question, names },
    plan: { ...plan, isPaid: () => true, sideOfMerchant: () => 'in' },
  })
  if (except === null) expect(found).toMatchObject({ topic: 'fees_within' })
  else if (except) expect(found).toMatchObject({ call: { args: { side: 'out', except } } })
  else expect(found).not.toHaveProperty('call.args.except')
})

test('the month before follows fees that were paid', () => {
  const input = { ...within, plan: { ...plan, isPaid: () => true } }
  const { frame } = interpret('Stripe fees last month', input)
  const next = interpret('and the month before', { ...input, before: frame })
  expect(next.plan).toMatchObject({
    kind: 'call',
    call: { args: { side: 'out', period: { from: '2026-09-01' } } },
  })
})

test('a unit with a name is no stock, units are', () => {
  expect(planOf('how much on the dental unit')).not.toMatchObject({ topic: 'stock' })
  expect(planOf('how many units did we sell')).toMatchObject({ topic: 'stock' })
  expect(planOf('what is our unit price')).toMatchObject({ topic: 'stock' })
})

const twelveMonths = { from: '2025-11-21', to: '2026-11-20' }

test('the sales of 12 months are set against the VAT threshold', () => {
  expect(callOf('am I over the VAT threshold')).toMatchObject({
    tool: 'flow_total',
    side: 'in',
    period: twelveMonths,
    threshold: { relation: 'over', amount: 9_000_000 },
  })
})

test.each([
  [
    'how close am I to the VAT threshold for the twelve months to the end of October',
    '2025-11-01',
    '2026-10-31',
  ],
  ['how close am I to the VAT threshold this year', '2025-11-21', '2026-11-20'],
])('%s: from %s to %s', (question, from, to) => {
  expect(callOf(question)).toMatchObject({ tool: 'flow_total', period: { from, to } })
})

test.each(['how close are we to the VAT threshold', 'are we near the VAT registration limit'])(
  '“%s” wants no yes or no',
  (prompt) => {
    const call = callOf(prompt)
    expect(call).toMatchObject({ tool: 'flow_total', side: 'in', period: twelveMonths })
    expect(call).not.toHaveProperty('threshold')
  },
)

test('whether it will be passed is of the months to come, and what it is of no sales', () => {
  const ahead = 'am I likely to go over the £90,000 VAT threshold in the next twelve months'
  expect(callOf(ahead)).toMatchObject({ tool: 'forecast_total', measure: 'in' })
  expect(planOf('what is the VAT threshold')).toMatchObject({ topic: 'vat_detail' })
})

test('what comes in per head can’t be known', () => {
  expect(planOf('sales per person last month')).toMatchObject({ topic: 'staff' })
  expect(callOf('wages per person last month')).toMatchObject({ tool: 'breakdown' })
})
