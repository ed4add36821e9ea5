// Two figures of which one at least is still to come, set beside each other or added up.
import { expect, test } from 'vitest'
import { planOf } from '../../testing/question-books.ts'

function called(...prompts: readonly string[]) {
  const plan = planOf(...prompts)
  return plan.kind === 'call' ? plan.call : plan.kind
}

const december = { from: '2026-12-01', to: '2026-12-31' }
const january = { from: '2027-01-01', to: '2027-01-31' }
const total = (measure: string, period: object) => ({
  tool: 'forecast_total',
  args: { measure, period },
})

test.each([
  ['which is worse?', 'worse'],
  ['which one’s better', 'better'],
  ['what’s the difference?', 'difference'],
  ['how much less is that?', 'difference'],
])('after two months, “%s” sets them beside each other', (remark, asks) => {
  expect(called('forecast for December', 'and January?', remark)).toMatchObject({
    tool: 'two_answers',
    args: { first: total('net', january), second: total('net', december), asks },
  })
})

test.each([
  ['is that more than December?', 'more', total('out', december)],
  ['is that more than last month?', 'more', { tool: 'flow_total' }],
  ['how does that compare with this month', 'difference', { tool: 'forecast_total' }],
])('after what goes out in January, “%s”', (remark, asks, second) => {
  expect(called('how much will go out in January', remark)).toMatchObject({
    tool: 'two_answers',
    args: { first: total('out', january), second, asks },
  })
})

test('after one comparison, other days are compared as well', () => {
  expect(
    called('how much will go out in January', 'is that more than December?', 'and than October?'),
  ).toMatchObject({
    tool: 'two_answers',
    args: { first: total('out', january), second: { tool: 'flow_total' }, asks: 'more' },
  })
})

test('what was and what will be have a difference', () => {
  expect(
    called(
      'what was the balance at the end of October',
      'and what will it be at the end of December?',
      'difference?',
    ),
  ).toMatchObject({
    tool: 'two_answers',
    args: { first: { tool: 'forecast_balance' }, second: { tool: 'cash_balance' } },
  })
})

test('two taxes are added up; two balances are not', () => {
  expect(
    called('what PAYE is due in January', 'and corporation tax?', 'both together?'),
  ).toMatchObject({ tool: 'two_answers', args: { asks: 'sum' } })
  expect(
    called('what will the balance be on 25 December', 'and on 1 January?', 'both together?'),
  ).not.toHaveProperty('args.asks')
})

test.each([
  [['how much will come in next week', 'out?'], { tool: 'upcoming', args: { side: 'out' } }],
  [
    ['what is due in next week', 'just from customers?'],
    { args: { subjects: [{ code: 'sales_income' }] } },
  ],
  [['what is due out next week', 'just the big ones'], { args: { largest: 3 } }],
  [['biggest bill coming up', 'second biggest?'], { args: { largest: 1, skip: 1 } }],
  [['next 3 bills', 'and the 3 after that'], { args: { first: 3, skip: 3 } }],
  [['who pays us next', 'then who?'], { args: { next: true, skip: 1 } }],
  [['who pays us next', 'and them after?', 'and who’s fourth?'], { args: { next: true, skip: 3 } }],
])('%j narrows what is due', (prompts, call) => {
  expect(called(...prompts)).toMatchObject(call)
})

test('of several taxes the largest, and the one after it', () => {
  const request = ['how much is due to HMRC before the end of the tax year', 'which is biggest']
  expect(called(...request)).toMatchObject({ tool: 'tax_due', args: { largest: 1 } })
  expect(called(...request, 'and the second?')).toMatchObject({ args: { largest: 2 } })
})
