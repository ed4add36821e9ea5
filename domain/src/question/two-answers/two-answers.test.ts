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

test.each([
  ['how does December look compared with October', total('net', december), 'difference'],
  ['will January be worse than December', total('net', january), 'less'],
  ['will we spend more on Adobe in January than December', total('out', january), 'more'],
])('“%s” sets days to come beside others', (prompt, first, asks) => {
  expect(called(prompt)).toMatchObject({ tool: 'two_answers', args: { first, asks } })
})

test.each([
  'what is due out from 1 December to 31 January 2027',
  'what will come in from 5 January 2027 to 9 February 2027',
])('“%s” is of all the days between', (prompt) => {
  expect(called(prompt)).not.toMatchObject({ tool: 'two_answers' })
})

test.each(['how did October look compared with September', 'was October worse than September'])(
  '“%s” is of the past alone',
  (prompt) => {
    expect(called(prompt)).not.toMatchObject({ tool: 'two_answers' })
  },
)

test.each([
  [['chances of dipping below the buffer', 'and below zero?'], { args: { below: 0 } }],
  [['will we go overdrawn before March', 'what about under £10k?'], { args: { below: 1_000_000 } }],
  [
    ['what will the balance be on 25 December', 'and without the dividend?'],
    { tool: 'what_if', args: { percent: -100, at: '2026-12-25' } },
  ],
  [
    ['is there enough for the tax in January', 'and the wages on top?'],
    { tool: 'forecast_cover', args: { until: '2027-01-31', any: true } },
  ],
  [
    ['what balance do you expect at the end of February', 'and if things go badly?'],
    { tool: 'forecast_balance', args: { day: '2027-02-28' } },
  ],
  [
    ['when is the next VAT payment', 'how much of that should I have put by?'],
    { tool: 'tax_set_aside' },
  ],
  [
    ['what if Northwind paid 30 days late', 'which day is worst?'],
    { tool: 'what_if', args: { days: 30 } },
  ],
  [['any dividend in December?'], { args: { period: december } }],
  [['why is there no corporation tax in the forecast'], { tool: 'tax_due' }],
  [['are any loans due to come in before Easter'], { tool: 'upcoming', args: { side: 'in' } }],
  [['wages next 3 mnths'], { tool: 'forecast_total', args: { period: { to: '2027-02-28' } } }],
  [['what’s our best month coming up'], { tool: 'forecast_peak', args: { least: false } }],
])('%j looks ahead', (prompts, call) => {
  expect(called(...prompts)).toMatchObject(call)
})

test('of all that goes out a part may be left aside', () => {
  expect(called('how much will go out in January', 'and without the VAT?')).toMatchObject({
    tool: 'two_answers',
    args: {
      asks: 'without',
      first: total('out', january),
      second: { args: { subjects: [{ code: 'vat_payment' }] } },
    },
  })
})

test.each([
  [['how much is coming in in December?'], total('in', december)],
  [
    ['what do we owe in tax by April'],
    { tool: 'tax_due', args: { period: { from: '2026-11-20' } } },
  ],
  [['when do we dip below £20k'], { tool: 'forecast_low', args: { below: 2_000_000 } }],
  [['can we cover next week’s bills'], { tool: 'forecast_low', args: { asks: 'well' } }],
  [['closing balance September', 'October?', 'change?'], { tool: 'two_answers' }],
  [
    ['did Northwind pay in October', 'how much'],
    { tool: 'flow_total', args: { period: { from: '2026-10-01' } } },
  ],
  [
    ['list the subscriptions', 'total a year?'],
    { tool: 'recurring', args: { period: { from: '2026-12-01', to: '2027-11-30' } } },
  ],
  [['sales last month', 'what’s the trend?'], { tool: 'series', args: { interval: 'month' } }],
])('%j is read as it is meant', (prompts, call) => {
  expect(called(...prompts)).toMatchObject(call)
})
