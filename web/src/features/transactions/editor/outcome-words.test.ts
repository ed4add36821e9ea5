// What excluding many will do, in words.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { bulkExclusionWords } from './outcome-words.ts'

const change = {
  isExcluding: true,
  count: 3,
  net: minor(-340_000),
  from: '2026-03-02',
  to: '2026-05-09',
} as const

test('excluding many names the amount, the months, and what stays', () => {
  expect(bulkExclusionWords(change)).toBe(
    '3 transactions, a net £3,400.00 of cash out, move to the line “Excluded” of their months, March 2026 to May 2026. Your bank balances and closing balances don’t change. Averages, comparisons, forecasts and advice leave them out.',
  )
  expect(bulkExclusionWords({ ...change, count: 1, to: '2026-03-02' })).toMatch(
    /^1 transaction, £3,400.00 of cash out, moves to the line “Excluded” of March 2026\./,
  )
})

test('including them says that they count again, and nothing where nothing changes', () => {
  expect(bulkExclusionWords({ ...change, isExcluding: false, from: null, to: null })).toMatch(
    /^3 transactions, a net £3,400.00 of cash out, count in their categories again in their months\. .* take them in\.$/,
  )
  expect(bulkExclusionWords({ ...change, count: 0 })).toMatch(/^Nothing changes/)
})
