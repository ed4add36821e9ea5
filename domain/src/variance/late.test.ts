// When less money out is only money that is paid later.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { keptBy, laterPayments } from './late.ts'

const asOf = '2026-11-24'
const period = { to: '2026-11-22' }
const moved = (amount: number, movedTo: string) => ({
  amount: minor(amount),
  expectedDay: '2026-11-22',
  movedTo,
})
const payee = (movedTo: string) => ({ side: 'out' as const, moved: [moved(-229_770, movedTo)] })

test('what was due in the period is paid later where it moved behind it, and not where it came early', () => {
  expect(laterPayments(payee('2026-11-25'), period)).toEqual([
    { amount: 229_770, day: '2026-11-25' },
  ])
  expect(laterPayments(payee('2026-11-22'), period)).toEqual([])
  expect(laterPayments({ side: 'out', moved: [moved(229_770, '2026-11-25')] }, period)).toEqual([])
  expect(laterPayments({ side: 'in', moved: [moved(-229_770, '2026-11-25')] }, period)).toEqual([])
})

test.each([
  // Half of £4,595.40 is £2,297.70. By the 24th what was expected on the 25th is not paid yet.
  [459_540, '2026-11-25', true, true],
  [459_540, '2026-11-24', true, false],
  [459_541, '2026-11-25', false, false],
  [0, '2026-11-25', false, false],
  [-100, '2026-11-25', false, false],
])(
  'of %i pence kept, £2,297.70 on %s: put off %s, not yet paid %s',
  (kept, day, isPutOff, isNotYetPaid) => {
    expect(keptBy([payee(day)], { kept: minor(kept), asOf, period })).toEqual({
      isPutOff,
      isNotYetPaid,
    })
  },
)
