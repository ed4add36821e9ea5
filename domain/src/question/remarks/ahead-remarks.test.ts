// Remarks on what lies ahead: what is left of two totals, what comes next of another tax, whose
// invoices are to be paid when, and what a pronoun stands for.
import { expect, test } from 'vitest'
import { planOf } from '../../testing/question-books.ts'

function called(...prompts: readonly string[]) {
  const plan = planOf(...prompts)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

const december = { from: '2026-12-01', to: '2026-12-31' }
const january = { from: '2027-01-01', to: '2027-01-31' }

test.each([
  [
    ['How much will come in in December?', 'so what’s left?'],
    { tool: 'forecast_total', measure: 'net', period: december },
  ],
  [
    ['How much will come in in December?', 'so what’s left?', 'and in January?'],
    { tool: 'forecast_total', measure: 'net', period: january },
  ],
  [
    ['How much PAYE do we pay?', 'when is it next due?', 'and VAT?'],
    { tool: 'tax_due', kind: 'vat' },
  ],
  [
    ['When do we pay corporation tax?', 'have we got enough?', 'how much should I put by?'],
    { tool: 'tax_set_aside', kind: 'corporation_tax' },
  ],
  [
    ['When is our next VAT payment?', 'can we afford it?', 'what’s left after?'],
    { tool: 'forecast_after', subjects: [{ code: 'vat_payment' }] },
  ],
  [['What bills are due?', 'which are overdue?'], { tool: 'late', side: 'out' }],
  // After a month the next is the one that falls due once it is over.
  [
    ['How much VAT will we have to pay in February?', 'and the one after that?'],
    { tool: 'tax_due', kind: 'vat', after: '2027-02-28' },
  ],
  [
    ['When is our next VAT payment?', 'and the one before?'],
    { tool: 'payment_when', subjects: [{ code: 'vat_payment' }], first: false },
  ],
  [
    ['What’s our lowest balance before Christmas?', 'and after that?'],
    { tool: 'forecast_low', from: '2026-12-25' },
  ],
  [
    ['What’s our balance?', 'at the end of January?'],
    { tool: 'forecast_balance', day: '2027-01-31' },
  ],
  [['What’s our balance?', 'and in two weeks?'], { tool: 'forecast_balance', day: '2026-12-04' }],
  // The October that is nearer was.
  [['What’s our balance?', 'at the end of October?'], { tool: 'cash_balance', day: '2026-10-31' }],
  [
    ['How much did Northwind pay us in the last financial year?', 'and so far in this one?'],
    { tool: 'flow_total', period: { from: '2026-04-01', to: '2026-11-20' } },
  ],
  [
    ['How much did Northwind pay us last month?', 'and this one?'],
    { tool: 'flow_total', period: { from: '2026-11-01', to: '2026-11-20' } },
  ],
  [
    ['What did we spend in October?', 'just the big ones'],
    { tool: 'top', by: 'payment', n: 3, period: { from: '2026-10-01', to: '2026-10-31' } },
  ],
  [
    ['Who are our top five customers?', 'what share is that?', 'and the top one?'],
    { tool: 'top_share', n: 1 },
  ],
  [
    ['What bills are due in December?', 'can we cover them?'],
    { tool: 'forecast_low', until: '2026-12-31' },
  ],
  [
    ['any bills over £1,000 coming up', 'just the first two'],
    { tool: 'upcoming', first: 2, next: false },
  ],
  [
    ['How much are we owed?', 'by who?', 'when will they pay?'],
    { tool: 'invoices', side: 'in', state: 'open', aspect: 'total' },
  ],
  [['What’s our lowest point?', 'how do you know?'], { tool: 'forecast_record' }],
  [
    ['What is due to Adobe?', 'has it gone up?'],
    { tool: 'price_change', subjects: [{ name: 'Adobe' }] },
  ],
])('%j', (prompts, args) => {
  expect(called(...prompts)).toMatchObject(args)
})

// "They" are nobody who was named.
test.each([
  [['Who owes us money?', 'what if they never pay?']],
  [['Who are our top five customers?', 'what if they left?']],
  [['Will we flurb by June?', 'when will we?']],
])('%j is asked back', (prompts) => {
  expect(called(...prompts)).not.toHaveProperty('tool')
})
