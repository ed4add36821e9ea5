// How a reading of signs and order fits the balances, row by row.
import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { type BalanceEntry, balanceFits, fitOf, type SignRule, signsByBalance } from './balance.ts'

type Row = readonly [amount: number, balance: number | null, key?: string]

const entriesOf = (rows: readonly Row[]): BalanceEntry[] =>
  rows.map(([amount, balance, key = 'a'], at) => ({
    amount: minor(amount),
    balance: balance === null ? null : minor(balance),
    key,
    at,
  }))

// After a balance of 100.00 comes a payment of 50.00; a penny is forgiven.
test.each([
  ['as_written', 150_00, true],
  ['as_written', 150_01, true],
  ['as_written', 149_99, true],
  ['as_written', 150_02, false],
  ['as_written', 149_98, false],
  ['as_written', 50_00, false],
  ['inverted', 50_00, true],
  ['inverted', 50_01, true],
  ['inverted', 49_98, false],
  ['inverted', 150_00, false],
  ['per_row', 150_01, true],
  ['per_row', 49_99, true],
  ['per_row', 49_98, false],
  ['per_row', 150_02, false],
] as [SignRule, number, boolean][])('%s to a balance of %i: %s', (sign, balance, isFit) => {
  const rows = entriesOf([
    [0, 100_00],
    [50_00, balance],
  ])
  expect(fitOf(rows, sign, 'oldest_first')).toEqual({
    sign,
    order: 'oldest_first',
    checked: 1,
    share: isFit ? 1 : 0,
    breaks: isFit ? [] : [1],
  })
})

describe('a whole file', () => {
  const rows: Row[] = [
    [10, 110],
    [20, null],
    [30, 160],
    [-5, 155],
    [7, 999],
  ]

  test('sums rows without a balance into the next that has one', () => {
    expect(fitOf(entriesOf(rows), 'as_written', 'oldest_first')).toMatchObject({
      checked: 3,
      share: 2 / 3,
      breaks: [4],
    })
  })

  test('row by row, only a row right after a balance can be checked', () => {
    expect(fitOf(entriesOf(rows), 'per_row', 'oldest_first')).toMatchObject({
      checked: 2,
      share: 1 / 2,
      breaks: [4],
    })
  })

  test('is read from its end where the newest row comes first', () => {
    const newest = rows.slice(0, 4).toReversed()
    expect(fitOf(entriesOf(newest), 'as_written', 'newest_first')).toMatchObject({
      checked: 2,
      share: 1,
    })
    expect(fitOf(entriesOf(newest), 'as_written', 'oldest_first').share).toBe(0)
  })

  test('holds each account’s balance apart', () => {
    const mixed: Row[] = [
      [1, 101, 'a'],
      [1, 501, 'b'],
      [2, 103, 'a'],
      [2, 503, 'b'],
    ]
    expect(fitOf(entriesOf(mixed), 'as_written', 'oldest_first')).toMatchObject({
      checked: 2,
      share: 1,
    })
  })

  test('is fitted best first, and not at all without a balance that moves or can be checked', () => {
    const orders = ['oldest_first', 'newest_first'] as const
    const fits = balanceFits(entriesOf(rows.slice(0, 4)), orders)
    expect(fits[0]).toMatchObject({ sign: 'as_written', order: 'oldest_first', share: 1 })
    expect(fits.map(({ share }) => share)).toEqual(
      fits.map(({ share }) => share).toSorted((a, b) => b - a),
    )
    expect(
      balanceFits(
        entriesOf([
          [1, 0],
          [2, 0],
        ]),
        orders,
      ),
    ).toEqual([])
    expect(
      balanceFits(
        entriesOf([
          [1, null],
          [2, null],
        ]),
        orders,
      ),
    ).toEqual([])
    expect(balanceFits(entriesOf([[1, 5]]), orders)).toEqual([])
  })

  test('gives each row that follows a balance its sign', () => {
    const signs = (order: 'oldest_first' | 'newest_first', ...balances: (number | null)[]) => [
      ...signsByBalance(entriesOf(balances.map((balance) => [1, balance])), order),
    ]
    expect(signs('oldest_first', 5, 7, null, 6, 6)).toEqual([
      [1, 1],
      [3, -1],
      [4, 1],
    ])
    expect(signs('newest_first', 5, 7)).toEqual([[0, -1]])
  })
})
