import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { type BalanceEntry, balanceFits, fitOf, signsByBalance } from './balance.ts'

describe('a running balance', () => {
  const entry = (amount: number, balance: number | null, at: number, key = 'a'): BalanceEntry => ({
    amount: minor(amount),
    balance: balance === null ? null : minor(balance),
    key,
    at,
  })
  const rows = [entry(500, 1500, 0), entry(-200, 1300, 1), entry(50, 1350, 2)]

  it('proves every row but the first', () => {
    expect(fitOf(rows, 'as_written', 'oldest_first')).toEqual({
      sign: 'as_written',
      order: 'oldest_first',
      checked: 2,
      share: 1,
      breaks: [],
    })
  })

  it('names what breaks, read the other way round', () => {
    // From the last back: 1350 to 1300 is -50, not -200; 1300 to 1500 is 200, not 500.
    expect(fitOf(rows, 'as_written', 'newest_first')).toMatchObject({
      checked: 2,
      share: 0,
      breaks: [1, 0],
    })
  })

  it.each([
    [-199, true],
    [-201, true],
    [-198, false],
    [-202, false],
  ])('lets a penny of rounding pass: %i moves it by 200: %s', (amount, fits) => {
    const two = [entry(500, 1500, 0), entry(amount, 1300, 1)]
    expect(fitOf(two, 'as_written', 'oldest_first').breaks).toEqual(fits ? [] : [1])
    const turned = [entry(-500, 1500, 0), entry(-amount, 1300, 1)]
    expect(fitOf(turned, 'inverted', 'oldest_first').breaks).toEqual(fits ? [] : [1])
    expect(fitOf(two, 'per_row', 'oldest_first').breaks).toEqual(fits ? [] : [1])
    expect(fitOf(turned, 'per_row', 'oldest_first').breaks).toEqual(fits ? [] : [1])
  })

  it('printed once a day proves the day’s rows together, and none of them alone', () => {
    const daily = [entry(1, 1000, 0), entry(30, null, 1), entry(20, 1050, 2), entry(5, 1055, 3)]
    expect(fitOf(daily, 'as_written', 'oldest_first')).toMatchObject({ checked: 2, breaks: [] })
    expect(fitOf(daily, 'per_row', 'oldest_first')).toMatchObject({ checked: 1, breaks: [] })
  })

  it('runs for each account by itself', () => {
    const two = [entry(1, 100, 0), entry(1, 900, 1, 'b'), entry(5, 105, 2), entry(7, 907, 3, 'b')]
    expect(fitOf(two, 'as_written', 'oldest_first')).toMatchObject({ checked: 2, share: 1 })
    expect([...signsByBalance(two, 'oldest_first')]).toEqual([
      [2, 1],
      [3, 1],
    ])
  })

  it('gives the signs of what it moves by', () => {
    const moved = [...rows, entry(9, null, 3), entry(0, 1350, 4)]
    expect([...signsByBalance(moved, 'oldest_first')]).toEqual([
      [1, -1],
      [2, 1],
      [4, 1],
    ])
    expect([...signsByBalance(rows, 'newest_first')]).toEqual([
      [1, -1],
      [0, 1],
    ])
  })

  it('of nothing but zeros, or of one row, proves nothing', () => {
    expect(balanceFits([entry(5, 0, 0), entry(5, 0, 1)], ['oldest_first'])).toEqual([])
    expect(balanceFits([entry(5, 5, 0)], ['oldest_first'])).toEqual([])
    expect(balanceFits([entry(5, null, 0), entry(5, 10, 1)], ['oldest_first'])).toEqual([])
  })

  it('is best read as it fits best', () => {
    const [best] = balanceFits(rows, ['newest_first', 'oldest_first'])
    expect(best).toMatchObject({ sign: 'as_written', order: 'oldest_first', share: 1 })
  })
})
