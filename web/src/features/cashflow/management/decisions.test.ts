// Decisions about a payment, and that undoing them restores it as it was.
import { expect, test } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { cancelled, redated, restoreDecisions } from './decisions.ts'

const rent = dueItem({ due: '2026-12-01', day: '2026-12-01' })
const named = { line_id: 'a', due: '2026-12-01' }

test('a payment on the day it was found on comes back by restoring it', () => {
  expect(restoreDecisions(rent, [rent])).toEqual([{ ...named, kind: 'restore' }])
  // The 6th is a Sunday: taken on the Monday.
  const rolled = dueItem({ due: '2026-12-06', day: '2026-12-07' })
  expect(restoreDecisions(rolled, [rolled])).toEqual([
    { line_id: 'a', due: '2026-12-06', kind: 'restore' },
  ])
})

test('a payment that was moved before comes back to that day', () => {
  const moved = { ...rent, day: '2026-12-15' }
  expect(restoreDecisions(moved, [moved])).toEqual([
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
  expect(restoreDecisions(second, parts)[1]).toEqual({
    ...named,
    kind: 'split',
    days: ['2026-12-01', '2026-12-08', '2026-12-15'],
  })
})

test('what has come of a cancelled invoice stays with it', () => {
  const invoice = dueItem({ line_id: 'invoice.a', source: 'invoice', transactions: ['p'] })
  const key = { line_id: 'invoice.a', due: '2026-12-01' }
  expect(cancelled(invoice)).toEqual([
    { ...key, kind: 'match', transaction_ids: ['p'] },
    { ...key, kind: 'cancel' },
  ])
  expect(cancelled(rent)).toEqual([{ ...named, kind: 'cancel' }])
})
