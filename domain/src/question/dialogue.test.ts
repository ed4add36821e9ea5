// Follow-ups: what they keep, what they change, and that one which changes nothing is asked back.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const ever = '2025-05-01/2026-11-20'
const wages = 'Wages and salaries (net)'

test.each([
  [
    ['What did we spend on software in Q2?', 'the most expensive'],
    'top out Software subscriptions 2026-04-01/2026-06-30',
  ],
  [['Wages in October', 'who got the most?'], `top out ${wages} ${october}`],
  [
    ['Wages in October', 'including PAYE'],
    `flow_total out ${wages}+PAYE and National Insurance ${october}`,
  ],
  [
    ['List payments to Costa in October', 'the one on the 13th'],
    'list_payments out Costa 2026-10-13/2026-10-13',
  ],
  [
    ['What did we pay Adobe in October?', 'and Shell?', 'which was higher?'],
    `compare_subjects out Adobe ${october} vs Shell`,
  ],
  [
    ['What did Northwind pay us in October?', 'vs Etsy'],
    `compare_subjects in Northwind Hotels ${october} vs Etsy`,
  ],
  [
    ['How much did we spend in October?', 'in the first half'],
    'flow_total out 2026-10-01/2026-10-15',
  ],
  [['How much did we spend in October?', 'and what came in then'], `flow_total in ${october}`],
  [['Did we make a profit last month?', 'what came in then'], `flow_total in ${october}`],
  [
    ['How much did we spend in October?', 'what did we pay Shell in that month'],
    `flow_total out Shell ${october}`,
  ],
  [
    ['What did Costa cost us in October?', 'and how much do you reckon for December'],
    'forecast_total out Costa 2026-12-01/2026-12-31',
  ],
  [['When is Northwind due to pay?', 'are they usually on time'], 'payer_delays Northwind Hotels'],
  // Everybody who paid, not customers alone.
  [['How much came in in October?', 'split that by who paid'], `breakdown in ${october}`],
  [
    ['How much did Northwind blorp since June?', 'Etsy for the same period?'],
    'flow_total in Etsy 2026-06-01/2026-11-20',
  ],
  [['How much did Northwind blorp?', 'Etsy for the same period?'], 'clarify shape'],
  // The days that it was lower than are not those that it is about.
  [
    ['What were sales in October?', 'why were they lower than September?'],
    `largest_changes in Sales income ${october} vs 2026-09-01/2026-09-30`,
  ],
  [
    ['Fuel in the summer', 'is that more than last summer?'],
    'compare_periods out Fuel 2026-06-01/2026-08-31 vs 2025-06-01/2025-08-31',
  ],
  // After a what-if that was refused it is no question of its own.
  [['What if we did something else entirely?', 'ok just Adobe then'], 'clarify shape'],
  // Of a question that was asked back the days stay, whatever way the money went.
  [
    ['How much of it did we flurb in October?', 'and the total going out?'],
    `flow_total out ${october}`,
  ],
  [['Total income since the books start', 'and the total going out?'], `flow_total out ${ever}`],
  // Whole months stay whole months, however long each of them is.
  [
    ['Sales in the first half of 2026', 'and the six months before that'],
    'flow_total in Sales income 2025-07-01/2025-12-31',
  ],
  [
    ['How much went out from April to June 2026?', 'and the three months before that'],
    'flow_total out 2026-01-01/2026-03-31',
  ],
  [
    ['How much went out from February to April 2026?', 'and before that'],
    'flow_total out 2025-11-01/2026-01-31',
  ],
  [['Fuel in September', 'same for last year'], 'flow_total out Fuel 2025-09-01/2025-09-30'],
  [
    ['What did we pay Adobe this year?', 'how many payments is that?', 'when was the last one?'],
    'payment_when out Adobe 2026-01-01/2026-11-20',
  ],
  [['Which invoices are overdue?', 'and the bills?'], 'invoices out'],
  [
    ['How much did we pay Shell this year?', 'what’s that a month?'],
    'average out Shell 2026-01-01/2026-11-20',
  ],
  [
    ['Takings in July', 'how much of that was cash?'],
    'flow_total in Cash and cheques banked 2026-07-01/2026-07-31',
  ],
  [
    ['What did Northwind pay us in October?', 'is that normal?'],
    'average in Northwind Hotels 2025-11-01/2026-10-31',
  ],
  [
    ['What was our biggest payment in October?', 'and the second biggest?'],
    'top out 2026-10-01/2026-10-31',
  ],
  [['Our best month for Etsy?', 'and the worst?'], `extreme in Etsy 2025-05-01/2026-11-20`],
  [
    ['What did Shell cost in September?', 'and on average a month?'],
    'average out Shell 2025-11-01/2026-10-31',
  ],
  [
    ['Fuel in October', 'and rent?', 'and the two together?'],
    `flow_total out Fuel+Rent and service charge ${october}`,
  ],
  [['When is our next VAT bill?', 'how much is it?'], 'tax_due'],
  [
    ['How much did Northwind pay in September?', 'sorry, I meant Etsy'],
    'flow_total in Etsy 2026-09-01/2026-09-30',
  ],
  [['What did we spend in September?', 'no, received'], 'flow_total in 2026-09-01/2026-09-30'],
  [['What did we spend in September?', 'not September, October'], `flow_total out ${october}`],
  [['How much did Etsy pay in September?', 'no, October'], `flow_total in Etsy ${october}`],
  [
    ['How much did Etsy pay in October?', 'I meant Stripe, not Etsy'],
    `flow_total in Stripe ${october}`,
  ],
  [['How much came in in October?', 'who paid the most?'], `top in Sales income ${october}`],
  [
    ['How much came in in October?', 'just the card payments'],
    `flow_total in Card and payment-platform payouts ${october}`,
  ],
  [
    ['Takings in October', 'up or down on last year?'],
    `compare_periods in Sales income ${october} vs 2025-10-01/2025-10-31`,
  ],
  [['What did we spend in October?', 'anything over £200?'], `list_payments out ${october}`],
  [['Fuel in October', 'what was the biggest?'], `top out Fuel ${october}`],
  [
    ['When did we last pay Adobe?', 'when’s the next one?'],
    'upcoming out Adobe 2026-11-21/2027-02-19',
  ],
  [
    ['When did we last pay Adobe?', 'and the one before that?'],
    'payment_when out Adobe 2025-05-01/2026-11-20',
  ],
  [
    ['How much has Northwind paid us this year?', 'do they still owe us anything?'],
    'invoices in Northwind Hotels',
  ],
  [
    ['What went to Adobe in September?', 'same but for the quarter'],
    'flow_total out Adobe 2026-07-01/2026-09-30',
  ],
  [
    ['What went to Adobe in September?', 'and over the whole year?'],
    'flow_total out Adobe 2026-01-01/2026-11-20',
  ],
  [
    ['Marketing in October', 'what did we spend on it last year?'],
    'flow_total out Marketing 2025-01-01/2025-12-31',
  ],
  [['Marketing in October', 'what’s in that?'], `breakdown out Marketing ${october}`],
  [['Takings in October', 'what was the best day?'], `extreme in Sales income ${october}`],
  [['Takings in October', 'average per day?'], `average in Sales income ${october}`],
  [['Who paid us the most in October?', 'and how much was it?'], `top in Sales income ${october}`],
  [['Show me payments over £1,000 in October', 'total?'], `flow_total out ${october}`],
  [
    ['What did Adobe cost in September?', 'who’s our biggest customer this year?'],
    'top in Sales income 2026-01-01/2026-11-20',
  ],
  [
    ['What did Adobe cost in October?', 'their share of software?'],
    `share out Software subscriptions+Adobe ${october}`,
  ],
  [['Fuel in October', 'add them together'], 'clarify shape'],
  [
    ['What did Adobe cost in October?', 'how does Shell compare?'],
    `compare_subjects out Adobe ${october} vs Shell`,
  ],
  // Of a question that was not understood only the days are known.
  [['How much did we flurb in October?', 'and wages?'], `flow_total out ${wages} ${october}`],
  [['How much did we flurb in October?', 'and in September?'], 'clarify shape'],
  // What was bought is not counted by the books, only its payments.
  [
    ['What did we pay Adobe this year?', 'how many parcels is that?'],
    'count_payments out Adobe 2026-01-01/2026-11-20',
  ],
  [
    ['What did we pay Adobe this year?', 'how many hires is that?'],
    'count_payments out Adobe 2026-01-01/2026-11-20',
  ],
  [['What did we pay Adobe this year?', 'how many hours is that?'], 'unavailable stock'],
  [['Show payments to Adobe in October', 'tot them up'], `flow_total out Adobe ${october}`],
  [
    ['What did Northwind pay us in 2025?', 'and so far in 2026?'],
    'flow_total in Northwind Hotels 2026-01-01/2026-11-20',
  ],
  [
    ['What did Northwind pay us in 2025?', 'and this year to date?'],
    'flow_total in Northwind Hotels 2026-01-01/2026-11-20',
  ],
  [['How much did I draw in October?', 'and wages?'], `flow_total out ${wages} ${october}`],
  [['Fuel in September', 'no, I meant 2025'], 'flow_total out Fuel 2025-09-01/2025-09-30'],
  [['Fuel in September', 'October I mean'], `flow_total out Fuel ${october}`],
  // A name or a kind after a preposition takes the days, and what is compared, from before.
  [
    ['How did October compare with September?', 'for sales?'],
    `compare_periods in Sales income ${october} vs 2026-09-01/2026-09-30`,
  ],
  [['How much came in in October?', 'from Etsy?'], `flow_total in Etsy ${october}`],
  [
    ['How did October go?', 'was September better?'],
    `compare_periods net 2026-09-01/2026-09-30 vs ${october}`,
  ],
  // As many days of a month under way.
  [
    ['How did we do?', 'was last month better?'],
    'compare_periods net 2026-10-01/2026-10-20 vs 2026-11-01/2026-11-20',
  ],
  [
    ['Takings in September', 'for cards only'],
    'flow_total in Card and payment-platform payouts 2026-09-01/2026-09-30',
  ],
  [['Adobe this year', 'when did it go up?'], 'price_change out Adobe 2025-05-01/2026-11-20 when'],
  [
    ['Wages in October', 'and in September', 'diff?'],
    `compare_periods out ${wages} 2026-09-01/2026-09-30 vs ${october}`,
  ],
  // As much of another year, or month, as was answered of the one under way.
  [
    ['Fuel this year', 'and last year up to the same point'],
    'flow_total out Fuel 2025-01-01/2025-11-20',
  ],
  [['Fuel this year', 'same period last year'], 'flow_total out Fuel 2025-01-01/2025-11-20'],
  [['Fuel this month', 'same period last month'], 'flow_total out Fuel 2026-10-01/2026-10-20'],
  [['Fuel in Q3', 'same period last year'], 'flow_total out Fuel 2025-07-01/2025-09-30'],
  [['Fuel in October', 'is that more than usual?'], `against_average out Fuel ${october}`],
  [
    ['How much went out in October?', 'and keep rent out'],
    `flow_total out -Rent and service charge ${october}`,
  ],
  [
    ['Costa this year', 'Adobe', 'add them two up'],
    'flow_total out Costa+Adobe 2026-01-01/2026-11-20',
  ],
  [
    ['Fuel in September', 'and October', 'add the two together'],
    'flow_total out Fuel 2026-09-01/2026-10-31',
  ],
  // "That" was the whole of the year, which is not cut to the days of this one.
  [
    ['What did we pay Adobe in 2025?', 'how’s that compare with 2026 so far'],
    'compare_periods out Adobe 2026-01-01/2026-11-20 vs 2025-01-01/2025-12-31',
  ],
])('%j ends in %s', (prompts, expected) => {
  expect(planned(...prompts)).toBe(expected)
})

