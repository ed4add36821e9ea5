// The books' day is 20 November 2026.
import { expect, test } from 'vitest'
import { interpreted } from '../testing/question-books.ts'

const callOf = (prompt: string) => {
  const { plan } = interpreted(prompt)
  return plan.kind === 'call' ? plan.call : plan.kind
}

test.each([
  ['what will our balance be each month for the next six months', 'month', '2026-11-21'],
  ['what will our balance be at the end of each month until april', 'month', '2026-11-21'],
  ['What is our cash position at the end of each of the next six months?', 'month', '2026-11-21'],
  ['how much cash will we have at each month end to march', 'month', '2026-11-21'],
  ['show me the forecast balance week by week until christmas', 'week', '2026-11-21'],
])('“%s” wants a balance for each', (prompt, interval, from) => {
  expect(callOf(prompt)).toMatchObject({
    tool: 'forecast_peak',
    args: { measure: 'balance', interval, each: true, period: { from } },
  })
})

test('without days the whole outlook is meant', () => {
  const call = callOf('monthly closing balance forecast')
  expect(call).toMatchObject({ tool: 'forecast_peak', args: { each: true } })
  expect(call).not.toHaveProperty('args.period')
})

test.each([
  ['balance at each month end this year', 'series'],
  ['what will the balance be at the end of March', 'forecast_balance'],
  ['when will cash be lowest each month', 'forecast_peak'],
])('“%s” is another question', (prompt, tool) => {
  const call = callOf(prompt)
  if (tool === 'forecast_peak') expect(call).not.toMatchObject({ args: { each: true } })
  else expect(call).toMatchObject({ tool })
})

test('month end is the end of this month', () => {
  expect(callOf('what will cash be by month end')).toMatchObject({
    tool: 'forecast_balance',
    args: { day: '2026-11-30' },
  })
})
