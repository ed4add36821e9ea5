import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, fromEpochDays } from './calendar.ts'
import { minor } from './money.ts'
import { pairTransfers, type TransferCandidate } from './transfers.ts'

const leg = (
  id: string,
  accountId: string,
  day: string,
  pounds: number,
  text = 'TRANSFER',
): TransferCandidate => ({
  id,
  accountId,
  day,
  amount: minor(pounds * 100),
  text,
  subCategory: 'uncategorised_out',
})

test('a transfer that takes a weekend is paired', () => {
  const pairs = pairTransfers([
    leg('a', 'current', '2026-03-06', -500),
    leg('b', 'reserve', '2026-03-09', 500, 'FROM MAIN'),
  ])
  expect(pairs).toEqual([{ outId: 'a', inId: 'b' }])
})

test('the nearest day wins, and then arriving after leaving', () => {
  const pairs = pairTransfers([
    leg('out', 'current', '2026-03-06', -500),
    leg('late', 'reserve', '2026-03-08', 500),
    leg('before', 'reserve', '2026-03-05', 500),
    leg('after', 'reserve', '2026-03-07', 500),
  ])
  expect(pairs).toEqual([{ outId: 'out', inId: 'after' }])
})

test('of any two days the nearer wins, arriving before leaving only at the same distance', () => {
  const inOrder = [0, 1, -1, 2, -2, 3, -3]
  const arrival = (gap: number) => leg(`${gap}`, 'reserve', addDays('2026-03-06', gap), 500)
  for (const [at, gap] of inOrder.entries())
    for (const other of [...inOrder.slice(at + 1), -4, 4]) {
      const legs = [leg('out', 'current', '2026-03-06', -500), arrival(other), arrival(gap)]
      expect(pairTransfers(legs)).toEqual([{ outId: 'out', inId: `${gap}` }])
    }
})

test('where both look like a transfer they are paired before one that does not', () => {
  const legs = [
    leg('a', 'current', '2026-03-06', -500, 'RENT'),
    leg('b', 'current', '2026-03-06', -500),
    leg('c', 'reserve', '2026-03-06', 500),
  ]
  expect(pairTransfers(legs)).toEqual([{ outId: 'b', inId: 'c' }])
})

test('nothing pairs with nothing', () => {
  const legs = [leg('a', 'current', '2026-03-06', 0), leg('b', 'reserve', '2026-03-06', 0)]
  expect(pairTransfers(legs)).toEqual([])
})

test('equal amounts that do not look like a transfer are left alone', () => {
  expect(
    pairTransfers([
      leg('a', 'current', '2026-03-06', -500, 'MEADOW LANE RENT'),
      leg('b', 'reserve', '2026-03-06', 500, 'HARBOUR CAFES'),
    ]),
  ).toEqual([])
})

test('a label of a transfer is as good as its words', () => {
  const labelled = {
    ...leg('a', 'current', '2026-03-06', -500, 'J PARK'),
    subCategory: 'savings_pot',
  }
  expect(pairTransfers([labelled, leg('b', 'pot', '2026-03-06', 500, 'J PARK')])).toHaveLength(1)
})

test('four days, one account, another amount or the same sign make no pair', () => {
  const out = leg('a', 'current', '2026-03-06', -500)
  for (const other of [
    leg('b', 'reserve', '2026-03-10', 500),
    leg('b', 'current', '2026-03-06', 500),
    leg('b', 'reserve', '2026-03-06', 501),
    leg('b', 'reserve', '2026-03-06', -500),
  ])
    expect(pairTransfers([out, other])).toEqual([])
})

const candidates = fc
  .array(
    fc.record({
      accountId: fc.constantFrom('current', 'reserve', 'card'),
      day: fc.integer({ min: 20_000, max: 20_008 }).map(fromEpochDays),
      amount: fc.constantFrom(-300, -200, 0, 200, 300).map(minor),
      text: fc.constantFrom('TRANSFER', 'TO SAVINGS', 'HARBOUR CAFES'),
      subCategory: fc.constantFrom('internal_transfer', 'uncategorised_in', 'rent'),
    }),
    { maxLength: 40 },
  )
  .map((legs): TransferCandidate[] => legs.map((each, i) => ({ ...each, id: `t${i}` })))

test('every pair is opposite, in two accounts, within three days, and no leg is used twice', () => {
  fc.assert(
    fc.property(candidates, (legs) => {
      const byId = new Map(legs.map((each) => [each.id, each]))
      const pairs = pairTransfers(legs)
      const used = pairs.flatMap(({ outId, inId }) => [outId, inId])
      expect(new Set(used).size).toBe(used.length)
      for (const { outId, inId } of pairs) {
        const [out, into] = [byId.get(outId)!, byId.get(inId)!]
        expect(out.amount).toBeLessThan(0)
        expect(into.amount).toBe(-out.amount)
        expect(into.accountId).not.toBe(out.accountId)
        expect(Math.abs(daysBetween(out.day, into.day))).toBeLessThanOrEqual(3)
      }
    }),
  )
})

test('the order of the candidates does not matter', () => {
  fc.assert(
    fc.property(
      candidates.chain((legs) =>
        fc.tuple(fc.constant(legs), fc.shuffledSubarray(legs, { minLength: legs.length })),
      ),
      ([legs, shuffled]) => {
        expect(pairTransfers(shuffled)).toEqual(pairTransfers(legs))
      },
    ),
  )
})

test('a hundred thousand equal legs are paired, as many as have a counterpart', () => {
  const legs = Array.from({ length: 100_000 }, (_, i) =>
    leg(`t${i}`, i % 4 < 3 ? 'current' : 'reserve', '2026-03-06', i % 2 ? 10 : -10),
  )
  // Every fourth leg is the reserve's, always money in: each meets one of the current account's
  // out.
  expect(pairTransfers(legs)).toHaveLength(25_000)
})
