// What came back from suppliers together, what was paid in to somebody who is paid, and the other
// end of a balance.
import { expect, test } from 'vitest'
import { planned, planOf } from '../testing/question-books.ts'

test.each([
  ['Any money back from suppliers since September?', '2026-09-01', '2026-11-20'],
  ['have we had any refunds from suppliers this year', '2026-01-01', '2026-11-20'],
  ['did anyone we buy from refund us in October?', '2026-10-01', '2026-10-31'],
])('“%s” is what came back from all of them', (prompt, from, to) => {
  expect(planOf(prompt)).toMatchObject({
    kind: 'call',
    call: { tool: 'money_back', args: { subjects: [], period: { from, to } } },
  })
})

test.each([
  ['how much have we paid in to Adobe so far', /^flow_total out Adobe/],
  ['Adobe, what have we paid in so far', /^flow_total out Adobe/],
  ['what has Etsy paid in this year', /^flow_total in Etsy/],
])('“%s” goes %s', (prompt, expected) => {
  expect(planned(prompt)).toMatch(expected)
})

test.each(['and the lowest we went?', 'and the lowest?', 'what was the lowest it got to'])(
  '“%s” after the highest balance of the year is past and of the same days',
  (remark) => {
    expect(planOf('what’s the highest the account’s been this year', remark)).toMatchObject({
      call: {
        tool: 'extreme',
        args: { measure: 'balance', least: true, period: { from: '2026-01-01', to: '2026-11-20' } },
      },
    })
  },
)

test('“are we up or down” after two months sets them beside each other', () => {
  expect(
    planned('how much did we take in August', 'and the August before', 'so are we up or down then'),
  ).toMatch(/^compare_periods in /)
})
