// The figures kept for when there is no connection: those of one user, of as long as the session
// and the data last.
import { beforeEach, expect, test, vi } from 'vitest'
import { tokenOf } from '../testing/session.ts'

/** The browser's cache storage, in memory. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  return {
    open: async (name: string) => ({
      put: async (key: string, reply: Response) => void storeOf(name).set(key, reply),
    }),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => stores.delete(name),
    names: () => [...stores.keys()],
  }
}

const dashboard = '/api/data/dashboard-analytics'
// The year 2100.
const farAhead = 4_102_444_800
let storage: ReturnType<typeof fakeCaches>
let session: typeof import('./session.ts')
let figures: typeof import('./kept-figures.ts')

beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  storage = fakeCaches()
  vi.stubGlobal('caches', storage)
  session = await import('./session.ts')
  figures = await import('./kept-figures.ts')
})

const keep = (body: object, since = session.clearingsSoFar()) =>
  figures.keepReply(dashboard, body, since)
const signIn = (sub: string) => session.keepToken(tokenOf({ sub, exp: farAhead }))

test('a user gets the last figures back, with when they came', async () => {
  signIn('ada')
  await keep({ low: '1.00' })
  await keep({ low: '2.00' })
  expect(await figures.readKept(dashboard)).toEqual({
    body: { low: '2.00' },
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(await figures.readKept('/api/data/cash-management')).toBeNull()
})

test('nobody else gets them, not even where clearing failed', async () => {
  signIn('ada')
  storage.delete = async () => false
  await keep({ low: '1.00' })
  signIn('bob')
  expect(await figures.readKept(dashboard)).toBeNull()
  session.clearSession()
  expect(await figures.readKept(dashboard)).toBeNull()
})

test('a session that has run out shows none', async () => {
  signIn('ada')
  await keep({ low: '1.00' })
  session.keepToken(tokenOf({ sub: 'ada', exp: 1 }))
  expect(await figures.readKept(dashboard)).toBeNull()
})

test.each([
  ['signing out', () => session.clearSession()],
  ['deleting the data', () => session.clearSession({ keepToken: true })],
  ['another user who signs in', () => signIn('bob')],
])('%s clears them, and what was requested before is not kept after it', async (_, end) => {
  signIn('ada')
  await keep({ low: '1.00' })
  const since = session.clearingsSoFar()
  end()
  expect(storage.names()).toEqual([])
  await keep({ low: '1.00' }, since)
  expect(storage.names()).toEqual([])
})

test('only the pages that open first are kept, and never sign-in, sessions or transactions', () => {
  expect(figures.isKept('/api/data/cashflow-overview?source=bank')).toBe(true)
  for (const address of ['/api/auth/sessions', '/api/data/transactions/list', '/api/v1/tokens'])
    expect(figures.isKept(address)).toBe(false)
})
