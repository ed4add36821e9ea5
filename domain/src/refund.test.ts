import { expect, test } from 'vitest'
import { minor } from './money.ts'
import { isMisplacedReceipt } from './refund.ts'

test('money in stands under spending only while its merchant was paid at least as much', () => {
  const isMisplaced = (amount: number, subCategory: string, net: number | null) =>
    isMisplacedReceipt({
      amount: minor(amount),
      subCategory,
      merchantNet: net === null ? null : minor(net),
    })
  // £900 paid, £200 back; £900 paid and all of it back; £900 paid and £1,000 back.
  expect(isMisplaced(20_000, 'rent', -70_000)).toBe(false)
  expect(isMisplaced(90_000, 'rent', 0)).toBe(false)
  expect(isMisplaced(100_000, 'rent', 10_000)).toBe(true)
  expect(isMisplaced(100, 'rent', null)).toBe(true)
  // Not categorised yet; income and transfers; money out.
  expect(isMisplaced(100, 'uncategorised_out', null)).toBe(false)
  expect(isMisplaced(100, 'rent_received', null)).toBe(false)
  expect(isMisplaced(100, 'internal_transfer', null)).toBe(false)
  expect(isMisplaced(-100, 'rent', null)).toBe(false)
})
