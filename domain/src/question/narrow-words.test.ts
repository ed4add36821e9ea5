// Few words that change what is asked: shares of another cost, days of the week, years left out.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

const argsOf = (question: string) => {
  const { plan } = interpreted(question)
  return plan.kind === 'call' ? plan.call.args : null
}

test('one cost is set against another, and not added to it', () => {
  expect(argsOf('what percentage of wages is PAYE?')).toMatchObject({
    subjects: [{ code: 'paye_ni' }],
    whole: [{ code: 'net_wages' }],
  })
  expect(argsOf('what percentage of our spending is wages?')).not.toHaveProperty('whole')
})

test('of what came in, a category of costs is no whole', () => {
  const args = argsOf(
    'What share of what comes in goes out to freelancers - Adobe, Costa - since April?',
  )
  expect(args).toMatchObject({ wholeSide: 'in' })
  expect(args).not.toHaveProperty('whole')
})

test('weekdays are Monday to Friday', () => {
  expect(argsOf('money in from Stripe on weekdays in October')).toMatchObject({
    weekdays: [1, 2, 3, 4, 5],
  })
})

test.each([
  [
    'How much more did we take in the first half of this year than the second half of last?',
    'compare_periods in Sales income 2026-01-01/2026-06-30 vs 2025-07-01/2025-12-31',
  ],
  [
    'spending in the first quarter of this year compared with the first quarter of last',
    'compare_periods out 2026-01-01/2026-03-31 vs 2025-01-01/2025-03-31',
  ],
  ['how much did we spend before March this year?', 'flow_total out 2026-01-01/2026-02-28'],
  ['how much did we spend before March?', 'flow_total out 2025-05-01/2026-02-28'],
  ['what time of the month is tightest?', 'clarify shape'],
  ['what went out on the 5th of every month', 'clarify unused'],
  ['what is our balance on the 5th of each month?', 'clarify unused'],
  // The calendar year under way, or twelve months from now on.
  ['what will sales be for the whole year?', 'clarify shape'],
  ['what do we owe in total including tax?', 'clarify shape'],
  ['average gap between paying Adobe', 'count_payments out Adobe 2025-05-01/2026-11-20'],
])('%s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test('what was spent on one-offs is no total of everything', () => {
  expect(planned('how much of October’s spend was one-offs?')).toMatch(/^clarify/)
  expect(planned('biggest one-off payment last month')).toBe('top out 2026-10-01/2026-10-31')
})

test.each([
  'How much of October’s spend was cash?',
  'how much of last month’s sales came in by card?',
  'total of all direct debits last month',
])('payments aren’t sorted by how they were made: %s', (question) => {
  expect(interpreted(question).plan).toMatchObject({ kind: 'unavailable', topic: 'method' })
})

test.each(['how do Octobers compare?', 'compare our Octobers'])(
  'a month of several years is set against that of the year before: %s',
  (question) => {
    expect(planned(question)).toBe(
      'compare_periods net 2026-10-01/2026-10-31 vs 2025-10-01/2025-10-31',
    )
  },
)

test.each([
  ['wages are going out when and how much all in?', 'upcoming out Wages and salaries (net)'],
  ['the rent goes out when and how much?', 'upcoming out Rent and service charge'],
  ['the rent was paid when?', 'payment_when out Rent and service charge'],
])('the tense says which payment is meant: %s', (question, plan) => {
  expect(planned(question)).toContain(plan)
})

test('what somebody charges is no part of what they pay in', () => {
  expect(
    planned(
      "Stripe's charges have been creeping up i reckon, what were they month by month this year",
    ),
  ).toMatch(/^clarify/)
})

test('when the last one was is of all records, whatever days were asked about before', () => {
  expect(planned('Did Northwind pay in October?', 'so when was the last one we got off them')).toBe(
    'payment_when in Northwind Hotels 2025-05-01/2026-11-20',
  )
})

test.each([
  'Is Northwind a limited company and are they good for the money?',
  'is Northwind creditworthy?',
])('what a customer is isn’t held: %s', (question) => {
  expect(interpreted(question).plan).toMatchObject({ kind: 'unavailable', topic: 'records' })
})

test.each([
  [
    ['What is due before the end of November?', 'and the first week of December?'],
    'upcoming 2026-12-01/2026-12-07',
  ],
  [
    ['Which bills are due before the end of November?', 'and in December?'],
    'upcoming out 2026-12-01/2026-12-31',
  ],
  [
    ['Which bills are due before the end of November?', 'and by the end of December?'],
    'upcoming out 2026-11-21/2026-12-31',
  ],
])('days of a second question begin where it names them: %j', (prompts, plan) => {
  expect(planned(...prompts)).toBe(plan)
})
