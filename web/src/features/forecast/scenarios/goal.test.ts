// Which payments the search may move, and what happens to its plan.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { movableInput, movablesOf, withLimit, withMoves } from './goal.ts'

const occurrence = (
  due: string,
  amount: number,
  state: 'expected' | 'overdue' | 'cancelled' | 'matched_late' = 'expected',
) => ({
  due,
  day: due,
  amount: minor(amount),
  matched: minor(0),
  open: minor(amount),
  state,
  words: '',
  transactions: [],
})
const span = { today: '2026-11-20', until: '2027-01-31' }

test('payments still to come until the day may move; what is paid, cancelled or later may not', () => {
  const movables = movablesOf(
    {
      line_id: 'rent',
      occurrences: [
        occurrence('2026-11-01', -90_000, 'matched_late'),
        occurrence('2026-12-01', -90_000),
        occurrence('2026-12-15', -90_000, 'cancelled'),
        occurrence('2027-02-01', -90_000),
      ],
    },
    span,
  )
  expect(movables).toEqual([
    {
      lineId: 'rent',
      due: '2026-12-01',
      day: '2026-12-01',
      amount: -90_000,
      limit: '2026-12-15',
    },
  ])
})

test('money out may wait, money in may come sooner but not before tomorrow', () => {
  const movables = [
    ...movablesOf({ line_id: 'out', occurrences: [occurrence('2026-12-01', -1)] }, span),
    ...movablesOf({ line_id: 'in', occurrences: [occurrence('2026-11-25', 1)] }, span),
  ]
  expect(movableInput(movables)).toEqual([
    { line_id: 'out', due: '2026-12-01', latest: '2026-12-15' },
    { line_id: 'in', due: '2026-11-25', earliest: '2026-11-21' },
  ])
})

test('one latest day holds for every payment of a line that falls before it', () => {
  const movables = movablesOf(
    {
      line_id: 'out',
      occurrences: ['2026-12-01', '2026-12-29'].map((due) => occurrence(due, -1)),
    },
    span,
  )
  expect(movableInput(withLimit(movables, '2026-12-29'))).toEqual([
    { line_id: 'out', due: '2026-12-01', latest: '2026-12-29' },
  ])
})

test('a plan is kept as moved payments over the changes it was sought in', () => {
  const move = {
    line_id: 'rent',
    due: '2026-12-01',
    label: 'Rent',
    amount: minor(-90_000),
    from: '2026-12-01',
    to: '2026-12-10',
  }
  expect(withMoves({ hidden: [{ seriesId: 'x', hide: true }] }, [move])).toEqual({
    hidden: [{ seriesId: 'x', hide: true }],
    decisions: [{ line_id: 'rent', due: '2026-12-01', kind: 'redate', day: '2026-12-10' }],
  })
})
