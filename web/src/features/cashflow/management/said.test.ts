// What is said of a payment, and that taking it back leads to where it was.
import { expect, test } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { asItStands, redated } from './said.ts'

const rent = dueItem({ due: '2026-12-01', day: '2026-12-01' })
const named = { series_id: 'a', due: '2026-12-01' }

test('a payment on the day it was found on comes back by restoring it', () => {
  expect(asItStands(rent, [rent])).toEqual([{ ...named, kind: 'restore' }])
  // The 6th is a Sunday: taken on the Monday.
  const rolled = dueItem({ due: '2026-12-06', day: '2026-12-07' })
  expect(asItStands(rolled, [rolled])).toEqual([
    { series_id: 'a', due: '2026-12-06', kind: 'restore' },
  ])
})

test('a payment that was moved before comes back to that day', () => {
  const moved = { ...rent, day: '2026-12-15' }
  expect(asItStands(moved, [moved])).toEqual([
    { ...named, kind: 'restore' },
    { ...named, kind: 'redate', day: '2026-12-15' },
  ])
})

test('of instalments one moves, the others stay, and all come back', () => {
  const parts = ['2026-12-01', '2026-12-08', '2026-12-15'].map((day) => ({ ...rent, day }))
  const [, second] = parts
  if (!second) throw new Error('three parts')
  expect(redated(second, '2026-12-22', parts)).toEqual([
    { ...named, kind: 'split', days: ['2026-12-01', '2026-12-15', '2026-12-22'] },
  ])
  expect(asItStands(second, parts)[1]).toEqual({
    ...named,
    kind: 'split',
    days: ['2026-12-01', '2026-12-08', '2026-12-15'],
  })
})
