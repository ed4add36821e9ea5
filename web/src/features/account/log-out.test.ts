// Logging out while the page is still loading.
import { expect, test, vi } from 'vitest'
import { cache } from '../../api/cache.ts'
import { keepToken, readToken } from '../../api/session.ts'
import { answer, tokenOf } from '../../testing/session.ts'
import { logOut } from './queries.ts'

test('calls under way are aborted before the session ends', async () => {
  keepToken(tokenOf())
  const events: string[] = []
  answer({
    'POST /api/auth/logout': () => {
      events.push('logged out')
      return {}
    },
  })
  const loading = cache.fetchQuery({
    queryKey: ['page'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          events.push('aborted')
          reject(signal.reason)
        })
      }),
  })
  const stopped = expect(loading).rejects.toThrow()
  await logOut()
  await stopped
  expect(events).toEqual(['aborted', 'logged out'])
  expect(readToken()).toBeNull()
  vi.unstubAllGlobals()
})
