// Connections and banks in words, and the days on which a consent asks for its renewal.

import { listConnections } from '@plimsoll/contract/bank'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clockOf, freshness, historyWords, nextUpdate, statusChip } from './connection-words.ts'
import { findBanks, initialsOf } from './find-banks.ts'
import { isWebAddress } from './leave.ts'
import { noticesOf } from './notices.ts'
import type { Connection, Institution } from './queries.ts'
import { bankOf, connectionOf, replyWith } from './testing/sample.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

/** A connection as the web reads it. */
function connection(more: Record<string, unknown> = {}): Connection {
  const [read] = z.decode(listConnections.reply, replyWith([connectionOf(more)]).body as never).data
  if (!read) throw new Error('There is none.')
  return read
}

test.each([
  [{}, 'Active'],
  [{ status: 'syncing' }, 'Syncing'],
  [{ status: 'consent_due', consent_days_left: 7 }, 'Consent expires in 7 days'],
  [{ status: 'consent_due', consent_days_left: 1 }, 'Consent expires tomorrow'],
  [{ status: 'sign_in_needed' }, 'Reconnect needed'],
  [{ status: 'error' }, 'Error'],
  [{ status: 'disconnected' }, 'Disconnected'],
])('%o is “%s”', (more, words) => {
  expect(statusChip(connection(more)).words).toBe(words)
})

test('staleness is shown in days', () => {
  expect(freshness(connection(), now)).toBe('Last updated 3 days ago')
  expect(freshness(connection({ last_synced_at: null }), now)).toBe('Not updated yet')
})

test('the next update has its time, and on another day its date', () => {
  const at = new Date(now + 3_600_000)
  const clock = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
  expect(clockOf(at.toISOString(), now)).toBe(`at ${clock}`)
  expect(clockOf('2026-11-25T12:00:00Z', now)).toMatch(/^on 25 Nov 2026/)
  expect(nextUpdate(connection({ next_sync_at: at.toISOString() }), now)).toBe(`At ${clock}`)
  expect(nextUpdate(connection({ next_sync_at: '2026-11-20T11:59:59Z' }), now)).toBeNull()
})

test('history says whether it is complete', () => {
  expect(historyWords(connection())).toBe('Complete since 20 November 2024')
  const open = { history_complete: false }
  expect(historyWords(connection(open))).toContain('the bank has sent nothing older so far')
  expect(historyWords(connection({ ...open, status: 'syncing' }))).toContain('still arriving')
})

test.each([
  [15, []],
  [14, ['14']],
  [8, ['14']],
  [7, ['7']],
  [2, ['7']],
  [1, ['1']],
  [0, ['1']],
])('with %i days left, the notice of day %j is shown', (days, reached) => {
  const notices = noticesOf([connection({ consent_days_left: days })])
  expect(notices.map(({ id }) => id.split(' ')[1])).toEqual(reached)
})

test('a sign-in that is needed comes first and cannot be put away', () => {
  const due = connection({ status: 'consent_due', consent_days_left: 5 })
  const out = connection({ id: '01932f5e-0000-7000-8000-000000000009', status: 'sign_in_needed' })
  expect(noticesOf([due, out]).map(({ canWait }) => canWait)).toEqual([false, true])
  expect(noticesOf([connection({ status: 'disconnected', consent_days_left: 3 })])).toEqual([])
})

test('banks are found by the beginnings of their words', () => {
  const banks = ['Royal Bank of Scotland', 'Bank of Scotland', 'Monzo'].map(
    (name) => bankOf(name) as Institution,
  )
  const found = (typed: string) => findBanks(banks, typed).map(({ name }) => name)
  expect(found('scot ban')).toEqual(['Royal Bank of Scotland', 'Bank of Scotland'])
  expect(found('ROYAL')).toEqual(['Royal Bank of Scotland'])
  expect(found('onzo')).toEqual([])
})

test('initials stand for a bank; what is in brackets is no part of its name', () => {
  expect(['Monzo', 'Tamar Bank', 'Halcyon (down)'].map(initialsOf)).toEqual(['M', 'TB', 'H'])
})

test('only addresses of the web are gone to', () => {
  const addresses = [
    'https://bank.example/a',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
    'data:,x',
    '/x',
    '',
  ]
  expect(addresses.filter(isWebAddress)).toEqual(['https://bank.example/a', 'http://127.0.0.1:1/'])
})
