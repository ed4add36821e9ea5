// Periods as a British business means them, worked out by hand for Friday 20 November 2026 with a
// year end of 31 March.
import { expect, test } from 'vitest'
import { tokensIn } from '../tokens.ts'
import { readPeriods } from './read-periods.ts'

const read = (text: string, looksAhead = false) =>
  readPeriods(
    tokensIn(text).map(({ text: word }) => word),
    { today: '2026-11-20', yearEnd: '03-31', firstDay: '2025-05-01', looksAhead },
  ).map(({ period }) => `${period.from} ${period.to}`)

test.each([
  // A sole trader's year ends on 5 April; a year end of February is the last of it.
  ['04-05', 'this financial year', '2026-04-06 2027-04-05'],
  ['04-05', 'last financial year', '2025-04-06 2026-04-05'],
  ['02-28', 'the last financial year', '2025-03-01 2026-02-28'],
  ['02-28', 'financial year 2027/28', '2027-03-01 2028-02-29'],
  ['10-31', 'this financial year', '2026-11-01 2027-10-31'],
])('with a year end of %s, "%s" is %s', (yearEnd, text, expected) => {
  const found = readPeriods(
    tokensIn(text).map(({ text: word }) => word),
    { today: '2026-11-20', yearEnd, firstDay: '2025-05-01', looksAhead: false },
  )
  expect(found.map(({ period }) => `${period.from} ${period.to}`)).toEqual([expected])
})

