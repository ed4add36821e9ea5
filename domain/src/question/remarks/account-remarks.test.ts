// Remarks on accounts, expected totals and what is due: which call they come to, by hand.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

const called = (...prompts: string[]) => {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

const december = { from: '2026-12-01', to: '2026-12-31' }
const october = { from: '2026-10-01', to: '2026-10-31' }
const nextWeek = { from: '2026-11-23', to: '2026-11-29' }

test.each([
  [['what’s in the reserve account', 'and the other account?'], { account: 'main' }],
  [
    ['what was in the reserve account on 1 June', 'the other one'],
    { account: 'main', day: '2026-06-01' },
  ],
])('%j is the balance %o', (prompts, expected) => {
  expect(called(...prompts)).toEqual({ tool: 'cash_balance', ...expected })
})

test('both accounts are all of them', () => {
  expect(called('what’s in the reserve account', 'both together')).toEqual({
    tool: 'cash_balance',
  })
})

test('what came out of it is of the account and the days before', () => {
  const before = 'what did we move into the reserve account over July, August and September'
  const period = { from: '2026-07-01', to: '2026-09-30' }
  expect(called(before)).toMatchObject({ tool: 'transfers', way: 'in', period })
  expect(called(before, 'and wot came out of it')).toMatchObject({
    tool: 'transfers',
    account: 'reserve',
    way: 'out',
    period,
  })
  // What was not understood is not everything that went out.
  expect(called('what did we flurb in the reserve account', 'and what came out of it')).toBe(
    'clarify',
  )
})

test.each([
  [
    ['what’s in the reserve account', 'lowest this year', 'and what went out in June'],
    { tool: 'transfers', account: 'reserve', way: 'out', period: { from: '2026-06-01' } },
  ],
  [
    ['how much will come in in December', 'and go out?', 'so net?'],
    { tool: 'forecast_total', measure: 'net', period: december },
  ],
  [
    ['how much came in in October', 'and go out?', 'what’s the net?'],
    { tool: 'net_flow', period: october },
  ],
  [
    ['what’s due out next week', 'just the ones over £500'],
    { tool: 'upcoming', side: 'out', period: nextWeek, amountFrom: 500_01 },
  ],
  [
    ['who owes us money', 'only the ones under £1,000'],
    { tool: 'invoices', side: 'in', state: 'open', amountTo: 999_99 },
  ],
  [['who owes us money', 'just the overdue ones'], { tool: 'invoices', state: 'overdue' }],
  [
    ['who owes us money', 'what’s due by the end of the month'],
    { tool: 'invoices', state: 'open', period: { from: '2026-11-20', to: '2026-11-30' } },
  ],
  [
    ['which invoices are overdue', 'when was Northwind’s due?'],
    { tool: 'invoices', subjects: [{ name: 'Northwind Hotels' }] },
  ],
  [['which customers are overdue', 'by how many days'], { tool: 'invoices', aspect: 'lateness' }],
  [
    ['who’s our biggest supplier this year', 'and the next one?'],
    { tool: 'top', n: 2, period: { from: '2026-01-01', to: '2026-11-20' } },
  ],
  [
    ['what will our balance be at the end of December?', 'and the lowest before then?'],
    { tool: 'forecast_low', until: '2026-12-31' },
  ],
  [['when will cash be lowest', 'what’s causing that?'], { tool: 'forecast_low' }],
  [['wages this month', 'when do they go out?'], { tool: 'upcoming', side: 'out', next: true }],
  [
    ['wages this month', 'when do they go out?', 'will there be enough'],
    { tool: 'forecast_cover', subjects: [{ name: 'Wages and salaries (net)' }] },
  ],
  [['tax due in January', 'what would be left?'], { tool: 'forecast_balance', day: '2027-01-31' }],
  [['tax due in January', 'is there enough?'], { tool: 'forecast_cover', until: '2027-01-31' }],
  [
    ['takings last week', 'and the week before', 'up or down?'],
    {
      tool: 'compare_periods',
      period: { from: '2026-11-02', to: '2026-11-08' },
      against: { from: '2026-11-09', to: '2026-11-15' },
    },
  ],
  [
    ['how much will be in the bank at the end of January', 'why?'],
    { tool: 'forecast_change', month: '2027-01' },
  ],
  [
    ['when do we next pay Adobe', 'how much was the last one'],
    { tool: 'payment_when', side: 'out', first: false, subjects: [{ name: 'Adobe' }] },
  ],
  [['fuel this year', 'monthly', 'which was the worst'], { tool: 'extreme', least: false }],
  [['sales this year', 'by month', 'which was the worst'], { tool: 'extreme', least: true }],
  [
    ['when’s corporation tax due', 'and how much should we have put by'],
    { tool: 'tax_set_aside', kind: 'corporation_tax' },
  ],
  [
    ['how much did we spend at Adobe this year', 'when was the last one', 'how many'],
    { tool: 'count_payments', subjects: [{ name: 'Adobe' }] },
  ],
  [['what’s owed to us', 'what about suppliers'], { tool: 'invoices', side: 'out' }],
  // The name stays, though the days turn to those ahead.
  [
    ['Adobe in October', 'forecast for December'],
    { tool: 'forecast_total', measure: 'out', subjects: [{ name: 'Adobe' }] },
  ],
  [
    ['what did Northwind pay in October', 'forecast for December'],
    { tool: 'forecast_total', measure: 'in', subjects: [{ name: 'Northwind Hotels' }] },
  ],
  [
    ['takings in October', 'up or down?'],
    { tool: 'compare_periods', period: october, against: { from: '2026-09-01' } },
  ],
])('%j is %o', (prompts, expected) => {
  expect(called(...prompts)).toMatchObject(expected)
})

test('by how much the best month beats the worst sets one beside the other', () => {
  const both = called('which was our best month for sales', 'and the worst?', 'by how much')
  expect(both).toMatchObject({
    tool: 'two_answers',
    first: { tool: 'extreme', args: { least: true } },
    second: { tool: 'extreme', args: { least: false } },
  })
})
