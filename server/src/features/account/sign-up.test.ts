// Signing up: what the answers say, and what they keep to themselves.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { password as passwordShape } from '@plimsoll/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailAbout, mailTo } from '../../testing/mails.ts'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'
import { isCommon } from './common-passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const person = (more: object = {}) => ({
  name: 'Amara Osei',
  email: someEmail(),
  password: testPassword,
  ...more,
})
const countUsers = async (email: string) =>
  (await server.context.pool.query('select from app_user where email = $1', [email])).rowCount

test('R-033 R-034 a person signs up, logs in with what was typed, and completes onboarding', async () => {
  const caller = await server.signUp()
  const account = await caller.get('/user/account')
  expect(account.statusCode).toBe(200)
  expect(account.json().data).toMatchObject({
    email: caller.email,
    name: 'Amara Osei',
    confirmed: true,
    onboarding_status: 'complete',
    business: { name: 'Harbour & Finch', cash_buffer: '0.00', nation: 'england_and_wales' },
  })
})

test('R-033 register never answers a token, and without SMTP nothing needs confirming', async () => {
  const reply = await server.post('/auth/register', person())
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({ status: 'success', data: { confirmation_required: false } })
})

test('R-033 a known address reads the same status and body, keeps its password, and gets another mail', async () => {
  const first = person()
  const fresh = await server.post('/auth/register', first)
  const again = await server.post('/auth/register', {
    ...first,
    email: ` ${first.email.toUpperCase()} `,
    password: 'another99pass',
  })
  expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body])
  expect(Object.keys(again.headers).sort()).toEqual(Object.keys(fresh.headers).sort())
  const login = (password: string) => server.post('/auth/login', { email: first.email, password })
  expect((await login(testPassword)).statusCode).toBe(200)
  expect((await login('another99pass')).statusCode).toBe(400)
  expect(await countUsers(first.email)).toBe(1)
  const mail = await mailAbout(server, first.email, 'You already have a Plimsoll account')
  expect(mail.text).toContain('/forget-pass')
})

test('a stranger who signs up in my name again and again cannot fill my mailbox', async () => {
  const known = person()
  for (let times = 0; times < 6; times++) await server.post('/auth/register', known)
  const after = person()
  await server.post('/auth/register', after)
  await mailTo(server, after.email)
  const subjects = server.mails
    .filter((mail) => mail.to === known.email)
    .map((mail) => mail.subject)
  expect(subjects.filter((subject) => subject.includes('already'))).toHaveLength(3)
})

test('the business bears the name given, or the name of the person', async () => {
  const named = async (more: object) => {
    const body = person(more)
    await server.post('/auth/register', body)
    const login = await server.post('/auth/login', { email: body.email, password: testPassword })
    const account = await server.get('/user/account', {
      authorization: `Bearer ${login.json().data.token}`,
    })
    return account.json().data.business.name
  }
  expect(await named({ business_name: ' Finch & Sons ' })).toBe('Finch & Sons')
  expect(await named({})).toBe('Amara Osei’s business')
  expect(await named({ name: 'A'.repeat(100) })).toBe('A'.repeat(100))
})

test('twenty parallel sign-ups of one address make one account and one business', async () => {
  const body = person()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.post('/auth/register', body)),
  )
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
  expect(await countUsers(body.email)).toBe(1)
  const { rows } = await server.context.pool.query(
    `select count(*)::int as count from business b where not exists (
       select from membership m where m.business_id = b.id)`,
  )
  expect(rows[0]).toEqual({ count: 0 })
})

test.each([
  ['R-043', 'email', 'a@b.c', 400],
  ['R-043', 'email', 'nobody', 400],
  ['R-043', 'email', 'two@@example.co', 400],
  ['R-043', 'email', 'blank space@example.co', 400],
  ['R-044', 'password', 'abcdef1', 400],
  ['R-044', 'password', `${'a'.repeat(32)}1`, 400],
  ['R-044', 'password', 'gullwing', 400],
  ['R-044', 'password', 'gullwin1', 201],
  ['R-044', 'password', `${'a'.repeat(31)}1`, 201],
  ['R-045', 'password', 'abcdefgh', 400],
  ['R-045', 'password', '12345678', 400],
  ['R-045', 'password', 'gullwin1', 201],
  ['R-045', 'password', 'abcdefg1', 201],
  ['ASVS 6.2.4', 'password', 'qwerty123', 400],
  ['ASVS 6.2.4', 'password', 'Password123', 400],
  ['ASVS 6.2.4', 'password', 'Plimsoll1', 400],
  ['R-046', 'name', '   ', 400],
  ['R-046', 'name', 'a\nBcc: b@example.co', 400],
  ['R-046', 'name', 'a'.repeat(101), 400],
])('%s register with %s %j answers %i', async (_, field, value, status) => {
  const reply = await server.post('/auth/register', person({ [field]: value }))
  expect(reply.statusCode).toBe(status)
  if (status !== 400) return
  const body = reply.json()
  expect(body.status).toBe('failure')
  expect(body.errors[0].path).toBe(field)
  expect(body.message).toBe(body.errors[0].message)
})

test('R-043 a top-level part of two letters is enough', async () => {
  const email = `${randomUUID().slice(0, 8)}@b.co`
  const reply = await server.post('/auth/register', person({ email }))
  expect(reply.statusCode).toBe(201)
})

test('a password that is the address is refused', async () => {
  const reply = await server.post('/auth/register', {
    ...person(),
    email: 'gullwing77@example.co.uk',
    password: 'Gullwing77',
  })
  expect([reply.statusCode, reply.json().message]).toEqual([
    400,
    'Your email address is easy to guess. Choose another password.',
  ])
})

test('all of the 10,000 commonest passwords are refused, by the rules or by the list', () => {
  const common = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .slice(3, 10_003)
  expect(new Set(common).size).toBe(10_000)
  expect(common.filter((password) => passwordShape.safeParse(password).success)).not.toEqual([])
  expect(common.filter((password) => !isCommon(password))).toEqual([])
})
