// Whether money runs short, and the month that is worried about beside it. The books' day is
// 20 November 2026.
import { expect, test } from 'vitest'
import { changeOf, planned } from '../../testing/question-books.ts'

const january = { from: '2027-01-01', until: '2027-01-31' }

test.each([
  'bit worried about january. do we go skint??',
  'worried about january. are we going to run short?',
  'getting nervous about january - do we end up short of cash',
  'january worries me, will we be skint?',
  'do we go skint in january?',
  'are we going to be strapped for cash in january',
])('“%s” is the lowest point of the January to come', (prompt) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'forecast_low', ...january, asks: 'tight' })
})

test.each([
  ['dreading february. will we end up broke', 'overdrawn'],
  ['do we go skint?', 'tight'],
])('“%s” wants yes or no of what is to come', (prompt, asks) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'forecast_low', asks })
})

test('a question that names its own month keeps it', () => {
  expect(planned('worried about january. how much went out in october?')).toBe(
    'flow_total out 2026-10-01/2026-10-31',
  )
})

test('whether we went skint is whether cash fell below zero', () => {
  expect(planned('did we go skint in january')).toBe('balance_below 2026-01-01/2026-01-31')
})

test.each([
  'Why is December so bad?',
  'what makes december tight',
  'why does December look such a rough month?',
])('“%s” asks what changes in the December to come', (prompt) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'forecast_change', month: '2026-12' })
})

test.each([
  ['why were we down on forecast in october', 'variance net 2026-10-01/2026-10-31'],
  ['what made October so bad', 'variance net 2026-10-01/2026-10-31'],
  ['why were we ahead of plan last month', 'variance net 2026-10-01/2026-10-31'],
  ['What’s going to hit us hardest in the next few weeks?', 'upcoming out 2026-11-21/2026-12-11'],
])('“%s” is %s', (prompt, plan) => {
  expect(planned(prompt)).toBe(plan)
})

test('what was is no month to come', () => {
  expect(planned('why was cash so low in October')).not.toContain('forecast_change')
  expect(planned('why were we so low on cash in october')).not.toContain('forecast_change')
})

test.each(['who did we stop paying', 'which suppliers did we stop using'])(
  '“%s” is who has gone without a payment',
  (prompt) => {
    expect(planned(prompt)).toMatch(/^silent_since out /)
  },
)
