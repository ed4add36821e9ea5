// Replies to reads as a browser asks for them.
import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressReplies } from './compress.ts'

const app = fastify()
const rows = Array.from({ length: 200 }, (_, row) => ({ row, words: 'Loom subscription' }))

beforeAll(() => {
  compressReplies(app)
  app.get('/rows', async () => rows)
  app.get('/short', async () => ({ status: 'success' }))
  app.post('/rows', async () => rows)
})
afterAll(() => app.close())

const takesGzip = { 'accept-encoding': 'gzip, deflate, br' }

test('a long reply to a read comes gzipped', async () => {
  const reply = await app.inject({ url: '/rows', headers: takesGzip })
  expect(reply.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-length': String(reply.rawPayload.length),
  })
  expect(reply.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 5)
  expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual(rows)
})

test.each([
  ['a client that takes no gzip', { url: '/rows' }],
  ['a short reply', { url: '/short', headers: takesGzip }],
  ['a reply to a write', { url: '/rows', method: 'POST', headers: takesGzip }],
] as const)('%s gets the text as it is', async (_, request) => {
  const reply = await app.inject(request)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.json()).toBeDefined()
})
