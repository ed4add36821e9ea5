// The limits on requests and sign-ups, and by whose word they tell places apart.
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

test('more requests a minute than allowed answer 429 with Retry-After, whatever token they bring', async () => {
  const busy = await startTestServer({ env: { REQUESTS_PER_MINUTE: '5' } })
  for (let times = 0; times < 5; times++)
    expect(
      (await busy.get('/auth/providers', { authorization: `Bearer ${times}` })).statusCode,
    ).toBe(200)
  const reply = await busy.get('/auth/providers', { authorization: 'Bearer 6' })
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  await busy.stop()
})

test('sign-ups from one place are limited to ten an hour', async () => {
  const busy = await startTestServer({ env: { REGISTRATIONS_PER_HOUR: '10' } })
  const register = (number: number) =>
    busy.post('/auth/register', {
      name: 'Amara',
      email: `amara${number}@example.co.uk`,
      password: 'harbour123',
    })
  for (let number = 0; number < 10; number++) expect((await register(number)).statusCode).toBe(201)
  const reply = await register(10)
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000)
  await busy.stop()
})

test('only a proxy that is named may say where a request comes from', async () => {
  const from = async (proxies: Record<string, string>) => {
    const behind = await startTestServer({ env: { REGISTRATIONS_PER_HOUR: '1', ...proxies } })
    const statuses = []
    for (const [number, address] of ['10.5.0.1', '10.5.0.2'].entries())
      statuses.push(
        (
          await behind.post(
            '/auth/register',
            { name: 'A', email: `a${number}@example.co.uk`, password: 'harbour123' },
            { 'x-forwarded-for': address },
          )
        ).statusCode,
      )
    await behind.stop()
    return statuses
  }
  expect(await from({})).toEqual([201, 429])
  expect(await from({ TRUSTED_PROXIES: '127.0.0.1, 10.9.0.0/16' })).toEqual([201, 201])
})
