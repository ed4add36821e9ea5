// How long ago, in words.
import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:59:01Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T12:00:01Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['2026-11-13T12:00:01Z', '6 days ago'],
  ['2026-11-13T12:00:00Z', 'on 13 Nov 2026'],
])('%s is %s', (instant, words) => {
  expect(ago(instant, now)).toBe(words)
})
