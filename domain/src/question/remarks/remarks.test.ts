// Short remarks on an answer: which call they come to, written out by hand.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

const called = (...prompts: string[]) => {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

const invoices = { tool: 'invoices', side: 'in', aspect: 'total' } as const

test.each([
  ['without the overdue ones', { state: 'current' }],
  ['not the late ones', { state: 'current' }],
  ['which are overdue?', { state: 'overdue' }],
  ['how much of that is late', { state: 'overdue' }],
  ['who owes the most?', { state: 'open', first: 'party' }],
  ['the oldest?', { state: 'open', first: 'oldest' }],
  ['by customer', { state: 'open', first: 'parties' }],
  ['just Northwind', { state: 'open', subjects: [{ name: 'Northwind Hotels' }] }],
  ['excluding Northwind', { state: 'open', except: [{ name: 'Northwind Hotels' }] }],
  ['anything due next week?', { state: 'open', period: { from: '2026-11-23', to: '2026-11-29' } }],
])('after unpaid invoices “%s” is %o', (remark, expected) => {
  expect(called('what do customers owe us in total', remark)).toMatchObject({
    ...invoices,
    ...expected,
  })
})

test('a sum of what falls due in a month keeps the month', () => {
  expect(called('which bills are due in December', 'tot them up')).toMatchObject({
    tool: 'upcoming',
    side: 'out',
    period: { from: '2026-12-01', to: '2026-12-31' },
  })
})

test.each([
  [['what’s the next payment going out', 'who was it to?'], { tool: 'upcoming', next: true }],
  [['what’s the next payment going out', 'and the one after?'], { tool: 'upcoming', skip: 1 }],
  [['what’s due out next week', 'just the biggest one'], { tool: 'upcoming', largest: 1 }],
  [['what’s due out next week', 'the top three'], { tool: 'upcoming', largest: 3 }],
  [['when’s the VAT due', 'and the one after that?'], { tool: 'tax_due', kind: 'vat', skip: 1 }],
  [['when’s the VAT due', 'have we got enough for it?'], { tool: 'forecast_cover' }],
  [['when’s the VAT due', 'how much was the last one?'], { tool: 'payment_when', first: false }],
  [['how low will cash get', 'when’s that?'], { tool: 'forecast_low' }],
  [
    ['which month will we spend the most', 'and the least?'],
    { tool: 'forecast_peak', least: true },
  ],
])('%j is %o', (prompts, expected) => {
  expect(called(...prompts)).toMatchObject(expected)
})

const october = { from: '2026-10-01', to: '2026-10-31' }

test.each([
  [
    ['what did we pay HMRC in October', 'just the VAT'],
    { tool: 'flow_total', subjects: [{ name: 'VAT payment' }], period: october },
  ],
  [
    ['rent this year', 'how much is left to pay'],
    { tool: 'upcoming', side: 'out', period: { from: '2026-11-21', to: '2026-12-31' } },
  ],
  [['top 5 customers in October', 'how much of our income is that'], { tool: 'top_share', n: 5 }],
  [['top 5 customers in October', 'only the first three'], { tool: 'top', n: 3 }],
  [['what was our balance on 1 June', 'what is it now'], { tool: 'cash_balance' }],
  [['top 5 customers in October', 'just number one'], { tool: 'top', n: 1, period: october }],
  [
    ['list payments to Shell in October', 'the most recent?'],
    { tool: 'payment_when', first: false, period: october },
  ],
  [
    ['list payments to Shell in October', 'how many are there?'],
    { tool: 'count_payments', period: october },
  ],
  [
    ['list payments to Shell in October', 'just the last three'],
    { tool: 'list_payments', n: 3, order: 'latest' },
  ],
  // A limit of the list is one of its sum.
  [
    ['list payments over £200 in October', 'total?'],
    { tool: 'flow_total', period: october, amountFrom: 200_01 },
  ],
  [
    ['what did wages come to in October', 'who got what?'],
    { tool: 'breakdown', by: 'merchant', period: october },
  ],
  [['when did we last pay Shell', 'and the one before?'], { tool: 'payment_when', skip: 1 }],
])('%j is %o', (prompts, expected) => {
  expect(called(...prompts)).toMatchObject(expected)
})

test('a remark that names more than it changes is no such remark', () => {
  expect(called('what do customers owe us in total', 'just Northwind and Etsy')).toBe('clarify')
})

test.each([
  ['is that before or after the corporation tax goes out?', 'corporation_tax'],
  ['before or after the rent?', 'rent'],
])('after the lowest point “%s” is on which side of a payment it lies', (remark, code) => {
  expect(called('when will cash be lowest', remark)).toMatchObject({
    tool: 'forecast_low',
    beside: { code },
  })
})

test('how late the late payments are stands in the same answer', () => {
  const late = called('who’s not paid up')
  expect(late).toMatchObject({ tool: 'late' })
  expect(called('who’s not paid up', 'how late are they')).toEqual(late)
})

test('the next three stand below the first three', () => {
  const three = 'Who are our top three customers this year?'
  expect(called(three, 'and the next three?')).toMatchObject({ tool: 'top', n: 6 })
  expect(called(three, 'the next few')).toMatchObject({ tool: 'top', n: 6 })
})

test('the second largest bill stands in the list of all', () => {
  const found = called('what is our largest unpaid bill?', 'and the next biggest')
  expect(found).toMatchObject({ tool: 'invoices', side: 'out', aspect: 'total' })
  expect(found).not.toHaveProperty('first')
})
