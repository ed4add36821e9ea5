// Readings that leave something out of their message: each is caught, and one that holds all of it
// is not.
import { expect, test } from 'vitest'
import { plan as planContext, planned, question } from '../../testing/question-books.ts'
import type { Frame } from '../frame.ts'
import type { Interpretation } from '../interpretation.ts'
import type { ToolCall } from '../tool-call.ts'
import { partLeftOut } from './parts-left-out.ts'

const merchant = (name: string) => ({ kind: 'merchant', ids: [name], name, names: [name] }) as const
const october = { from: '2026-10-01', to: '2026-10-31', unit: 'month', label: '' } as const
const all = { from: '2025-05-01', to: '2026-11-20', unit: 'all', label: '' } as const

const reading = (call: ToolCall): Interpretation => ({
  plan: { kind: 'call', call, assumptions: [], choices: [] },
  frame: null,
  reading: null,
})
const paid = (name: string): ToolCall => ({
  tool: 'flow_total',
  args: { side: 'out', period: october, subjects: [merchant(name)] },
})
const lastFrom = (name: string): ToolCall => ({
  tool: 'payment_when',
  args: { side: 'in', period: all, subjects: [merchant(name)], first: false },
})
const leftOut = (message: string, call: ToolCall, answeredBy?: ToolCall) =>
  partLeftOut(message, reading(call), {
    before: answeredBy ? ({ answeredBy } as Frame) : null,
    question,
    plan: planContext,
  })

test.each<[string, ToolCall, string]>([
  ['what did we pay Adobe and Shell in October', paid('Adobe'), 'Shell'],
  ['what did we pay Adobe in October n Screwfix', paid('Adobe'), 'Screwfix'],
  ['fuel in October inc Shell', paid('Shell'), 'inc Shell'],
  ['software in October, including Adobe', paid('Adobe'), 'including Adobe'],
  ['what did we pay Adobe in October, and when was that?', paid('Adobe'), 'when was that?'],
  ['how much did Adobe cost in October and who paid it', paid('Adobe'), 'who paid it'],
  [
    'how much did Etsy bring in altogether, and when did the last one arrive?',
    lastFrom('Etsy'),
    'how much did Etsy bring in altogether',
  ],
  ['everything in October apart from Adobe', paid('Adobe'), 'apart from Adobe'],
])('“%s” is not held by what it came to', (message, call, words) => {
  expect(leftOut(message, call)?.words).toBe(words)
})

test.each<[string, ToolCall]>([
  ['what did we pay Adobe in October', paid('Adobe')],
  ['how much did we pay Adobe in October, and how many payments was that?', paid('Adobe')],
  ['when did Etsy last pay us and how much was it', lastFrom('Etsy')],
  ['I meant Adobe, not Shell', paid('Adobe')],
])('“%s” is', (message, call) => {
  expect(leftOut(message, call)).toBeNull()
})

test('“of that” keeps the days of the answer before', () => {
  const wider: ToolCall = {
    tool: 'flow_total',
    args: { ...paid('Adobe').args, period: all },
  } as ToolCall
  expect(leftOut('how much of that went to Adobe', wider, paid('Shell'))?.words).toBe('of that')
  expect(leftOut('how much of that went to Adobe', paid('Adobe'), paid('Shell'))).toBeNull()
})

test('what goes out on a day to come is no payment of a year ago', () => {
  const call = paid('Adobe')
  const past = { ...october, from: '2025-11-30', to: '2025-11-30', unit: 'day' } as const
  const found = { ...call, args: { ...call.args, period: past } } as ToolCall
  expect(leftOut('how much is going out to Adobe on 30 November', found)?.kind).toBe('days')
})

test('a change without its end is no change to an end', () => {
  const call: ToolCall = {
    tool: 'what_if',
    args: {
      change: 'scale',
      side: 'in',
      subjects: [{ kind: 'category', code: 'sales_income', name: 'Sales income' }],
      percent: -15,
      from: '2026-11',
    },
  }
  const message = 'what if takings drop 15% from now until the end of February'
  expect(leftOut(message, call)?.words).toBe('until the end of February')
  const ended = { ...call, args: { ...call.args, to: '2027-02' } } as ToolCall
  expect(leftOut(message, ended)).toBeNull()
})

test('one payment that is late is not all of them', () => {
  const call: ToolCall = {
    tool: 'what_if',
    args: { change: 'delay', side: 'in', subjects: [merchant('Northwind Hotels')], days: 7 },
  }
  const found = leftOut('what if Northwind’s next payment is a week late', call)
  expect(found?.words).toBe('next payment')
  expect(leftOut('what if Northwind pays a week late', call)).toBeNull()
})

test('wages “including” somebody are more than theirs', () => {
  const found = leftOut('how much are the wages in October including Adobe', paid('Adobe'))
  expect(found?.words).toBe('including Adobe')
})

test('what could be spent is not what was', () => {
  const found = leftOut('how much could I spend before then', paid('Adobe'))
  expect(found?.words).toBe('could I spend')
})

test('why somebody stopped is not in the bank’s data', () => {
  expect(planned('when did Etsy last pay us', 'why did they stop?')).toContain('then clarify rest')
})

test('two words for one category are not that category in two years', () => {
  expect(planned('electric v gas this year')).toBe('clarify shape')
  expect(planned('is gas dearer than electricity')).toBe('clarify shape')
  expect(planned('rent this month v last month')).toContain('compare_periods')
})
