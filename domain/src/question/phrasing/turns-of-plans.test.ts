// What people plan to buy and have to pay, in plain words. The books' day is 20 November 2026.
import { expect, test } from 'vitest'
import { changeOf, planned } from '../../testing/question-books.ts'

test.each([
  ['Money expected in over the next two weeks?', 'upcoming in 2026-11-21/2026-12-04'],
  ['what money is expected out before Christmas', 'upcoming out 2026-11-21/2026-12-24'],
  [
    'single payments over £5,000 going out before 20 december',
    'upcoming out 2026-11-21/2026-12-19',
  ],
  [
    'any single payments over £5,000 leaving before christmas?',
    'upcoming out 2026-11-21/2026-12-24',
  ],
  ['how much tax do i need to put by for january', 'tax_due 2027-01-01/2027-01-31'],
  ['do we have enough for the rent on the day', 'forecast_cover Rent and service charge'],
  ['have we got enough to pay the rent when it’s due?', 'forecast_cover Rent and service charge'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['second hand van about 9 grand early new year, can we?', 9_000_00, '2027-01-01'],
  ['used forklift for about £7k in march, could we afford it?', 7_000_00, '2027-03-01'],
  ['could we replace the boiler for £6,500 in February?', 6_500_00, '2027-02-01'],
])('“%s” is whether it can be afforded', (prompt, amount, day) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'afford', amount, day })
})

test('a chance to take somebody on is tried', () => {
  expect(changeOf('any chance we can take someone on at £2,200 a month from feb?')).toMatchObject({
    tool: 'what_if',
    amount: 2_200_00,
    every: 'month',
    from: '2027-02',
  })
})

test.each([
  [
    'I’d like to replace the boiler for £6,500 in February. Would we still be over £60k at the lowest point, tax included?',
    { amount: 6_500_00, day: '2027-02-01', keep: 60_000_00 },
  ],
  [
    'if we spend £20k on a kiln in february, do we stay over £5k all the way through?',
    { amount: 20_000_00, keep: 5_000_00 },
  ],
])('“%s” names what is to be kept', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'what_if', ...args })
})

const lastYear = '2025-11-01/2026-10-31'
test.each([
  ['what would we save if we stopped paying Adobe?', `average out Adobe ${lastYear}`],
  [
    'how much could we save a month by cancelling Adobe and Costa?',
    `average out Adobe+Costa ${lastYear}`,
  ],
  ['what would we save a year without Adobe?', `average out Adobe ${lastYear}`],
])('what leaving somebody saves is what they cost: %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test.each(['how much would I save by dropping Adobe from January?', 'what could we save on fuel?'])(
  'no average is taken for what is saved in other ways: %s',
  (question) => {
    expect(planned(question)).not.toMatch(/^average/)
  },
)
