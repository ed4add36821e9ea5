// How high and how low the balance gets, invoices of a size or an age, and days up to an end.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

const called = (...prompts: string[]) => {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

const low = { tool: 'forecast_low' }

test.each([
  ['When are we back above £40k', { tool: 'forecast_reach', amount: 40_000_00 }],
  ['when will the bank get back over £20,000?', { tool: 'forecast_reach', amount: 20_000_00 }],
  ['will we hit £50k in the bank any time soon', { tool: 'forecast_reach', amount: 50_000_00 }],
  ['how long until we are above £30,000 again', { tool: 'forecast_reach', amount: 30_000_00 }],
  ['what is dragging our cash down', low],
  ['how far above the buffer is the low point', low],
  ['when is our tightest week', low],
  ['will the balance stay above £30,000', { ...low, below: 30_000_00 }],
  ['will cash stay above the buffer', low],
  ['do we dip under £15k at any stage', { ...low, below: 15_000_00 }],
  ['what’s the worst it’ll get this side of March', { ...low, until: '2027-02-28' }],
  ['are we going to be able to pay everyone in December', { ...low, until: '2026-12-31' }],
  ['how many months before we’re out of cash', { tool: 'run_out' }],
  [
    'could we find £10,000 for a van deposit in February without going overdrawn',
    { tool: 'afford', amount: 10_000_00, day: '2027-02-01' },
  ],
  ['any sign of running out of money', { tool: 'run_out' }],
  ['projected closing balance for December', { tool: 'forecast_balance', day: '2026-12-31' }],
  [
    'can we manage a £12k van without dipping under ten grand',
    { tool: 'afford', amount: 12_000_00, keep: 10_000_00 },
  ],
  [
    'can we spend £3,000 and still have £8,000 in the bank',
    { tool: 'afford', amount: 3_000_00, keep: 8_000_00 },
  ],
  // It may be taken tomorrow.
  [
    'would I be ok to draw £2,000 before Christmas',
    { tool: 'afford', amount: 2_000_00, day: '2026-11-21' },
  ],
  ['can we afford £5,000 this month', { tool: 'afford', day: '2026-11-21' }],
  ['can we afford £5,000 at the end of January', { tool: 'afford', day: '2027-01-31' }],
])('“%s” is %o', (question, expected) => {
  expect(called(question)).toMatchObject(expected)
})

test('when we are back above the buffer names no amount', () => {
  expect(called('when will we be back over the buffer')).toEqual({ tool: 'forecast_reach' })
})

test.each([
  ['which invoices are over £3,000', { side: 'in', state: 'open', amountFrom: 3_000_01 }],
  ['unpaid bills under £500', { side: 'out', state: 'open', amountTo: 499_99 }],
  ['invoices more than 30 days old', { olderThan: { days: 30, since: 'issued' } }],
  ['invoices more than 60 days overdue', { olderThan: { days: 60, since: 'due' } }],
  ['how many days overdue is each customer', { aspect: 'lateness' }],
  ['what’s owed to us, split by customer', { state: 'open', first: 'parties' }],
  ['who should I chase first', { side: 'in', state: 'overdue' }],
  [
    'what does Northwind owe and how much of it is late',
    { side: 'in', state: 'open', subjects: [{ name: 'Northwind Hotels' }] },
  ],
  [
    'how much do we owe Screwfix and when by',
    { side: 'out', state: 'open', subjects: [{ name: 'Screwfix' }] },
  ],
])('“%s” is of invoices: %o', (question, expected) => {
  expect(called(question)).toMatchObject({ tool: 'invoices', ...expected })
})

const toFebruary = { from: '2026-11-21', to: '2027-02-28' }

test.each([
  // By the end of February is all until then.
  [
    'how much tax will go out by the end of February',
    { tool: 'forecast_total', measure: 'out', rest: true, period: toFebruary },
  ],
  [
    'how much will we spend on fuel in February',
    { tool: 'forecast_total', period: { from: '2027-02-01', to: '2027-02-28' } },
  ],
  [
    'direct debits due in the next 10 days',
    { tool: 'upcoming', side: 'out', period: { from: '2026-11-21', to: '2026-11-30' } },
  ],
  [
    'who’s due to pay us next week',
    { tool: 'upcoming', side: 'in', period: { from: '2026-11-23', to: '2026-11-29' } },
  ],
  ['how much VAT have I got to find in January', { tool: 'tax_due', kind: 'vat' }],
  ['put aside for VAT so far - what should it be', { tool: 'tax_set_aside', kind: 'vat' }],
  [
    'December’s PAYE bill, how big',
    { tool: 'tax_due', kind: 'paye', period: { from: '2026-12-01', to: '2026-12-31' } },
  ],
  // October is over: its bill was paid.
  ['October’s PAYE bill, how big', { tool: 'flow_total', period: { from: '2026-10-01' } }],
  [
    'payments over £1,000 due next month',
    { tool: 'upcoming', amountFrom: 1_000_01, period: { from: '2026-12-01', to: '2026-12-31' } },
  ],
  [
    'rent for the next three months, total',
    { tool: 'forecast_total', measure: 'out', period: { from: '2026-12-01', to: '2027-02-28' } },
  ],
  ['what’s my biggest cost', { tool: 'largest', side: 'out' }],
  ['when’s Screwfix meant to be paid', { tool: 'upcoming', side: 'out', next: true }],
  [
    'what have we got going out on Friday',
    { tool: 'upcoming', side: 'out', period: { from: '2026-11-27', to: '2026-11-27' } },
  ],
  [
    'how much are we set to spend on Adobe in December',
    { tool: 'forecast_total', measure: 'out', subjects: [{ name: 'Adobe' }] },
  ],
  ['what’s in the current account', { tool: 'cash_balance', account: 'main' }],
  ['if we pay Screwfix today what’s left in the bank', { tool: 'forecast_after' }],
  ['how skint will we be after the VAT goes out', { tool: 'forecast_after' }],
])('“%s” is %o', (question, expected) => {
  expect(called(question)).toMatchObject(expected)
})

test('the VAT for a quarter is that of the return, and what is meant by another is asked', () => {
  expect(called('VAT for last quarter - how much and when')).toMatchObject({ isOfReturn: true })
  expect(called('VAT for this quarter - how much did we pay')).toBe('clarify')
})

test('what is left out of account, and what is over, is asked back', () => {
  expect(called('how much did we spend on fuel by the end of October')).toBe('clarify')
  expect(called('total subscriptions going out next month')).toBe('clarify')
})
