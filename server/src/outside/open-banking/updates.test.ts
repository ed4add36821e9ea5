// Refused updates and windows as a terse provider reports them: by a status, or by a word in the
// body.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { guardFetch } from './guarded-fetch.ts'
import { pullTransactions } from './transactions.ts'
import { newestSync, triggerSync } from './updates.ts'

let server: Server
afterEach(() => server.close())

/** A provider that answers by path: a status, or something to read. */
const answering = async (answers: Record<string, number | object>): Promise<Client> => {
  server = createServer((request, reply) => {
    const path = Object.keys(answers).find((each) => request.url?.includes(each)) ?? ''
    const answer = answers[path] ?? 404
    reply.writeHead(typeof answer === 'number' ? answer : 200)
    reply.end(typeof answer === 'number' ? '{"code":"WORD"}' : JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokens = { get: async () => 'token', forget: () => undefined }
  const settings = { identityUrl: url, resourceUrl: url, pageRows: 10 }
  return { settings, fetch: guardFetch([url]), tokens } as unknown as Client
}
const own = { user: 'u', connectionId: 'c' }
const connections = (differing: object) => ({
  '/connections': { data: [{ id: 'c', name: 'A bank', status: 'ok', ...differing }] },
})
const failed = { data: { status: 'error' } }

test.each<[string, Record<string, number | object>, object]>([
  [
    'a sign-in',
    { sync: failed, ...connections({ error: 'mfa_required' }) },
    { failure: 'sign_in_needed', details: { code: 'mfa_required' } },
  ],
  [
    'an ended consent',
    { sync: failed, ...connections({ extendedStatus: 'expired' }) },
    { failure: 'consent_expired' },
  ],
  ['nothing that is known', { sync: failed, ...connections({}) }, { failure: 'bank_unavailable' }],
  [
    'a connection that is gone',
    { sync: failed, '/connections': { data: [] } },
    { failure: 'not_found' },
  ],
  [
    'nothing but a refusal',
    { sync: 400, ...connections({}) },
    { failure: 'unreadable', details: { code: 'WORD' } },
  ],
  ['a provider in trouble', { sync: 500, ...connections({}) }, { failure: 'unavailable' }],
])('an update that was not started for %s says so', async (_, answers, problem) => {
  const client = await answering(answers)
  await expect(triggerSync(client, { ...own, customerIp: null })).rejects.toMatchObject(problem)
})

test('a connection that is read once only takes no updates', async () => {
  const client = await answering({ sync: 400, ...connections({ singleSyncOnly: true }) })
  expect(await triggerSync(client, { ...own, customerIp: null })).toBe('not_supported')
})

test('an update of which nothing is known yet is pending, and the newest counts whatever the order', async () => {
  const data = [
    { fetchStatus: 'success', createdAt: '2026-11-18T10:00:00Z' },
    { fetchStatus: null, createdAt: '2026-11-18T12:00:00Z' },
    { fetchStatus: 'error', createdAt: '2026-11-18T11:00:00Z' },
  ]
  const client = await answering({ syncs: { data } })
  expect(await newestSync(client, own)).toEqual({
    state: 'pending',
    createdAt: new Date('2026-11-18T12:00:00Z'),
  })
  server.close()
  expect(await newestSync(await answering({ syncs: { data: [] } }), own)).toBeNull()
})

test('a refusal of so long a history is reported as that, and of anything else is not', async () => {
  const client = await answering({ transactions: 400 })
  const pull = { user: 'u', accountId: 'a', from: '2024-01-01', modifiedSince: null, cursor: null }
  await expect(pullTransactions(client, pull)).rejects.toMatchObject({
    failure: 'window_refused',
    details: { code: 'WORD' },
  })
  for (const other of [{ from: null }, { cursor: '?offset=10' }])
    await expect(pullTransactions(client, { ...pull, ...other })).rejects.toMatchObject({
      failure: 'unreadable',
    })
})
