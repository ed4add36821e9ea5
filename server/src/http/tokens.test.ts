// Tokens under attack, and who is let in where.
import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKey } from '../db/secret.ts'
import {
  type Caller,
  callerOf,
  startTestServer,
  type TestServer,
  testPassword,
} from '../testing/test-server.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer()
  caller = await server.signUp()
})
afterAll(() => server.stop())

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
const statusWith = async (authorization: string) =>
  (await server.get('/user/account', { authorization })).statusCode
const good = { typ: 'at+jwt', issuer: 'plimsoll', audience: 'plimsoll-api', expires: '1h' }

async function forge(change: Partial<typeof good & { key: Uint8Array; alg: string }>) {
  const [, claims] = partsOf(caller.token)
  const how = {
    ...good,
    alg: 'HS256',
    key: await readKey(server.context, 'session'),
    ...change,
  }
  return new SignJWT({ name: claims.name, picture: null, mh: false })
    .setProtectedHeader({ alg: how.alg, typ: how.typ })
    .setSubject(claims.sub)
    .setJti(claims.jti)
    .setIssuer(how.issuer)
    .setAudience(how.audience)
    .setIssuedAt()
    .setExpirationTime(how.expires)
    .sign(how.key)
}

test('R-024 the bearer of a token is let in, and a forged one that is right in everything is too', async () => {
  expect(await statusWith(`Bearer ${caller.token}`)).toBe(200)
  expect(await statusWith(`Bearer ${await forge({})}`)).toBe(200)
})

test.each([
  ['another type', { typ: 'JWT' }],
  ['another audience', { audience: 'elsewhere' }],
  ['another issuer', { issuer: 'elsewhere' }],
  ['another key', { key: new Uint8Array(32).fill(7) }],
  ['another algorithm', { alg: 'HS512', key: new Uint8Array(64).fill(7) }],
  ['an end that has passed', { expires: '-1s' }],
])('R-031 a token of %s answers 401', async (_, change) => {
  expect(await statusWith(`Bearer ${await forge(change)}`)).toBe(401)
})

test('R-031 a token without a signature answers 401, whatever it calls its algorithm', async () => {
  const [header, claims] = partsOf(caller.token)
  for (const alg of ['none', 'None', 'NONE', 'HS256', ''])
    for (const signature of ['', 'AA'])
      expect(
        await statusWith(`Bearer ${encode({ ...header, alg })}.${encode(claims)}.${signature}`),
      ).toBe(401)
})

test('R-031 a token whose facts were changed answers 401', async () => {
  const [header, claims] = partsOf(caller.token)
  const signature = caller.token.split('.')[2]
  const changed = encode({ ...claims, sub: '00000000-0000-7000-8000-000000000000' })
  expect(await statusWith(`Bearer ${encode(header)}.${changed}.${signature}`)).toBe(401)
})

test('R-031 a key brought along in the header is not used', async () => {
  const [, claims] = partsOf(caller.token)
  const key = Buffer.alloc(32, 9)
  const header = encode({
    alg: 'HS256',
    typ: 'at+jwt',
    jwk: { kty: 'oct', k: key.toString('base64url') },
    jku: 'http://127.0.0.1/keys',
    kid: '../../dev/null',
  })
  const signed = `${header}.${encode(claims)}`
  const signature = createHmac('sha256', key).update(signed).digest('base64url')
  expect(await statusWith(`Bearer ${signed}.${signature}`)).toBe(401)
})

test('R-032 a token for a subject that is not its session’s signs the client out', async () => {
  const other = await server.signUp()
  const [, own] = partsOf(caller.token)
  const [, others] = partsOf(other.token)
  const token = await server.context.tokens.sign({
    sub: others.sub,
    name: '',
    picture: null,
    mh: false,
    jti: own.jti,
    expiresAt: new Date(Date.now() + 60_000),
  })
  const reply = await server.get('/user/account', { authorization: `Bearer ${token}` })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'Authentication failed.'])
})

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer a.b.c',
  'Basic YTpi',
  'bearer null',
  `Bearer ${'a'.repeat(9000)}.b.c`,
])('R-031 authorization %j answers 401', async (header) => {
  expect(await statusWith(header)).toBe(401)
})

test('R-024 every call but the public ones answers 401 without a token, and says so in the envelope', async () => {
  const closed = server.context.endpoints.filter(({ access }) => access !== 'public')
  expect(closed.length).toBeGreaterThan(7)
  for (const { method, path } of closed) {
    const reply = await server.app.inject({ method, url: `/api${path}` })
    expect([path, reply.statusCode]).toEqual([path, 401])
    expect(reply.json()).toMatchObject({
      status: 'failure',
      errors: [{ message: 'Please log in again.' }],
    })
  }
})

test('T-04 public calls do not mind a stale token', async () => {
  const headers = { authorization: 'Bearer stale.stale.stale' }
  expect((await server.get('/auth/providers', headers)).statusCode).toBe(200)
  const reply = await server.post(
    '/auth/login',
    { email: caller.email, password: testPassword },
    headers,
  )
  expect(reply.statusCode).toBe(200)
})

test('R-049 before onboarding is complete, calls that need it answer 302 with a body and without Location', async () => {
  const early = await server.signUp({ onboarded: false })
  const complete = server.context.endpoints.filter(({ access }) => access === 'complete')
  for (const { method, path } of complete) {
    const reply = await early.call({ method, url: `/api${path}` })
    expect([path, reply.statusCode]).toEqual([path, 302])
    expect(reply.headers.location).toBeUndefined()
    expect(reply.json().status).toBe('failure')
  }
})

test('T-10 what onboarding itself needs is open before it is complete', async () => {
  const early = await server.signUp({ onboarded: false })
  for (const path of ['/user/account', '/user/sessions'])
    expect((await early.get(path)).statusCode).toBe(200)
  expect((await early.post('/user/onboarding')).statusCode).toBe(200)
})

test('R-031 a token of a session that was cleared away answers 401, of a business that is gone 400', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  const { pool } = server.context
  const userOf = (who: Caller) => partsOf(who.token)[1].sub
  await pool.query('delete from session where user_id = $1', [userOf(first)])
  expect((await first.get('/user/account')).statusCode).toBe(401)
  await pool.query('delete from membership where user_id = $1', [userOf(second)])
  const reply = await second.get('/user/account')
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'Authentication failed.'])
  const relogged = await server.post('/auth/login', { email: second.email, password: testPassword })
  const again = callerOf(server.app, { email: second.email, token: relogged.json().data.token })
  expect((await again.get('/user/account')).json().message).toBe('Authentication failed.')
})
