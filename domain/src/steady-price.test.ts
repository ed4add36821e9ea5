// When payments show a price, and its latest change.
import { expect, test } from 'vitest'
import { latestChange, withoutExceptions } from './steady-price.ts'

const paid = (amounts: number[]) => amounts.map((amount, at) => ({ amount, at }))

test.each([
  // From the latest back: since which payment, the one before, and whether it is a price.
  [
    [1200, 1000, 1000],
    [0, 1, true],
  ],
  [
    [1200, 1200, 1000],
    [1, 2, true],
  ],
  [
    [1107, 860, 1004],
    [0, 1, false],
  ],
  [
    [1200, 1000],
    [0, 1, false],
  ],
  // Hours that differ come back to an amount.
  [
    [228, 228, 243, 205, 228],
    [1, 2, false],
  ],
  [
    [50, 50, 30, 30, 50],
    [1, 2, true],
  ],
  [[1000, 1000], null],
  [[], null],
])('%j: %j', (amounts, found) => {
  const change = latestChange(paid(amounts))
  expect(change && [change.since.at, change.before.at, change.isSteady]).toEqual(found)
})

test('a single payment between two of one amount is an exception, the first and last are not', () => {
  const kept = (amounts: number[]) => withoutExceptions(paid(amounts)).map(({ amount }) => amount)
  expect(kept([228, 228, 243, 228])).toEqual([228, 228, 228])
  expect(kept([243, 228, 228])).toEqual([243, 228, 228])
  expect(kept([243, 243, 228, 228])).toEqual([243, 243, 228, 228])
  expect(kept([300, 243, 228])).toEqual([300, 243, 228])
})
