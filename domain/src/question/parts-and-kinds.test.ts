// Parts of named wholes, lists of kinds of payees, and months taken one by one.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'

test.each([
  ['What percentage of October’s Stripe and Etsy receipts came through Etsy?', 'Etsy'],
  ['what share of Stripe and Etsy in October was Stripe', 'Stripe'],
  ['between Stripe and Etsy, what proportion came from Etsy in October?', 'Etsy'],
])('%s is a part of both together', (prompt, part) => {
  expect(interpreted(prompt).plan).toMatchObject({
    call: {
      tool: 'share',
      args: {
        side: 'in',
        period: { from: '2026-10-01', to: '2026-10-31' },
        subjects: [{ name: part }],
        whole: [{ name: 'Stripe' }, { name: 'Etsy' }],
      },
    },
  })
})

test('names that are named once are a part of everything', () => {
  const { plan } = interpreted('what share of money in came from Stripe and Etsy in October')
  expect(plan).toMatchObject({
    call: { tool: 'share', args: { subjects: [{ name: 'Stripe' }, { name: 'Etsy' }] } },
  })
  expect(plan).not.toHaveProperty('call.args.whole')
})

test('wages and somebody’s payments are a part of everything together', () => {
  const { plan } = interpreted('what share of everything went on wages and Adobe in October')
  expect(plan).toMatchObject({
    call: {
      tool: 'share',
      args: { subjects: [{ code: 'net_wages' }, { name: 'Adobe' }], any: true },
    },
  })
  expect(plan).not.toHaveProperty('wider')
})

test('a part of names of different kinds is asked back', () => {
  expect(planned('what share of Shell and rent was Shell in October')).toContain('clarify')
})

test.each([
  'who had the most off us in October, supplier or subbie?',
  'which subcontractor or supplier got the most in October?',
])('%s means suppliers, whoever works for us with them', (prompt) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({
    call: { tool: 'top', args: { side: 'out', by: 'merchant', suppliersOnly: true } },
  })
  expect(plan).not.toHaveProperty('call.args.subjects')
})

test.each([
  'who cost us most in October, suppliers or subcontractors or landlord?',
  'which got the most in October, landlord or supplier?',
])('%s is asked back rather than answered for one kind', (prompt) => {
  expect(planned(prompt)).toContain('clarify')
})

test('each of some months is a series', () => {
  expect(planned('What did Northwind Hotels pay us in each of the last three full months?')).toBe(
    'series in Northwind Hotels 2026-08-01/2026-10-31',
  )
})

test('why a payer is paid so much takes no month for granted', () => {
  const { plan } = interpreted('why on earth are we paying Stripe so much?')
  expect(plan).toMatchObject({ call: { tool: 'compare_periods' }, assumptions: [] })
  const { plan: own } = interpreted('why are we paying Shell so much?')
  expect(own).toMatchObject({ assumptions: ['You named no period, so I took October 2026.'] })
})

test('the part of a named whole is asked of its own days', () => {
  expect(planned('what share of Stripe and Etsy was Etsy in October?')).toBe(
    `share in Etsy ${october}`,
  )
})
