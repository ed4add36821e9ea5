// What lies ahead, in wording that the first tests of patterns don't hold.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

function called(...prompts: readonly string[]) {
  const { plan } = interpreted(...prompts)
  if (plan.kind === 'call') return { tool: plan.call.tool, ...plan.call.args }
  return plan.kind === 'clarify' ? plan.choices.map(({ prompt }) => prompt) : plan.topic
}

test.each([
  ['whats going out on the 30th', { tool: 'upcoming', period: { from: '2026-11-30' } }],
  ['will we be overdrawn at any point before easter', { tool: 'forecast_low' }],
  ['are we above our buffer all the way to march', { tool: 'chance_below' }],
  ['will money in cover money out in january', { tool: 'forecast_total', measure: 'net' }],
  ["who's due to pay us next", { tool: 'upcoming', side: 'in', next: true }],
  ['if sales stopped tomorrow how long could we last', { tool: 'runway' }],
  ['when is my next tax payment on account', { tool: 'tax_due', kind: 'self_assessment' }],
  ['next big bill', { tool: 'upcoming', side: 'out', largest: 1 }],
  ['when are Northwind paying and how much', { tool: 'upcoming', side: 'in', next: true }],
  ["what's the rent and when does it go out", { tool: 'recurring', side: 'out' }],
  ['how much are wages and when do they go out', { tool: 'recurring', side: 'out' }],
  ['how many deals are in the pipeline', { tool: 'sales_projects', aspect: 'count' }],
  ['what projects have we won but not been paid for', { tool: 'sales_projects', aspect: 'open' }],
])('“%s” looks ahead', (prompt, args) => {
  expect(called(prompt)).toMatchObject(args)
})

test.each(['how much cash do i have', 'hows the bank looking today'])(
  '“%s” is the balance, no forecast',
  (prompt) => {
    expect(called(prompt)).toEqual({ tool: 'cash_balance' })
  },
)

test.each([
  ["who's due to pay us next", 'and after them?', { tool: 'upcoming', skip: 1 }],
  ["what's going out next week", "what's the biggest of those", { tool: 'upcoming', largest: 1 }],
  ['what bills fall due in December', 'which ones?', { tool: 'upcoming', next: false }],
  [
    'which invoices fall due in December?',
    'which of those is the biggest?',
    { tool: 'invoices', first: 'largest' },
  ],
  [
    'what will the balance be at the end of january',
    'how confident are you in that',
    { tool: 'forecast_record' },
  ],
])('after “%s”, “%s”', (first, second, args) => {
  expect(called(first, second)).toMatchObject(args)
})

test.each([
  ['how do i add an invoice', 'invoices'],
  ['can i get the forecast as a spreadsheet', 'export'],
  ['is our stock going to run out', 'stock'],
  ['am i better off going limited', 'advice'],
])('“%s” leads to the topic %s', (prompt, topic) => {
  expect(called(prompt)).toBe(topic)
})

test('two questions in one are answered one by one', () => {
  expect(planned('what will the balance be on christmas eve and how much vat is due')).toBe(
    'forecast_balance then tax_due',
  )
})

const corporationTax = { tool: 'tax_due', kind: 'corporation_tax', isOfYear: true }
test.each([
  ['How much corporation tax will we owe for 2026?', '2026-01-01', '2026-12-31'],
  ['What will corporation tax be for the year to March 2027?', '2026-04-01', '2027-03-31'],
  ['how much corp tax for 2025/26', '2025-04-01', '2026-03-31'],
])('“%s” is of the accounting year, whenever it is due', (prompt, from, to) => {
  expect(called(prompt)).toMatchObject({ ...corporationTax, period: { from, to } })
})

test('what was paid for a year is not what is expected for it', () => {
  expect(called('How much corporation tax did we pay for the year to March 2026?')).toContain(
    'When is corporation tax next due?',
  )
})

const january = { tool: 'forecast_low', from: '2027-01-01', until: '2027-01-31' }
const onLastOfJanuary = { from: '2027-01-31', to: '2027-01-31' }
test.each([
  ['Will we be ok in January?', january],
  ['are we going to be alright until the end of February', { until: '2027-02-28' }],
  [
    'After wages and VAT, what’s left on 31 January?',
    { tool: 'forecast_after', period: onLastOfJanuary },
  ],
  ['How much is due out by the weekend?', { side: 'out', period: { to: '2026-11-22' } }],
  ['How much should Etsy bring in over December?', { tool: 'forecast_total', measure: 'in' }],
  ['Can we afford to pay the corporation tax when it’s due?', { tool: 'forecast_cover' }],
  [
    'Will there be enough for the rent and Premier Paper on Friday?',
    { tool: 'forecast_cover', any: true },
  ],
])('“%s” is of days to come', (prompt, args) => {
  expect(called(prompt)).toMatchObject(args)
})

