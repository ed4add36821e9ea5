// Balances, the forecast, taxes, invoices and what can be afforded, as people put them.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

function called(prompt: string) {
  const { plan } = interpreted(prompt)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

test.each([
  ['what did we have in the bank a year ago today', { day: '2025-11-20' }],
  ['Main account on 1 october', { day: '2026-10-01', account: 'main' }],
  ['how much is tucked away in the reserve account', { account: 'reserve' }],
  ['what is our cash position as of today', {}],
  ['what did we start the year with in the bank', { day: '2025-12-31' }],
  ['bank total at year end', { day: '2026-03-31' }],
  ['Did the bank stand at £40,000 at the end of May', { day: '2026-05-31', claimed: 4_000_000 }],
  ['both accounts added together on 31 March 2026', { day: '2026-03-31' }],
])('“%s” is the balance %o', (prompt, args) => {
  expect(called(prompt)).toEqual({ tool: 'cash_balance', ...args })
})

test.each([
  ['lowest the bank has ever been', true, '2025-05-01'],
  ['when were we at our richest', false, '2025-05-01'],
  ['worst the account has been this year', true, '2026-01-01'],
  ['when was the balance lowest', true, '2025-05-01'],
])('“%s” looks at days of the past (least: %s, from %s)', (prompt, least, from) => {
  expect(called(prompt)).toMatchObject({
    tool: 'extreme',
    measure: 'balance',
    least,
    period: { from, to: '2026-11-20' },
  })
})

test.each([
  ['how many days were we under £20k this year', 2_000_000],
  ['were we ever below £10k', 1_000_000],
])('“%s” counts the days below %i pence', (prompt, below) => {
  expect(called(prompt)).toMatchObject({ tool: 'balance_below', below })
})

test.each([
  ['what will the bank look like at xmas', { tool: 'forecast_balance', day: '2026-12-25' }],
  ['where will we be by the end of January', { tool: 'forecast_balance', day: '2027-01-31' }],
  ['cash position mid january', { tool: 'forecast_balance', day: '2027-01-15' }],
  ['when do we hit the low point', { tool: 'forecast_low' }],
  [
    'when is money tightest this winter',
    { tool: 'forecast_low', from: '2026-12-01', until: '2027-02-28' },
  ],
  ['how low will cash go before Christmas', { tool: 'forecast_low', until: '2026-12-24' }],
  ['how bad does february get', { tool: 'forecast_change', month: '2027-02' }],
  ['what are the odds of us dipping under the buffer', { tool: 'chance_below' }],
  ['how reliable is this forecast', { tool: 'forecast_record' }],
  ['is my forecast reliable', { tool: 'forecast_record' }],
  ['how is cash going to be in March', { tool: 'forecast_balance', day: '2027-03-31' }],
  ['what are we predicted to have on 15 January', { tool: 'forecast_balance', day: '2027-01-15' }],
  [
    'will we be ok for cash in January',
    { tool: 'forecast_low', from: '2027-01-01', until: '2027-01-31', asks: 'well' },
  ],
  [
    'are we ok in January?',
    { tool: 'forecast_low', from: '2027-01-01', until: '2027-01-31', asks: 'well' },
  ],
  [
    'will we go overdrawn before March',
    { tool: 'forecast_low', until: '2027-02-28', asks: 'overdrawn' },
  ],
  ['what drives the low in january', { tool: 'forecast_change', month: '2027-01' }],
  [
    'probability of falling short of the buffer by end of Jan',
    { tool: 'chance_below', until: '2027-01-31' },
  ],
])('“%s” is of the forecast', (prompt, call) => {
  expect(called(prompt)).toEqual(call)
})

// What is due, what to keep and what was paid are three things.
test.each([
  ['corporation tax - when and how much', 'tax_due', 'corporation_tax'],
  ['how much corporation tax do we need to find', 'tax_due', 'corporation_tax'],
  ['how many days until the vat is due', 'tax_due', 'vat'],
  ['how much vat is building up', 'tax_set_aside', 'vat'],
  ['how much should we keep back for vat', 'tax_set_aside', 'vat'],
  ['what is our CIS liability at the moment', 'tax_set_aside', 'cis'],
  ['when is the VAT going out and what is the damage', 'tax_due', 'vat'],
  ['when does the VAT leave the account and how much for', 'tax_due', 'vat'],
  ['corp tax - what’s the damage and when', 'tax_due', 'corporation_tax'],
])('“%s” is %s of %s', (prompt, tool, kind) => {
  expect(called(prompt)).toEqual({ tool, kind })
})

// A return may come out the other way.
test.each([
  'how much is the vat man gonna give us back & when',
  'how much VAT will we get back and when',
  'when will hmrc pay us our VAT',
  'are we due a VAT refund',
  'is there any vat coming back to us',
  'how much vat are we owed by HMRC',
  'when’s the VAT refund coming',
  'When is the next VAT repayment expected and how much?',
])('“%s” is about VAT that comes back', (prompt) => {
  expect(called(prompt)).toEqual({ tool: 'tax_due', kind: 'vat', isRepaid: true })
})

test.each([
  ['how much vat did we get back last year', '2025-01-01/2025-12-31'],
  ['How much VAT came back from HMRC in September?', '2026-09-01/2026-09-30'],
  ['how much VAT have we claimed back this year', '2026-01-01/2026-11-20'],
])('“%s” is what came in', (prompt, period) => {
  expect(planned(prompt)).toBe(`flow_total in VAT repayment ${period}`)
})

// Projects are milestones until they are paid.
test.each([
  [
    'What money comes in from projects before the end of January?',
    'upcoming in Project milestones 2026-11-21/2027-01-31',
  ],
  ['what is due from projects in January', 'upcoming in Project milestones 2027-01-01/2027-01-31'],
  [
    'how much did projects bring in last year',
    'flow_total in Project and milestone income 2025-01-01/2025-12-31',
  ],
])('“%s” is about money of projects', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

// What is kept and a customer's taxes are asked back.
test.each([
  'what have we put by',
  'what have we put by for tax',
  'how much corporation tax will Northwind pay next year',
  'how much corporation tax did Northwind pay last year',
])('“%s” is asked back', (prompt) => {
  expect(called(prompt)).toBe('clarify')
})

test('whether to register for a tax is advice, but for the VAT threshold', () => {
  expect(called('do I need to register for PAYE')).toBe('declined')
  expect(called('should I register for VAT')).toBe('declined')
})

test('all taxes that were paid count those on wages', () => {
  expect(planned('how much tax did we pay last year')).toBe(
    'flow_total out Taxes+PAYE and National Insurance 2025-01-01/2025-12-31',
  )
})

test('the lowest of one account is of that account', () => {
  expect(called('lowest the reserve account has been in 2026')).toMatchObject({
    tool: 'extreme',
    measure: 'balance',
    least: true,
    account: 'reserve',
    period: { from: '2026-01-01', to: '2026-11-20' },
  })
})

test('tax that falls due within days carries them', () => {
  expect(called('total tax due over the next 3 months')).toMatchObject({
    tool: 'tax_due',
    period: { from: '2026-11-21', to: '2027-02-20' },
  })
})

test.each([
  ['when did we last pay the VAT', 'payment_when out VAT payment 2025-05-01/2026-11-20'],
  ['is Northwind due to pay us soon', 'upcoming in Northwind Hotels 2026-11-21/2027-02-19'],
  ['what is going out in december, total', 'upcoming out 2026-12-01/2026-12-31'],
  [
    'what bills have we got to pay before the end of the month',
    'upcoming out 2026-11-21/2026-11-30',
  ],
  ['list my regular monthly payments out', 'recurring out'],
  ['safe to spend this month', 'safe_to_spend'],
  [
    'how much do we think Shell will cost us next month',
    'forecast_total out Shell 2026-12-01/2026-12-31',
  ],
  ['has Adobe put our bill up at all', 'price_change out Adobe 2025-05-01/2026-11-20'],
  ['has Adobe put its price up', 'price_change out Adobe 2025-05-01/2026-11-20'],
  ['Adobe renewal - how much did it go up', 'price_change out Adobe 2025-05-01/2026-11-20 when'],
])('“%s” is %s', (prompt, plan) => {
  expect(planned(prompt)).toBe(plan)
})

test.each([
  ['any bills i should of paid by now', { side: 'out', state: 'overdue' }],
  ['invoices past their due date', { side: 'in', state: 'overdue' }],
  ['how much have we billed that isnt paid yet', { side: 'in', state: 'open' }],
  ['oldest unpaid invoice', { side: 'in', state: 'open', first: 'oldest' }],
  ['biggest bill outstanding', { side: 'out', state: 'open', first: 'largest' }],
  ['has Northwind’s £4,215.60 turned up yet', { side: 'in', state: 'open', amount: 421_560 }],
  ['Northwind owes me £120, doesn’t it?', { side: 'in', state: 'open', amount: 12_000 }],
  ['who owes us, and how late are they', { side: 'in', state: 'open' }],
  ['what do we owe suppliers altogether at the mo', { side: 'out', state: 'open' }],
  ['which customer owes us most', { side: 'in', state: 'open', first: 'party' }],
  ['who do we need to pay first', { side: 'out', state: 'open', first: 'next' }],
])('“%s” asks for invoices %o', (prompt, args) => {
  expect(called(prompt)).toMatchObject({ tool: 'invoices', aspect: 'total', ...args })
})

test.each([
  ['largest 3 payments due', 3],
  ['what is the biggest bill coming up', 1],
  ['biggest bills coming up', 5],
  ['top 5 payments coming out before christmas', 5],
])('“%s” lists the largest %i', (prompt, largest) => {
  expect(called(prompt)).toMatchObject({ tool: 'upcoming', side: 'out', largest })
})

test.each([
  ['can we afford a 6k van deposit in january', { amount: 600_000, day: '2027-01-01' }],
  ['is it safe to spend 4 grand now', { amount: 400_000 }],
  ['could the firm stand a £20,000 digger in January', { amount: 2_000_000, day: '2027-01-01' }],
])('“%s” is a payment of %o', (prompt, args) => {
  expect(called(prompt)).toEqual({ tool: 'afford', ...args })
})

test.each([
  ['could we stretch to another £1,500 a month on wages', 150_000],
  ['can we take on an apprentice at 2k a month', 200_000],
])('“%s” is %i pence more every month, not one payment', (prompt, amount) => {
  expect(called(prompt)).toMatchObject({ tool: 'what_if', side: 'out', amount, every: 'month' })
})

// The thing bought is a name of its own; whatever else stands there changes what is asked.
test.each([
  ['can we afford a second hand pizza oven for £5,000 in december', 'afford'],
  ['can we afford £800 for training', 'afford'],
  ['can we afford £5,000 in december on alternate Tuesdays', 'clarify'],
  ['can we afford £5,000 in december without touching savings', 'clarify'],
  ['can we afford £5,000 in december twice', 'clarify'],
])('“%s” comes to %s', (prompt, expected) => {
  const { plan } = interpreted(prompt)
  expect(plan.kind === 'call' ? plan.call.tool : plan.kind).toBe(expected)
})
