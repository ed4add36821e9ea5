// The arithmetic of splits: parts add up to the whole to the penny, or are not saved.
import { type Minor, minor, sum } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountOf,
  part,
  remainderOf,
  shareEvenly,
  splitRefusal,
  type TypedPart,
  toSplits,
  withPart,
  withRest,
} from './split.ts'

const whole = { amount: minor(-10_000) }
const typed = (...amounts: string[]): TypedPart[] => amounts.map((amount) => part(amount, 'fuel'))

describe('a split', () => {
  test('counts down what remains, signed as the whole', () => {
    expect(remainderOf(typed('60.00', '15.50'), whole)).toBe(-2450)
    expect(remainderOf(typed('60', ''), whole)).toBe(-4000)
    expect(remainderOf(typed('70', '40'), whole)).toBe(1000)
  })

  test('a part against the direction of the whole is typed with a minus', () => {
    const parts = typed('120.00', '-20.00')
    expect(amountOf(parts[1] as TypedPart, whole)).toBe(2000)
    expect(splitRefusal(parts, whole)).toBeNull()
  })

  test('a new part holds what remains, and what remains can be given to any part', () => {
    expect(withPart(typed('60.00'), whole).map(({ amount }) => amount)).toEqual(['60.00', '40.00'])
    expect(withRest(typed('60.00', '10.00'), 1, whole).map(({ amount }) => amount)).toEqual([
      '60.00',
      '40.00',
    ])
  })

  test('is not saved a penny short, with a part of nothing, or without a category', () => {
    expect(splitRefusal(typed('60.00', '39.99'), whole)).toMatch(/add up/)
    expect(splitRefusal(typed('100.00', '0'), whole)).toMatch(/amount/)
    expect(splitRefusal([...typed('60.00'), part('40.00', null)], whole)).toMatch(/category/)
    expect(splitRefusal(typed('100.00'), whole)).toMatch(/two parts/)
    expect(splitRefusal(typed('60.00', '40.00'), whole)).toBeNull()
  })

  test('sends its parts with the sign of the whole, and only what was written', () => {
    const [first, second] = typed('60.00', '40.00') as [TypedPart, TypedPart]
    expect(
      toSplits(
        [
          { ...first, note: ' van ' },
          { ...second, merchant: 'Esso' },
        ],
        whole,
      ),
    ).toEqual([
      { amount: -6000, sub_category: 'fuel', note: 'van' },
      { amount: -4000, sub_category: 'fuel', merchant: 'Esso' },
    ])
  })

  test('shared evenly, any amount over any number of parts leaves nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 2, max: 50 }),
        (pence, count) => {
          const amount = minor(pence) as Minor
          const parts = shareEvenly(typed(...Array.from({ length: count }, () => '')), { amount })
          expect(remainderOf(parts, { amount })).toBe(0)
          expect(sum(toSplits(parts, { amount }).map((each) => each.amount))).toBe(amount)
        },
      ),
    )
  })
})
