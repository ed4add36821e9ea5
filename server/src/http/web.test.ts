// The built web as a browser asks for it: compressed, and kept for good or checked again.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurity } from './security.ts'
import { serveWeb } from './web.ts'

const app = fastify()
await app.register(helmet, contentSecurity(undefined))
const script = 'export const buffer = 5000\n'.repeat(20)

beforeAll(() => {
  const folder = `${mkdtempSync(join(tmpdir(), 'plimsoll-web-'))}/`
  mkdirSync(`${folder}assets`)
  writeFileSync(`${folder}index.html`, '<title>Plimsoll</title>')
  writeFileSync(`${folder}robots.txt`, 'User-agent: *')
  writeFileSync(`${folder}assets/start-a1.js`, script)
  writeFileSync(`${folder}assets/start-a1.js.br`, brotliCompressSync(script))
  writeFileSync(`${folder}assets/start-a1.js.gz`, gzipSync(script))
  serveWeb(app, folder)
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a browser that takes %s gets %s', async (accepted, encoding, unpack) => {
  const reply = await get('/assets/start-a1.js', { 'accept-encoding': accepted })
  expect(reply.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(unpack(reply.rawPayload).toString()).toBe(script)
})

test('without compression the file comes as it is', async () => {
  const reply = await get('/assets/start-a1.js')
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body).toBe(script)
})

test('pages and loose files are checked again, and not sent twice', async () => {
  const first = await get('/robots.txt')
  expect(first.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const etag = String(first.headers.etag)
  const again = await get('/robots.txt', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const page = await get('/cash-flow')
  expect([page.statusCode, page.body]).toEqual([200, '<title>Plimsoll</title>'])
  expect(page.headers['cache-control']).toBe('no-cache')
})

test('pages say what they may load; their files carry only what files need', async () => {
  const [page, file] = [await get('/cash-flow'), await get('/assets/start-a1.js')]
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  expect(Object.keys(file.headers).sort()).toEqual([
    'cache-control',
    'connection',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'vary',
    'x-content-type-options',
  ])
})

test('HEAD gets what GET would, without the content', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'accept-encoding': 'identity' }
  for (const url of ['/', '/robots.txt', '/assets/start-a1.js']) {
    const head = await fetch(`${origin}${url}`, { method: 'HEAD', headers })
    expect([url, head.status, await head.text()]).toEqual([url, 200, ''])
    const whole = await fetch(`${origin}${url}`, { headers })
    expect(head.headers.get('content-length')).toBe(String((await whole.text()).length))
  }
})

test.each(['/assets/none.js', '/assets/..%2Findex.html', '/assets/start-a1.js.br'])(
  '%s does not exist',
  async (url) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'There is no such page.'])
  },
)
