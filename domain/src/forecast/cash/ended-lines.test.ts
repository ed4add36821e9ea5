import { expect, test } from 'vitest'
import type { EngineInput } from '../engine.ts'
import { everyDays, payments } from '../testing/movements.ts'
import { withoutEnded } from './ended-lines.ts'

/** How many of some payments, so many days apart from the start of 2026, are left on a day. */
function leftOn(knownUntil: string, { every, count = 6 }: { every: number; count?: number }) {
  const days = everyDays('2026-01-01', every, count)
  const movements = payments({ payee: 'agency', days, pence: -200_00 })
  const input = { movements } as unknown as EngineInput
  return withoutEnded(input, { inSeries: new Set(), knownUntil }).movements.length
}

test('six payments a week apart have ended 76 days after the last, not before', () => {
  // The last is on 5 February.
  expect(leftOn('2026-04-21', { every: 7 })).toBe(6)
  expect(leftOn('2026-04-22', { every: 7 })).toBe(0)
})

test('payments far apart have ended after two and a half of their pauses', () => {
  // Forty days apart, the last on 20 July: a hundred days later is 28 October.
  expect(leftOn('2026-10-28', { every: 40 })).toBe(6)
  expect(leftOn('2026-10-29', { every: 40 })).toBe(0)
})

test('five payments say too little', () => {
  expect(leftOn('2026-12-31', { every: 7, count: 5 })).toBe(5)
})

test('each side, kind and payee ends by itself, and what a series accounts for stays', () => {
  const days = everyDays('2026-01-01', 7, 6)
  const gone = payments({ payee: 'agency', days, pence: -200_00 })
  const refunds = payments({ payee: 'agency', days: [...days, '2026-06-20'], pence: 10_00 })
  const inSeries = new Set(payments({ payee: 'gym', days, pence: -30_00 }).map(({ id }) => id))
  const movements = [...gone, ...refunds, ...payments({ payee: 'gym', days, pence: -30_00 })]
  const input = { movements } as unknown as EngineInput
  const left = withoutEnded(input, { inSeries, knownUntil: '2026-06-30' }).movements
  // Until 20 June the refunds paused for 135 days, so ten days are no end.
  expect(left).toEqual(movements.slice(6))
})
