// Questions about days to come in wording that no pattern holds, read by the kinds of their words.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

function called(...prompts: readonly string[]) {
  const { plan } = interpreted(...prompts)
  if (plan.kind !== 'call') return plan.kind
  const { period, subjects, ...args } = plan.call.args as {
    period?: { from: string; to: string }
    subjects?: { name: string }[]
  }
  return {
    tool: plan.call.tool,
    ...args,
    ...(period ? { days: `${period.from}/${period.to}` } : {}),
    ...(subjects ? { about: subjects.map(({ name }) => name) } : {}),
  }
}

// Asked on 20 November 2026.
test.each([
  [
    'whats the outlook for february',
    { tool: 'forecast_total', measure: 'net', days: '2027-02-01/2027-02-28' },
  ],
  [
    'how does december look',
    { tool: 'forecast_total', measure: 'net', days: '2026-12-01/2026-12-31' },
  ],
  [
    'how does january look for wages',
    { tool: 'forecast_total', measure: 'out', days: '2027-01-01/2027-01-31' },
  ],
  [
    'whos due to pay us by the end of the month',
    { tool: 'upcoming', side: 'in', days: '2026-11-21/2026-11-30' },
  ],
  [
    'who should be paying us in the next fortnight',
    { tool: 'upcoming', side: 'in', days: '2026-11-21/2026-12-04' },
  ],
  ['which month coming up looks the worst', { tool: 'forecast_peak', interval: 'month' }],
  ['do we have a cash flow problem coming', { tool: 'forecast_low' }],
  ['how are we looking for cash at easter', { tool: 'forecast_balance', day: '2027-03-28' }],
])('“%s”', (question, call) => {
  expect(called(question)).toMatchObject(call)
})

test('bills that land are to be paid', () => {
  expect(called('what bills are landing this week')).toMatchObject({
    tool: 'upcoming',
    side: 'out',
  })
})

test('days that are next are no next payment', () => {
  expect(called('how much is going out in the next ten days')).toMatchObject({
    tool: 'upcoming',
    next: false,
    days: '2026-11-21/2026-11-30',
  })
})

test('what has to be paid is still to come', () => {
  expect(called('what have we got to pay out before the 10th')).toMatchObject({
    tool: 'upcoming',
    side: 'out',
  })
})

test('what is due by the end of a month is due on any day until then', () => {
  expect(called('total tax due by end of january')).toMatchObject({
    tool: 'tax_due',
    days: '2026-11-20/2027-01-31',
  })
})

// A word of no kind, a name that may pay or be paid, the past.
test.each([
  'which gizmo month coming up looks the worst',
  'are we on track for december',
  'how does october look',
])('“%s” is no forecast', (question) => {
  expect(called(question)).not.toMatchObject({
    tool: expect.stringMatching(/^(forecast|upcoming)/),
  })
})
