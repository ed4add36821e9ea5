// What needs the user, from what is overdue.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { needsOf } from './needs.ts'

const books = {
  facts: { firstDay: '2025-01-01', lastDay: '2026-11-20', balanceKnown: true, source: 'bank' },
  unstated: [],
  uncategorised: 0,
  asOf: '2026-11-20',
  today: '2026-11-20',
  leaks: [],
} as unknown as Parameters<typeof needsOf>[0]

const stonebridge = { open: minor(640_000), merchant: 'Stonebridge Academy' }
const oakhurst = { open: minor(300_000), merchant: 'Oakhurst Estates' }

test.each([
  [[stonebridge], '£6,400 from Stonebridge Academy is overdue.'],
  [[stonebridge, stonebridge], '£12,800 from Stonebridge Academy is overdue.'],
  [[stonebridge, oakhurst], '£9,400 from 2 customers is overdue.'],
])('what customers should have paid by now needs the user', (overdue, message) => {
  const [need, ...others] = needsOf({ ...books, overdue })
  expect(need).toMatchObject({ kind: 'overdue', message, href: '/cash-management' })
  expect(others).toEqual([])
})

test('what has a line of its own as money that leaks away is not repeated', () => {
  const leak = { id: 'a', kind: 'missed_receipt', name: 'Oakhurst Estates', amount: minor(300_000) }
  const leaks = [leak] as unknown as Parameters<typeof needsOf>[0]['leaks']
  const needs = needsOf({ ...books, leaks, overdue: [oakhurst] })
  expect(needs.map(({ kind }) => kind)).toEqual(['leak a'])
  expect(needsOf({ ...books, overdue: [] })).toEqual([])
})
