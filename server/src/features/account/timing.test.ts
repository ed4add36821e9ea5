// Timing gives nothing away: a known and an unknown address are answered equally fast, by the
// medians of calls that take turns.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { LOGINS_PER_15_MINUTES: '1000' } })
})
afterAll(() => server.stop())

const rounds = 25
let place = 0
async function timeOf(path: string, payload: object): Promise<number> {
  place += 1
  const start = performance.now()
  await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    remoteAddress: `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
  })
  return performance.now() - start
}
const medianOf = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0

async function ratioOf(path: string, known: () => object, unknown: () => object): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = -3; round < rounds; round++) {
    const both = [await timeOf(path, known()), await timeOf(path, unknown())] as const
    if (round < 0) continue
    times.known.push(both[0])
    times.unknown.push(both[1])
  }
  return medianOf(times.known) / medianOf(times.unknown)
}

test('R-034 a failed login takes as long for an unknown address', async () => {
  const { email } = await server.signUp()
  const ratio = await ratioOf(
    '/auth/login',
    () => ({ email, password: 'wrong12345' }),
    () => ({ email: someEmail(), password: 'wrong12345' }),
  )
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
})

test('R-033 signing up takes as long for a known address', async () => {
  const { email } = await server.signUp()
  const person = (address: string) => ({ name: 'Amara', email: address, password: testPassword })
  const ratio = await ratioOf(
    '/auth/register',
    () => person(email),
    () => person(someEmail()),
  )
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.6)
})

test('R-039 asking for a reset takes as long for a known address', async () => {
  const known = await Promise.all(Array.from({ length: rounds + 3 }, () => server.signUp()))
  let next = 0
  const ratio = await ratioOf(
    '/auth/forgot-password',
    () => ({ email: known[next++]?.email }),
    () => ({ email: someEmail() }),
  )
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})
