// The period that a statement names above its payments.
import { expect, test } from 'vitest'
import { periodIn } from './statement-period.ts'

test.each([
  ['October 1, 2026 through October 31, 2026', '2026-10-01', '2026-10-31'],
  ['1 October 2026 to 31 October 2026', '2026-10-01', '2026-10-31'],
  ['01/09/2026 - 30/09/2026', '2026-09-01', '2026-09-30'],
  ['09/12/26 - 10/11/26', '2026-09-12', '2026-10-11'],
])('is read from “%s”', (text, first, last) => {
  expect(periodIn([['A page'], [text]])).toEqual({ first, last })
})

test.each([
  '05/06/2026 - 06/07/2026', // May to July, or June to July: either order makes a period
  '1 October 2026',
  '31 October 2026 to 1 October 2026',
  '1 January 2026 to 31 October 2026',
])('is none in “%s”', (text) => {
  expect(periodIn([[text]])).toBeNull()
})
