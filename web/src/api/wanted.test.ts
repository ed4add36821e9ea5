// What was wanted before signing in: kept for its tab, of our own origin alone, and nobody else's.
import { afterEach, expect, test } from 'vitest'
import { keepWanted, readWanted, takeWanted, wantHere } from './wanted.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

test('R-020 a page with its query is wanted, and found again at the log-in', () => {
  history.replaceState(null, '', '/cash-flow?month=2026-10#row')
  const state = wantHere(null)
  history.replaceState(state, '', '/dashboard')
  expect(readWanted()).toBe('/cash-flow?month=2026-10#row')
  // A second refusal, which finds the browser at the log-in, loses nothing.
  expect(wantHere(null)).toEqual(state)
})

test.each(['/', '/dashboard'])('at %s nothing is wanted', (path) => {
  history.replaceState(null, '', path)
  expect(wantHere('me')).toBeNull()
  expect(readWanted()).toBeNull()
})

test('whose session ended comes back to it, nobody else does', () => {
  history.replaceState(null, '', '/integration')
  history.replaceState(wantHere('me'), '', '/dashboard')
  expect([readWanted('me'), readWanted('you')]).toEqual(['/integration', null])
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'cash-flow',
  '',
  7,
  null,
])('%j is never gone to', (wanted) => {
  history.replaceState({ wanted }, '', '/dashboard')
  expect(readWanted()).toBeNull()
  sessionStorage.setItem('wanted', String(wanted))
  expect(takeWanted()).toBeNull()
})

test('over the trip to a provider it is kept once, and a trip without a wish forgets an older one', () => {
  history.replaceState({ wanted: '/cash-management' }, '', '/dashboard')
  keepWanted()
  history.replaceState(null, '', '/')
  expect([takeWanted(), takeWanted()]).toEqual(['/cash-management', null])
  history.replaceState(null, '', '/dashboard?notifications')
  keepWanted()
  expect(takeWanted()).toBe('/dashboard?notifications')
  keepWanted('/integration')
  history.replaceState(null, '', '/dashboard')
  keepWanted()
  expect(takeWanted()).toBeNull()
})
