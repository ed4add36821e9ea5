// When less money out is only money that is not paid yet.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { isMostlyLate, latePayments } from './late.ts'

const asOf = '2026-11-24'
const moved = (amount: number, movedTo: string) => ({
  amount: minor(amount),
  expectedDay: '2026-11-22',
  movedTo,
})
const paye = { side: 'out' as const, moved: [moved(-229_770, '2026-11-25')] }

test('what was due and is expected after today is late, and what was paid or came early is not', () => {
  expect(latePayments(paye, asOf)).toEqual([{ amount: 229_770, day: '2026-11-25' }])
  expect(latePayments({ side: 'out', moved: [moved(-229_770, '2026-11-24')] }, asOf)).toEqual([])
  expect(latePayments({ side: 'out', moved: [moved(229_770, '2026-11-25')] }, asOf)).toEqual([])
  expect(latePayments({ side: 'in', moved: [moved(-229_770, '2026-11-25')] }, asOf)).toEqual([])
})

test.each([
  // Half of £4,595.40 is £2,297.70.
  [459_540, true],
  [459_541, false],
  [0, false],
  [-100, false],
])('of %i pence kept, £2,297.70 late: %s', (kept, isLate) => {
  expect(isMostlyLate([paye], { kept: minor(kept), asOf })).toBe(isLate)
})
