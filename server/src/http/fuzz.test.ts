// Whatever is sent to an open endpoint, the server does not fall over.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomRuns } from '../testing/runs.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer()
  caller = await server.signUp()
})
afterAll(() => server.stop())

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'a@b.co',
    'abcdefg1',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "' or 1=1 --",
    '1e999',
    '-0.00',
    '12.34',
  ),
)
const leaf = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null))
const fields = [
  'name',
  'email',
  'password',
  'newPassword',
  'token',
  'business_name',
  'business',
  'onboarding_status',
  'user_id',
  'action',
  'additional_data',
  'cash_buffer',
  'year_end',
]
const object = fc.dictionary(
  fc.oneof(fc.constantFrom(...fields), text),
  fc.oneof(leaf, fc.jsonValue()),
  { maxKeys: 8 },
)
const body = fc.oneof({ weight: 4, arbitrary: object }, fc.jsonValue(), leaf)
const plausible = fc.record({
  name: fc.oneof(text, fc.constant('Amara')),
  email: fc.oneof(text, fc.constant('a@b.co')),
  password: fc.oneof(text, fc.constant('abcdefg1')),
  token: text,
  newPassword: fc.oneof(text, fc.constant('abcdefg1')),
  user_id: text,
  action: text,
  additional_data: fc.dictionary(text, fc.jsonValue()),
  business: object,
})

const signsOut = new Set(['/auth/logout'])

test('R-046 random bodies on every public call never answer 5xx, and refusals keep the envelope', async () => {
  const open = server.context.endpoints.filter(
    ({ access, method }) => access === 'public' && method !== 'GET',
  )
  for (const { method, path } of open)
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, plausible), async (payload) => {
        const reply = await server.app.inject({
          method,
          url: `/api${path}`,
          payload: JSON.stringify(payload) ?? 'null',
          headers: { 'content-type': 'application/json' },
        })
        expect(reply.statusCode).toBeLessThan(500)
        if (reply.statusCode >= 400) expect(reply.json().errors[0].message).toMatch(/\S/)
      }),
      { numRuns: randomRuns(8, 40) },
    )
})

test('R-046 random bodies of a signed-in person on every call of JSON never answer 5xx', async () => {
  const closed = server.context.endpoints.filter(
    ({ access, method, path }) =>
      access !== 'public' &&
      method !== 'GET' &&
      !signsOut.has(path) &&
      !path.startsWith('/user/sessions'),
  )
  for (const { method, path } of closed)
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, plausible), fc.uuid(), async (payload, id) => {
        const reply = await caller.call({
          method,
          url: `/api${path.replace(/:\w+/g, id)}`,
          payload: JSON.stringify(payload) ?? 'null',
          headers: { 'content-type': 'application/json' },
        })
        expect([path, reply.statusCode >= 500]).toEqual([path, false])
      }),
      { numRuns: randomRuns(8, 40) },
    )
})

test('a request that lacks everything, or has it all wrong, is refused in words for people', async () => {
  // “Expected value” is the name of a switch.
  const forProgrammers =
    /invalid (input|option)|expected(?! value)|received|undefined|uuid|>=|\w_\w/i
  const calls = server.context.endpoints.filter(
    ({ method, path }) => !['GET', 'DELETE'].includes(method) && !signsOut.has(path),
  )
  const refused: string[] = []
  const unworded: string[] = []
  for (const { method, path, body: shape } of calls) {
    const keys = Object.keys((shape as { shape?: object }).shape ?? {})
    for (const payload of [{}, Object.fromEntries(keys.map((key) => [key, [{ zz: 'zz' }]]))]) {
      const url = `/api${path.replace(/:\w+/g, 'zz')}`
      const reply = await caller.call({ method, url, payload })
      if (reply.statusCode !== 400) continue
      const { message, errors } = reply.json()
      const words = [message, ...errors.map((each: { message: string }) => each.message)]
      refused.push(...words)
      for (const each of words) if (forProgrammers.test(each)) unworded.push(`${path}: ${each}`)
    }
  }
  expect(unworded).toEqual([])
  expect(refused.length).toBeGreaterThan(60)
})

test('an address that cannot be read is a page that is not found, or a call that is refused', async () => {
  const page = await server.app.inject({ method: 'GET', url: '/cash-flow/%E0%A4%A' })
  expect([page.statusCode, page.headers.location]).toEqual([303, '/not-found'])
  expect((await server.app.inject({ method: 'GET', url: '/api/%' })).statusCode).toBe(400)
})

test('R-046 random addresses and queries never answer 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (path, query) => {
      const reply = await caller.call({ method: 'GET', url: `/api${path}?${query}` })
      expect(reply.statusCode).toBeLessThan(500)
    }),
    { numRuns: randomRuns(25, 200) },
  )
  for (const { path } of server.context.endpoints.filter(({ method }) => method === 'GET'))
    await fc.assert(
      fc.asyncProperty(fc.webQueryParameters(), fc.uuid(), async (query, id) => {
        const url = `/api${path.replace(/:\w+/g, id)}?${query}`
        const reply = await caller.call({ method: 'GET', url })
        expect([url, reply.statusCode >= 500]).toEqual([url, false])
      }),
      // Loading the demo takes seconds; what it is asked with does not matter to it.
      { numRuns: path === '/mock/load-data' ? 1 : randomRuns(4, 20) },
    )
})
