// The signed-in person: the profile, the token that follows it, and onboarding.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const patch = (caller: Caller, payload: object, token = caller.token) =>
  caller.call({
    method: 'PATCH',
    url: '/api/user/account',
    payload,
    headers: { authorization: `Bearer ${token}` },
  })

test('R-030 the token tells name, picture, mh and sub, and when it ends', async () => {
  const caller = await server.signUp()
  const claims = claimsOf(caller.token)
  const account = (await caller.get('/user/account')).json().data
  expect(claims).toMatchObject({ sub: account.id, name: 'Amara Osei', picture: null, mh: false })
  expect(claims.exp - claims.iat).toBe(7 * 86_400)
  expect(claims.jti).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(claims)).not.toContain(caller.email)
})

test('R-030 a new name comes with a renewed token at once, and with every later call that still brings the old one', async () => {
  const caller = await server.signUp()
  const reply = await patch(caller, { name: 'Amara Mensah' })
  const renewed = String(reply.headers['x-renewed-token'])
  expect(claimsOf(renewed)).toMatchObject({
    name: 'Amara Mensah',
    jti: claimsOf(caller.token).jti,
    exp: claimsOf(caller.token).exp,
  })
  const later = await caller.get('/user/account')
  expect(claimsOf(String(later.headers['x-renewed-token'])).name).toBe('Amara Mensah')
  const asRenewed = await caller.call({
    method: 'GET',
    url: '/api/user/account',
    headers: { authorization: `Bearer ${renewed}` },
  })
  expect(asRenewed.statusCode).toBe(200)
  expect(asRenewed.headers['x-renewed-token']).toBeUndefined()
})

test('R-030 mh follows the connected bank by a renewed token', async () => {
  const caller = await server.signUp()
  await server.context.pool.query(
    `update business set bank_connected = true where id = (
       select business_id from membership where user_id = $1)`,
    [claimsOf(caller.token).sub],
  )
  const reply = await caller.get('/user/account')
  expect(claimsOf(String(reply.headers['x-renewed-token'])).mh).toBe(true)
})

test('person and business change together or not at all', async () => {
  const caller = await server.signUp()
  const reply = await patch(caller, {
    name: ' Amara Mensah ',
    business: { name: 'Finch Boats', cash_buffer: '2500.50', year_end: '02-29' },
  })
  expect(reply.json().data).toMatchObject({
    name: 'Amara Mensah',
    business: { name: 'Finch Boats', cash_buffer: '2500.50', year_end: '02-29' },
  })
  const refused = await patch(caller, { name: 'Somebody', business: { cash_buffer: '12.5' } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors[0].path).toBe('business.cash_buffer')
  expect((await caller.get('/user/account')).json().data).toEqual(reply.json().data)
})

test.each([
  { name: '' },
  { business: { cash_buffer: '-1.00' } },
  { business: { cash_buffer: 12 } },
  { business: { kind: 'charity' } },
  { business: { nation: 'france' } },
  { business: { year_end: '02-30' } },
  { business: { year_end: '3-31' } },
  { business: { vat_stagger: '4' } },
  { business: { name: 'two\nlines' } },
])('R-046 %j is refused', async (change) => {
  const caller = await server.signUp()
  const before = (await caller.get('/user/account')).body
  expect((await patch(caller, change)).statusCode).toBe(400)
  expect((await caller.get('/user/account')).body).toBe(before)
})

test('fields that nobody may set are left alone', async () => {
  const caller = await server.signUp({ onboarded: false })
  await patch(caller, {
    id: '0',
    email: 'other@example.co.uk',
    confirmed: false,
    business: { id: '0', onboarding_status: 'complete', bank_connected: true },
  })
  expect((await caller.get('/user/account')).json().data).toMatchObject({
    email: caller.email,
    confirmed: true,
    onboarding_status: 'not_started',
  })
})

test('a business outside VAT has no quarters', async () => {
  const caller = await server.signUp()
  await patch(caller, { business: { vat_registered: true, vat_stagger: '2' } })
  const reply = await patch(caller, { business: { vat_registered: false } })
  expect(reply.json().data.business).toMatchObject({ vat_registered: false, vat_stagger: null })
})

test('R-047 no reply speaks of roles', async () => {
  const caller = await server.signUp()
  expect((await caller.get('/user/account')).body).not.toMatch(/role/i)
  expect(JSON.stringify(claimsOf(caller.token))).not.toMatch(/role/i)
})

test('R-050 R-051 onboarding goes on from where it was left, and the status stands at the top', async () => {
  const caller = await server.signUp({ onboarded: false })
  const step = { onboarding_status: 'business', business: { kind: 'limited_company' } }
  const first = await caller.post('/user/onboarding', step)
  expect(first.json()).toMatchObject({
    status: 'success',
    onboarding_status: 'business',
    data: { business: { kind: 'limited_company', name: 'Harbour & Finch' } },
  })
  expect((await caller.post('/user/onboarding', step)).body).toBe(first.body)
  expect((await caller.post('/user/onboarding', {})).body).toBe(first.body)
  const done = await caller.post('/user/onboarding', { onboarding_status: 'complete' })
  expect(done.json().onboarding_status).toBe('complete')
})

test('R-051 what was reached is never taken back', async () => {
  const caller = await server.signUp()
  for (const onboarding_status of ['not_started', 'business', 'data']) {
    const reply = await caller.post('/user/onboarding', { onboarding_status })
    expect(reply.json().onboarding_status).toBe('complete')
  }
})

test('R-051 a status that does not exist is refused', async () => {
  const caller = await server.signUp({ onboarded: false })
  const reply = await caller.post('/user/onboarding', { onboarding_status: 'finished' })
  expect(reply.statusCode).toBe(400)
})
