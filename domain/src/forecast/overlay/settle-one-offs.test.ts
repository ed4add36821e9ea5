import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import type { OneOff } from './overlay.ts'
import { settleOneOffs } from './settle-one-offs.ts'

const expected = (overrides: Partial<OneOff>): OneOff => ({
  id: 'o1',
  day: '2026-03-10',
  amount: minor(500_000),
  subCategory: 'project_income',
  merchantId: 'client',
  note: 'The last stage',
  ...overrides,
})
const came = (overrides: Partial<Movement>): Movement => ({
  id: 'm1',
  day: '2026-03-10',
  amount: minor(500_000),
  merchantId: 'client',
  subCategory: 'project_income',
  ...overrides,
})
const settle = (oneOffs: OneOff[], movements: Movement[], asOf = '2026-03-13') =>
  settleOneOffs(oneOffs, { movements, asOf, nation: 'england_and_wales' })
const states = (...input: Parameters<typeof settle>) => settle(...input).map(({ state }) => state)

test('what came early, on its day or late is paid, and expected no more (C6)', () => {
  for (const day of ['2026-02-24', '2026-03-10', '2026-03-13'])
    expect(settle([expected({})], [came({ day })])[0]).toMatchObject({
      state: 'paid',
      movementId: 'm1',
      open: null,
    })
})

test('what has not come is expected on the next working day, under its old name (C6)', () => {
  // 13 March 2026 is a Friday.
  expect(settle([expected({})], [])[0]).toMatchObject({
    state: 'overdue',
    open: { due: '2026-03-10', day: '2026-03-16', amount: 500_000 },
  })
  expect(states([expected({})], [], '2026-04-11')).toEqual(['missed'])
  expect(states([expected({ day: '2026-03-20' })], [])).toEqual(['expected'])
})

test('one payment pays one of two alike: the nearer one', () => {
  const two = [expected({ day: '2026-03-01' }), expected({ id: 'o2', day: '2026-03-09' })]
  expect(states(two, [came({})])).toEqual(['overdue', 'paid'])
  expect(states(two, [came({}), came({ id: 'm2' })])).toEqual(['paid', 'paid'])
})

test('another sign, merchant, amount or category pays nothing', () => {
  const others = [
    came({ amount: minor(-500_000) }),
    came({ merchantId: 'other' }),
    came({ amount: minor(440_000) }),
    came({ day: '2026-02-20' }),
  ]
  expect(states([expected({})], others)).toEqual(['overdue'])
  const nameless = expected({ merchantId: null })
  expect(states([nameless], [came({ subCategory: 'product_sales' })])).toEqual(['overdue'])
  expect(states([nameless], [came({ merchantId: 'anybody' })])).toEqual(['paid'])
})
