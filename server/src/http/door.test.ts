// The door: headers, what bodies may be, sizes, unknown calls, CORS, health.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer()
  caller = await server.signUp()
})
afterAll(() => server.stop())

const raw = (payload: string, type: string | null, url = '/api/auth/login') =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: type === null ? {} : { 'content-type': type },
  })

test('every reply carries the headers that keep strangers out, and calls are never cached', async () => {
  for (const reply of [
    await server.get('/health'),
    await server.get('/user/account'),
    await server.get('/nothing'),
    await server.get('/docs'),
  ]) {
    const { headers } = reply
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(String(headers['content-type'])).toMatch(/charset=utf-8/)
  }
})

test('other origins are not let in', async () => {
  const origin = 'https://elsewhere.example'
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/auth/login',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  const response = await server.get('/health', { origin })
  for (const reply of [preflight, response])
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  expect(preflight.statusCode).toBe(404)
})

test.each([
  ['text/plain', '{"email":"a@b.co","password":"abcdefg1"}'],
  ['application/x-www-form-urlencoded', 'email=a@b.co&password=abcdefg1'],
  ['application/xml', '<a/>'],
  ['application/json', '{"email":'],
  ['application/json', '"text"'],
  ['application/json', '[1,2]'],
  ['application/json', '{"__proto__":{"admin":true},"email":"a@b.co","password":"x"}'],
  ['application/json', '{"constructor":{"prototype":{"admin":true}}}'],
])('a body of %s %j is refused in the envelope', async (type, payload) => {
  const reply = await raw(payload, type)
  expect(reply.statusCode).toBe(400)
  const body = reply.json()
  expect(body).toMatchObject({ status: 'failure', code: 'invalid' })
  expect(body.errors[0].message).toBe(body.message)
})

test('a form is refused where JSON is meant', async () => {
  const form = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n'
  const reply = await caller.call({
    method: 'POST',
    url: '/api/user/onboarding',
    payload: form,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
})

test('an empty body is no error where nothing needs saying', async () => {
  const other = await server.signUp()
  const reply = await other.call({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { 'content-type': 'application/json' },
  })
  expect(reply.statusCode).toBe(200)
})

test('a body of more than a megabyte answers 413', async () => {
  const reply = await raw(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }), 'application/json')
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large'])
})

test.each(['/api/nothing', '/api/', '/api/user/account/1', '/api/auth/login'])(
  'GET %s, which does not exist, answers 404 in the envelope',
  async (url) => {
    const reply = await server.app.inject({ method: 'GET', url })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
  },
)

test.each(['/api/%', '/api/%ff', `/api/${'a'.repeat(5000)}`])(
  'GET %s is refused in the envelope',
  async (url) => {
    const reply = await server.app.inject({ method: 'GET', url })
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.json().status).toBe('failure')
  },
)

test('health tells version, database and jobs', async () => {
  const reply = await server.get('/health')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: 'ok',
    jobs: { queued: expect.any(Number), oldest_seconds: expect.any(Number) },
    mail: { waiting: expect.any(Number), failed: expect.any(Number) },
  })
})

test('a server that has lost its pool answers calls with 503', async () => {
  const lame = await startTestServer()
  const someone = await lame.signUp()
  await lame.context.jobs.stop()
  await lame.context.pool.end()
  const call = await someone.get('/user/account')
  expect([call.statusCode, call.json().code]).toEqual([503, 'unavailable'])
  await lame.stop().catch(() => undefined)
})

test.each(['', 'key'])('JSON deeper than 64 levels is refused (key %j)', async (key) => {
  const send = (depth: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/e/logEvent',
      payload: `{"a":${'['.repeat(depth - 1)}"]}"${']'.repeat(depth - 1)}}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${caller.token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
    })
  const [shallow, deep, absurd] = [await send(64), await send(65), await send(5000)]
  expect(shallow.json().message).not.toMatch(/nested/)
  expect([deep.statusCode, absurd.statusCode]).toEqual([400, 400])
  expect(absurd.json().message).toBe('This JSON is nested more than 64 levels deep.')
})

describe('over a connection', () => {
  let origin: string
  beforeAll(async () => {
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })

  test.each(['/api/health', '/api/auth/providers', '/api/user/account', '/api/nothing', '/'])(
    'HEAD %s answers as GET does, without the body',
    async (url) => {
      const get = await fetch(`${origin}${url}`)
      const head = await fetch(`${origin}${url}`, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([get.status, ''])
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expect((await get.text()).length).toBeGreaterThan(0)
    },
  )
})

test('what a request lacks is reported in words, the name of the field only beside them', async () => {
  const replies = [
    await caller.post('/data/forecast/config/save', { configurations: [{}] }),
    await caller.post('/data/forecast/config/save', { configurations: [{ rules: 7 }] }),
    await server.post('/auth/login', {}),
  ]
  for (const reply of replies) {
    expect(reply.statusCode).toBe(400)
    const { message, errors } = reply.json()
    expect(errors[0].path).toMatch(/^(configurations\.0\.|email)/)
    for (const sentence of [message, ...errors.map((error: { message: string }) => error.message)])
      expect(sentence).not.toMatch(/configurations|rules|_|“/)
  }
})
