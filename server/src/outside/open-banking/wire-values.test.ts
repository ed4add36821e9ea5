// The provider's dates, amounts and words, read without moving a day or losing a penny; and rows
// that cannot be read.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { guardFetch } from './guarded-fetch.ts'
import { pullByIds, pullTransactions } from './transactions.ts'
import { dayOf, maskedName, minorOf, momentOf, wordsOf } from './wire-values.ts'

describe('days', () => {
  test.each([
    ['2026-03-29', '2026-03-29'],
    ['2026-03-29T00:00:00.000Z', '2026-03-29'],
    ['2026-06-30T00:00:00Z', '2026-06-30'],
    // As the bank's own clock has it.
    ['2026-06-30T00:30:00+01:00', '2026-06-30'],
    ['2026-06-30T23:59:59-05:00', '2026-06-30'],
    ['2026-06-30T09:15:00', '2026-06-30'],
    // A London midnight in summer, reported as an instant: the next day.
    ['2026-06-30T23:00:00.000Z', '2026-07-01'],
    ['2026-12-31T23:30:00.000Z', '2026-12-31'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
  ])('%s is %s', (written, day) => expect(dayOf(written)).toBe(day))

  test.each(['', '2026-02-30', '29/03/2026', '20260329', 'yesterday', '2026-13-01T00:00:00Z'])(
    'a value that is no day is refused, not guessed: %s',
    (written) => expect(() => dayOf(written)).toThrow(RangeError),
  )

  test('a day written at midnight is that day, whatever day it is', () => {
    const days = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(dayOf(`${day}T00:00:00.000Z`)).toBe(day)
        expect(dayOf(day)).toBe(day)
      }),
    )
  })
})

test('amounts keep their sign and their pence; halves of pence are refused', () => {
  expect(minorOf({ value: -1234 })).toBe(-1234)
  for (const value of [0.5, Number.NaN, 2 ** 60])
    expect(() => minorOf({ value })).toThrow(RangeError)
})

test('words are one line of reasonable length, or none', () => {
  expect(wordsOf('  CARD\tPAYMENT\n\u0000 TO  X ')).toBe('CARD PAYMENT TO X')
  expect([wordsOf(''), wordsOf(' \n'), wordsOf(null), wordsOf(undefined)]).toEqual(
    Array(4).fill(null),
  )
  expect(wordsOf('x'.repeat(9_999))).toHaveLength(500)
})

test('no account number can be read in a name', () => {
  expect(maskedName('Current 31926819')).toBe('Current ••6819')
  expect(maskedName('60-16-13 31926819 Business')).toBe('••6819 Business')
  expect(maskedName('Account 2026 (12)')).toBe('Account 2026 (12)')
})

test('moments are moments, and a bare day is none', () => {
  expect(momentOf('2026-11-18T12:00:00Z')).toEqual(new Date('2026-11-18T12:00:00Z'))
  expect([momentOf('2026-11-18'), momentOf('soon'), momentOf(null)]).toEqual([null, null, null])
})

describe('rows that cannot be read', () => {
  let server: Server
  afterEach(() => server.close())
  const good = {
    id: 'good',
    accountId: 'a',
    amount: { value: -100, currency: 'GBP' },
    status: 'posted',
    date: '2026-11-18',
    longDescription: 'CARD 60161331926819',
  }
  const answering = async (data: unknown[]): Promise<Client> => {
    server = createServer((_, reply) => reply.end(JSON.stringify({ data, links: null })))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const resourceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const tokens = { get: async () => 'token', forget: () => undefined }
    return {
      settings: { resourceUrl, pageRows: 10 },
      fetch: guardFetch([resourceUrl]),
      tokens,
    } as unknown as Client
  }
  const pull = { user: 'u', accountId: 'a', from: null, modifiedSince: null, cursor: null }
  const broken = [
    [{ ...good, id: 'no-amount', amount: null }, 'a wrong amount'],
    [{ ...good, id: 'float', amount: { value: 1.5, currency: 'GBP' } }, 'a wrong amount.value'],
    [{ ...good, id: 'text', amount: { value: '12', currency: 'GBP' } }, 'a wrong amount.value'],
    [
      { ...good, id: 'currency', amount: { value: 1, currency: 'pounds' } },
      'a wrong amount.currency',
    ],
    [{ ...good, id: 'day', date: '2026-02-30' }, 'not a day'],
    [{ ...good, id: 'status', status: 'maybe' }, 'a wrong status'],
    [{ ...good, id: 'elsewhere', accountId: 'b' }, 'another account'],
  ] as const

  test('are listed by id and reason, and spoil no other row', async () => {
    const client = await answering([...broken.map(([row]) => row), good, 'not a row', null])
    const page = await pullTransactions(client, pull)
    expect(page.transactions.map(({ id }) => id)).toEqual(['good'])
    expect(page.unreadable).toEqual([
      ...broken.map(([{ id }, reason]) => ({ id, reason })),
      { id: null, reason: 'a wrong shape' },
      { id: null, reason: 'a wrong shape' },
    ])
    expect(JSON.stringify(page.unreadable)).not.toContain('6016')
  })

  test('are not called gone', async () => {
    const [row] = broken[0]
    const client = await answering([row, good])
    const { transactions, gone, unreadable } = await pullByIds(client, {
      user: 'u',
      ids: ['no-amount', 'good', 'missing'],
    })
    expect(transactions.map(({ id }) => id)).toEqual(['good'])
    expect(unreadable.map(({ id }) => id)).toEqual(['no-amount'])
    expect(gone).toEqual(['missing'])
  })

  test('with one whose id cannot be read none is called gone', async () => {
    const client = await answering([{ ...good, id: 7 }])
    expect((await pullByIds(client, { user: 'u', ids: ['a', 'b'] })).gone).toEqual([])
  })
})
