// The page's errors go to the address that the server names, with their type and place and without
// their words.
import { afterEach, expect, test, vi } from 'vitest'
import { traceError } from './error-tracing.ts'

afterEach(() => vi.unstubAllGlobals())

test('R-181 an error is sent without its message to the address that the server names', async () => {
  const sent: { address: string; body: string }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).endsWith('/api/error-tracing'))
      return Response.json({ status: 'success', data: { dsn: 'https://key@errors.test/1' } })
    sent.push({ address: String(address), body: String(init?.body) })
    return new Response('{}')
  })
  await traceError(new RangeError('Rent £1,250.00 to J Woods'))
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000)
  expect(sent[0]?.address).toContain('https://errors.test/api/1/envelope/')
  expect(sent[0]?.body).toContain('RangeError')
  expect(sent[0]?.body).not.toMatch(/Rent|1,250|Woods/)
})