test.each([
  ['today', '2026-11-20 2026-11-20'],
  ['yesterday', '2026-11-19 2026-11-19'],
  // A Friday; the Saturday before it is the 14th.
  ['over the weekend', '2026-11-14 2026-11-15'],
  ['last weekend', '2026-11-14 2026-11-15'],
  ['next weekend', '2026-11-21 2026-11-22'],
  ['this winter', '2026-12-01 2027-02-28'],
  ['last winter', '2025-12-01 2026-02-28'],
  ['the day before yesterday', '2026-11-18 2026-11-18'],
  ['this week', '2026-11-16 2026-11-22'],
  ['last week', '2026-11-09 2026-11-15'],
  ['the week before last', '2026-11-02 2026-11-08'],
  ['last fortnight', '2026-11-07 2026-11-20'],
  ['this month', '2026-11-01 2026-11-30'],
  ['last month', '2026-10-01 2026-10-31'],
  ['the month before last', '2026-09-01 2026-09-30'],
  ['previous quarter', '2026-07-01 2026-09-30'],
  ['this quarter', '2026-10-01 2026-12-31'],
  ['Q1', '2026-01-01 2026-03-31'],
  ['q4 2025', '2025-10-01 2025-12-31'],
  ['the first quarter of 2026', '2026-01-01 2026-03-31'],
  ['the last quarter of 2025', '2025-10-01 2025-12-31'],
  ['H1', '2026-01-01 2026-06-30'],
  ['the second half of last year', '2025-07-01 2025-12-31'],
  ['this year', '2026-01-01 2026-12-31'],
  ['last year', '2025-01-01 2025-12-31'],
  ['2025', '2025-01-01 2025-12-31'],
  ['this tax year', '2026-04-06 2027-04-05'],
  ['last tax year', '2025-04-06 2026-04-05'],
  ['the 2025/26 tax year', '2025-04-06 2026-04-05'],
  ['this financial year', '2026-04-01 2027-03-31'],
  ['last financial year', '2025-04-01 2026-03-31'],
  ['FY26', '2025-04-01 2026-03-31'],
  ['financial year 2025/26', '2025-04-01 2026-03-31'],
  ['2025/26', '2025-04-01 2026-03-31'],
  ['in March', '2026-03-01 2026-03-31'],
  ['in December', '2025-12-01 2025-12-31'],
  ['November', '2026-11-01 2026-11-30'],
  ['last November', '2025-11-01 2025-11-30'],
  ['March 2025', '2025-03-01 2025-03-31'],
  ['sept', '2026-09-01 2026-09-30'],
  ['May last year', '2025-05-01 2025-05-31'],
  ['2026-08', '2026-08-01 2026-08-31'],
  ['5 October', '2026-10-05 2026-10-05'],
  ['October 5th', '2026-10-05 2026-10-05'],
  ['the 5th of October 2025', '2025-10-05 2025-10-05'],
  ['5/10/2026', '2026-10-05 2026-10-05'],
  ['05/04/26', '2026-04-05 2026-04-05'],
  ['on the 3rd', '2026-11-03 2026-11-03'],
  ['on the 25th', '2026-10-25 2026-10-25'],
  ['last Friday', '2026-11-13 2026-11-13'],
  ['on Monday', '2026-11-16 2026-11-16'],
  ['the last three months', '2026-08-01 2026-10-31'],
  ['past 30 days', '2026-10-22 2026-11-20'],
  ['the last 2 weeks', '2026-11-07 2026-11-20'],
  ['the past couple of months', '2026-09-01 2026-10-31'],
  ['last 12 months', '2025-11-01 2026-10-31'],
  ['last two quarters', '2026-04-01 2026-09-30'],
  ['three months ago', '2026-08-01 2026-08-31'],
  ['a year ago', '2025-11-01 2025-11-30'],
  ['ten days ago', '2026-11-10 2026-11-10'],
  ['since April', '2026-04-01 2026-11-20'],
  ['since the start of the year', '2026-01-01 2026-11-20'],
  ['between June and August', '2026-06-01 2026-08-31'],
  ['from November to January', '2025-11-01 2026-01-31'],
  ['from 5 October to 12 October', '2026-10-05 2026-10-12'],
  ['July to September', '2026-07-01 2026-09-30'],
  ['year to date', '2026-01-01 2026-12-31'],
  ['this time last year', '2025-11-01 2025-11-20'],
  ['this month last year', '2025-11-01 2025-11-30'],
  ['this quarter last year', '2025-10-01 2025-12-31'],
  ['before June', '2025-05-01 2026-05-31'],
  ['over the last year', '2025-11-01 2026-10-31'],
  ['the first fortnight of November', '2026-11-01 2026-11-14'],
  ['the last week of October', '2026-10-25 2026-10-31'],
  ['the first ten days of May', '2026-05-01 2026-05-10'],
  ['the second half of June', '2026-06-16 2026-06-30'],
  ['the week commencing 2 November', '2026-11-02 2026-11-08'],
  ['week ending 15 nov', '2026-11-09 2026-11-15'],
  ['w/e 15 nov', '2026-11-09 2026-11-15'],
  ['the 12 months to October', '2025-11-01 2026-10-31'],
  ['the year ended 31 March 2026', '2025-04-01 2026-03-31'],
  ['the quarter to the end of June', '2026-04-01 2026-06-30'],
  ['this fin year', '2026-04-01 2027-03-31'],
  ['ever', '2025-05-01 2026-11-20'],
  ['since Easter', '2026-04-05 2026-11-20'],
  ['since the end of August', '2026-09-01 2026-11-20'],
  ['since last Christmas', '2025-12-25 2026-11-20'],
  ['on Good Friday', '2026-04-03 2026-04-03'],
  ['Easter Monday last year', '2025-04-21 2025-04-21'],
  ['bonfire night', '2026-11-05 2026-11-05'],
  ['Christmas Eve 2025', '2025-12-24 2025-12-24'],
  ['black friday', '2025-11-28 2025-11-28'],
  ['the same week last year', '2025-11-17 2025-11-23'],
])('“%s” is %s', (text, period) => {
  expect(read(text)).toEqual([period])
})

test.each([
  ['in December', '2026-12-01 2026-12-31'],
  ["on New Year's Eve", '2026-12-31 2026-12-31'],
  ['at Easter', '2027-03-28 2027-03-28'],
  ['next month', '2026-12-01 2026-12-31'],
  ['on Monday', '2026-11-23 2026-11-23'],
  ['on the 5th', '2026-12-05 2026-12-05'],
  ['the next 14 days', '2026-11-21 2026-12-04'],
  ['next quarter', '2027-01-01 2027-03-31'],
  ['in March', '2027-03-01 2027-03-31'],
])('of what lies ahead, “%s” is %s', (text, period) => {
  expect(read(text, true)).toEqual([period])
})

test.each(['may I ask', 'how many payments', 'the second payment', 'once'])(
  '“%s” names no period',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

test.each([
  ['between now and christmas', '2026-11-20 2026-12-25'],
  ['from now to the end of march', '2026-11-20 2027-03-31'],
  // Up to March, not through it.
  ['between now and march', '2026-11-20 2027-02-28'],
  ['on friday week', '2026-12-04 2026-12-04'],
])('“%s”, to come, is %s', (text, expected) => {
  expect(read(text, true)).toEqual([expected])
})

test('the second half of a month may leave its name to the first', () => {
  expect(read('first half of October vs second half')).toEqual([
    '2026-10-01 2026-10-15',
    '2026-10-16 2026-10-31',
  ])
})