test('when the largest payment was is part of its answer', () => {
  const prompts = ['How much did Northwind pay us this year?', 'and the biggest?', 'when was that']
  expect(called(...prompts)).toMatchObject({ tool: 'top', by: 'payment', n: 1 })
})

test.each([
  ['Will there be more in the bank at Christmas than now?', '2026-12-25', 'more'],
  ['will I be worse off at the end of January than I am today', '2027-01-31', 'less'],
])('“%s” sets a balance to come beside that of today', (prompt, day, thanNow) => {
  expect(called(prompt)).toEqual({ tool: 'forecast_balance', day, thanNow })
})

test.each([
  ['What does Adobe cost over the next 12 months?', 'Adobe'],
  ['how much will Adobe cost us next year', 'Adobe'],
  ['what will the rent come to over the coming year', 'Rent and service charge'],
])('“%s” is the rhythm of %s over a year', (prompt, name) => {
  expect(called(prompt)).toMatchObject({
    tool: 'recurring',
    subjects: [{ name }],
    period: expect.anything(),
  })
})

test('what is due beyond the list of payments is what the forecast still expects', () => {
  expect(called('How much rent will I pay between now and the end of June?')).toMatchObject({
    tool: 'forecast_total',
    rest: true,
    period: { from: '2026-11-21', to: '2027-06-30' },
  })
})

test.each([
  [['How much is overdue by more than two weeks?'], 14],
  [['How much is overdue by more than two weeks?', 'and more than a month?'], 30],
  [['which invoices are unpaid', 'and more than a month late?'], 30],
])('%j is of invoices so many days late', (prompts, days) => {
  const olderThan = { days, since: 'due' }
  expect(called(...prompts)).toMatchObject({ tool: 'invoices', state: 'open', olderThan })
})

test.each([
  [['who pays us next', 'and who after that?'], { tool: 'upcoming', skip: 1 }],
  [['how much is safe to spend', 'why so little?'], { tool: 'safe_to_spend' }],
  [['when is the rent due', 'has it gone up'], { tool: 'price_change', when: true }],
  [
    ['when will cash be lowest', 'by how much does it dip under the buffer?'],
    { tool: 'forecast_low' },
  ],
  [
    ['how much have we paid Adobe this year', 'over how many payments?'],
    { tool: 'count_payments' },
  ],
])('%j ends in a remark on the answer', (prompts, args) => {
  expect(called(...prompts)).toMatchObject(args)
})

test.each([
  ['bit skint, whos due to pay me next n how much', { tool: 'upcoming', side: 'in', next: true }],
  ['How much of the money in the bank is really HMRC’s?', { tool: 'tax_set_aside' }],
  ['how much of what’s in the bank belongs to the taxman', { tool: 'tax_set_aside' }],
  ['Can we stand a 3 grand order on 10 December?', { tool: 'afford', day: '2026-12-10' }],
])('“%s” is read in its own words', (prompt, args) => {
  expect(called(prompt)).toMatchObject(args)
})

test('what would have been otherwise is not held', () => {
  expect(called('If we’d never taken the loan, how much less would be in the bank?')).toBe(
    'other_past',
  )
})

const lastJanuary = { from: '2026-01-01', to: '2026-01-31' }
const nextJanuary = { from: '2027-01-01', to: '2027-01-31' }
test.each([
  ['Will the next VAT bill be more than the last one?', { kind: 'vat', besideLast: 'more' }],
  ['will the corporation tax be less than last time', { besideLast: 'less' }],
  [
    'Will January’s Self Assessment be more or less than last January’s?',
    { kind: 'self_assessment', besideLast: 'both', period: nextJanuary, against: lastJanuary },
  ],
])('“%s” sets a tax to come beside one that was paid', (prompt, args) => {
  expect(called(prompt)).toMatchObject({ tool: 'tax_due', ...args })
})

test('money that has to be ready is what falls due', () => {
  const prompt = 'When do I have to have the VAT money ready?'
  expect(called(prompt)).toMatchObject({ tool: 'tax_due', kind: 'vat' })
})
