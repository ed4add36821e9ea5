// Account by account the forecast is still the forecast; and what is suggested keeps accounts at
// their floors.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar.ts'
import { minor } from '../money.ts'
import { type AccountPath, accountPaths, type PathAccount } from './account-paths.ts'
import { suggestTransfers } from './suggest-transfers.ts'

const first: Day = '2026-11-21'
const dayOf = (at: number) => addDays(first, at)
const pence = (least: number, most: number) => fc.integer({ min: least, max: most }).map(minor)

const worlds = fc
  .record({
    nets: fc.array(pence(-900_000, 900_000), { minLength: 1, maxLength: 40 }),
    accounts: fc.array(fc.record({ balance: pence(-200_000, 2_000_000), weight: fc.nat(50) }), {
      minLength: 1,
      maxLength: 5,
    }),
    items: fc.array(
      fc.record({ at: fc.nat(45), amount: pence(-300_000, 300_000), account: fc.nat(6) }),
      { maxLength: 30 },
    ),
  })
  .map(({ nets, accounts, items }) => ({
    days: nets.map((net, at) => ({ day: dayOf(at), net })),
    accounts: accounts.map((account, at): PathAccount => ({ id: `a${at}`, ...account })),
    items: items.map(({ at, amount, account }) => ({
      day: dayOf(at),
      amount,
      accountId: account === 6 ? null : `a${account}`,
    })),
  }))

test('the paths of all accounts add up to the whole, day by day', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const paths = accountPaths(world)
      let whole = world.accounts.reduce((sum, { balance }) => sum + balance, 0)
      for (const [at, { net }] of world.days.entries()) {
        whole += net
        expect(paths.reduce((sum, path) => sum + path.closings[at]!, 0)).toBe(whole)
      }
    }),
  )
})

test('a payment goes through the account that such payments went through', () => {
  const paths = accountPaths({
    days: [{ day: first, net: minor(-50_000) }],
    items: [{ day: first, amount: minor(-50_000), accountId: 'tax' }],
    accounts: [
      { id: 'main', balance: minor(10_000), weight: 9 },
      { id: 'tax', balance: minor(60_000), weight: 0 },
    ],
  })
  expect(paths.map(({ closings }) => closings[0])).toEqual([10_000, 10_000])
})

test('an account that dips is filled from the one that is idle, the evening before', () => {
  const days = [0, 1, 2].map(dayOf)
  const account = (id: string, closings: number[], floor = 0) => ({
    id,
    floor: minor(floor),
    closings: closings.map(minor),
    takesPart: true,
  })
  expect(
    suggestTransfers({
      days,
      accounts: [
        account('main', [40_000, -12_345, 90_000]),
        account('savings', [300_000, 300_000, 300_000], 100_000),
      ],
    }),
  ).toEqual([
    { from: 'savings', to: 'main', amount: 13_000, by: days[0], low: -12_345, lowDay: days[1] },
  ])
})

test('what is moved never takes the giver below its own floor, and serves every dip where there is enough', () => {
  const paths = fc.array(
    fc.record({
      closings: fc.array(pence(-100_000, 400_000), { minLength: 10, maxLength: 10 }),
      floor: pence(0, 100_000),
      takesPart: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(paths, (anyAccounts) => {
      const accounts = anyAccounts.map((account, at) => ({ id: `a${at}`, ...account }))
      const days = Array.from({ length: 10 }, (_, at) => dayOf(at))
      const transfers = suggestTransfers({ days, accounts })
      const lowestAfter = (path: AccountPath, end: 'from' | 'to') =>
        Math.min(...path.closings) -
        transfers
          .filter((transfer) => transfer[end] === path.id)
          .reduce((sum, { amount }) => sum + amount, 0)
      for (const account of accounts) {
        const gives = transfers.some(({ from }) => from === account.id)
        if (gives) expect(lowestAfter(account, 'from')).toBeGreaterThanOrEqual(account.floor)
        if (!account.takesPart)
          expect(transfers.some(({ from, to }) => [from, to].includes(account.id))).toBe(false)
      }
      for (const { amount, by, lowDay } of transfers) {
        expect(amount).toBeGreaterThan(0)
        expect(by < lowDay).toBe(true)
      }
    }),
  )
})