test('the average of listed payments is that of a payment', () => {
  const { plan } = interpreted('Payments to Costa since June', 'what’s the average?')
  expect(plan).toMatchObject({ call: { tool: 'average', args: { per: 'payment' } } })
})

test.each([
  [['hows nov looking against last nov at this point', 'just stripe']],
  [['what are we paying Funding Circle each month']],
])('%j is asked back with choices, none of which leads to more of them', (prompts) => {
  const { plan } = interpreted(...prompts)
  expect(plan).toMatchObject({ kind: 'clarify' })
  expect(plan.kind === 'clarify' && plan.choices.length).toBeGreaterThan(0)
})

// A verdict is on the days that the question names, unless they are what it is set against.
test.each([
  [['Net cash flow in September', 'was October better?'], '2026-10-01 more'],
  [['Net cash flow in October', 'was the month before worse?'], '2026-09-01 less'],
  [['Fuel in September', 'was October dearer?'], '2026-10-01 more'],
  [['Fuel in September', 'did it go up in October?'], '2026-10-01 more'],
  [['How much came in in October?', 'did we do better in September?'], '2026-09-01 more'],
  [['Fuel in October', 'is that more than September?'], '2026-10-01 more'],
  [['Fuel in October', 'was it up on September?'], '2026-10-01 more'],
  // More of a cost is no better.
  [['Fuel in September', 'was October better?'], '2026-10-01 both'],
])('takes the verdict of %j on %s', (prompts, verdict) => {
  const { plan } = interpreted(...prompts)
  const call = plan.kind === 'call' && plan.call.tool === 'compare_periods' ? plan.call : null
  expect(call && `${call.args.period.from} ${call.args.asks}`).toBe(verdict)
})
