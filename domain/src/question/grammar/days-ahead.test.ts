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
