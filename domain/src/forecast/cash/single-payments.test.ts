// Which payments came once and are out of all scale.
import { expect, test } from 'vitest'
import { singlePayments } from './single-payments.ts'

const payments = (...sizes: readonly (readonly [number, string?])[]) =>
  sizes.map(([size, merchantId = null], at) => ({ id: `p${at}`, size, merchantId }))
const single = (...sizes: readonly (readonly [number, string?])[]) => [
  ...singlePayments(payments(...sizes)),
]

test('one payment far above all others stands alone, and so does one below it', () => {
  expect(single([100], [8000], [120], [90], [110])).toEqual(['p1'])
  expect(single([100], [8000], [120], [3000], [110], [90])).toEqual(['p1', 'p3'])
})

test('a large payment is ordinary where another comes near it, or where its payee is seen again', () => {
  expect(single([100], [8000], [4000], [90], [110])).toEqual([])
  expect(single([100, 'a'], [8000, 'a'], [120], [90], [110])).toEqual([])
})

test('nothing stands alone at five times an ordinary payment, or with too few others to judge by', () => {
  expect(single([100], [500], [100], [100], [100])).toEqual([])
  expect(single([100], [501], [100], [100], [100])).toEqual(['p1'])
  expect(single([8000], [100], [90])).toEqual([])
  expect(single()).toEqual([])
})
