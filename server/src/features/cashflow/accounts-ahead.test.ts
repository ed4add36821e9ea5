// What is ahead of each account: one that was emptied and left takes no part.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { accountsAhead } from './accounts-ahead.ts'

type Input = Parameters<typeof accountsAhead>[0]

const account = (id: string, booked: number, lastDay: string) =>
  ({
    id,
    name: id,
    kind: 'current',
    counts: true,
    booked: minor(booked),
    balance: minor(booked),
    buffer: minor(0),
    lastDay,
  }) as Input['accounts'][number]

const habits: Input['habits'] = ['old', 'new'].map((accountId) => ({
  accountId,
  merchantId: 'tenant',
  subCategory: 'rent_received',
  side: 'in',
  lastDay: '2026-08-19',
  volume: minor(500_00),
}))
const due = {
  asOf: '2026-11-20',
  days: [{ day: '2026-11-23', in: minor(300_00), out: minor(100_00) }],
  items: [
    {
      day: '2026-11-23',
      open: minor(250_00),
      side: 'in',
      merchant_id: 'tenant',
      sub_category: 'rent_received',
    },
  ],
} as unknown as Input['due']
const lows = (old: Input['accounts'][number]) =>
  accountsAhead({
    due,
    habits,
    accounts: [old, account('new', 1_000_00, '2026-11-19')],
  }).accounts.map(({ id, low }) => [id, low?.balance ?? null])

test('nothing is expected of an account that was emptied more than a quarter ago', () => {
  // 93 days before; the other one takes all: 1,000 + 300 − 100.
  expect(lows(account('old', 0, '2026-08-19'))).toEqual([
    ['old', null],
    ['new', 1_200_00],
  ])
})

test('one that holds money, or has moved since, takes its part', () => {
  for (const old of [account('old', 5_00, '2026-08-19'), account('old', 0, '2026-08-20')])
    expect(lows(old)[0]?.[1]).not.toBeNull()
})
