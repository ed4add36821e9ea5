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
    ['When is our next VAT payment?', 'what did we pay last time?'],
    { tool: 'payment_when', subjects: [{ code: 'vat_payment' }], first: false },
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

test.each([
  [['What’s due next week?', 'what’s left after'], { tool: 'forecast_balance', day: '2026-11-29' }],
  [
    ['What’s due next week?', 'anything after that?'],
    { tool: 'upcoming', period: { from: '2026-11-30', to: '2026-12-06' } },
  ],
  [['When is the next VAT bill due?', 'when exactly?'], { tool: 'tax_due', kind: 'vat' }],
  [
    ['When is the next VAT bill due?', 'and the last one'],
    { tool: 'payment_when', subjects: [{ code: 'vat_payment' }] },
  ],
  [
    ['How much did we spend on fuel last year?', 'and this?'],
    { tool: 'flow_total', period: { from: '2026-01-01', to: '2026-11-20' } },
  ],
  [
    ['What’s our balance?', 'after the wages go out'],
    { tool: 'forecast_after', subjects: [{ code: 'net_wages' }] },
  ],
  [
    ['How much did Northwind pay us in October?', 'split by week'],
    { tool: 'series', interval: 'week', period: { from: '2026-10-01' } },
  ],
  [['Can I afford a £5,000 van in January?', 'why not'], { tool: 'afford', amount: 500_000 }],
  [
    ['Are we alright till payday?', 'and after it?'],
    { tool: 'forecast_after', subjects: [{ code: 'net_wages' }] },
  ],
  [
    ['Are we alright till payday?', 'what about till Christmas'],
    { tool: 'forecast_low', until: '2026-12-25' },
  ],
  [
    ['What’s our lowest point before Easter?', 'and without the VAT?'],
    { tool: 'what_if', percent: -100, subjects: [{ code: 'vat_payment' }], lowUntil: '2027-03-27' },
  ],
])('after %j', (prompts, expected) => {
  expect(called(...prompts)).toMatchObject(expected)
})

// A loan that was repaid is not known to be paid off: what was repaid is, and no yes.
test.each([
  ['Has the director’s loan been paid back in full?', 'directors_loan_out'],
  ['are we done paying the director’s loan', 'directors_loan_out'],
  ['have we cleared the director’s loan?', 'directors_loan_out'],
  ['has the loan been paid off yet', 'loan_repayment'],
])('“%s” is what was repaid', (prompt, code) => {
  expect(called(prompt)).toMatchObject({ tool: 'flow_total', subjects: [{ code }] })
  expect(called(prompt)).not.toHaveProperty('whether')
})

test.each([
  ['What’s due on quarter day?', { tool: 'upcoming', period: { from: '2026-12-25' } }],
  [
    'what will the balance be on bank holiday Monday',
    { tool: 'forecast_balance', day: '2026-12-28' },
  ],
  [
    'when’s the skint-est day coming up over xmas then',
    { tool: 'forecast_low', from: '2026-12-24', until: '2027-01-01' },
  ],
  [
    'are we going to be alright over christmas',
    { tool: 'forecast_low', from: '2026-12-24', until: '2027-01-01', asks: 'well' },
  ],
  [
    'What was our balance at close on bank holiday Monday, 31 August 2026?',
    { tool: 'cash_balance', day: '2026-08-31' },
  ],
  [
    'can i squeeze an extra £2k drawings before xmas or will it tip me over the edge',
    { tool: 'afford', amount: 200_000 },
  ],
  [
    'will there be enough in the pot to cover everything due next week?',
    { tool: 'forecast_low', asks: 'well' },
  ],
  [
    'will we make it to the end of the quarter without going overdrawn',
    { tool: 'forecast_low', until: '2026-12-31', asks: 'well' },
  ],
  [
    'have we got enough for the VAT bill on top of wages',
    { tool: 'forecast_cover', subjects: [{ code: 'vat_payment' }, { code: 'net_wages' }] },
  ],
  [
    'what’s the highest the balance gets before easter',
    { tool: 'forecast_peak', measure: 'balance', period: { to: '2027-03-28' } },
  ],
  [
    'how much more tax before the end of the financial year',
    { tool: 'tax_due', period: { to: '2027-03-31' } },
  ],
  ['worst case for end of january', { tool: 'forecast_balance', day: '2027-01-31' }],
  [
    'what if Northwind goes from 30 to 60 days',
    { tool: 'what_if', change: 'delay', days: 30, subjects: [{ name: 'Northwind Hotels' }] },
  ],
  ['do I need to put anything aside for VAT this month', { tool: 'tax_set_aside', kind: 'vat' }],
])('“%s”', (prompt, expected) => {
  expect(called(prompt)).toMatchObject(expected)
})

test('up or down is no yes or no', () => {
  const software = 'How much did we spend on software in October?'
  const against = { period: { from: '2026-10-01' }, against: { from: '2026-09-01' } }
  expect(called(software, 'up or down?')).toMatchObject({ asks: 'both', ...against })
  expect(called(software, 'is that up?')).toMatchObject({ asks: 'more', ...against })
  expect(called(software, 'is that down?')).toMatchObject({ asks: 'less', ...against })
})
