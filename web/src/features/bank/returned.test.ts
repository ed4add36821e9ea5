// What a bank's page hands back: read once, cleaned at once, reported once.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../api/call.ts'
import { answer, refusal } from '../../testing/session.ts'
import { failureOf } from './return-failure.ts'
import { complete, isAwaited, takeReturned } from './returned.ts'
import { connectionOf, replyWith } from './testing/sample.ts'

const client = () => new QueryClient()
const arrive = (address: string) => history.replaceState(null, '', address)
const renewed = {
  body: { status: 'success', message: 'Done.', data: connectionOf({ status: 'syncing' }) },
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  arrive('/')
})

describe('reading', () => {
  test.each([
    ['/mhcb?code=c1&state=add.s1', 'add', { code: 'c1', state: 'add.s1' }],
    ['/mhcb?code=c1&state=reconsent.s1', 'reconsent', { code: 'c1', state: 'reconsent.s1' }],
    [
      '/mhcb#code=c1&id_token=t1&state=reauth.s1',
      'reauth',
      { code: 'c1', id_token: 't1', state: 'reauth.s1' },
    ],
    [
      '/mhcb?error=access_denied&state=reauth.s1',
      'reauth',
      { error: 'access_denied', state: 'reauth.s1' },
    ],
    ['/mhcb#code=c1&state=strange', 'reauth', { code: 'c1', state: 'strange' }],
    ['/mhcb?code=c1&state=strange', 'add', { code: 'c1', state: 'strange' }],
  ])('R-012 %s is %s; query and fragment are gone at once', (address, kind, handedBack) => {
    arrive(address)
    expect(takeReturned()).toEqual({ kind, handedBack })
    expect(location.href).toMatch(/\/mhcb$/)
    expect(JSON.stringify(history.state)).not.toMatch(/c1|s1|t1/)
  })

  test('read again on the same page it is the same; without anything handed back it is nothing', () => {
    arrive('/mhcb?code=c1&state=add.s1')
    const first = takeReturned()
    expect(takeReturned()).toBe(first)
    expect(isAwaited()).toBe(true)
    arrive('/mhcb?connection=1')
    expect(takeReturned()).toBeNull()
    expect(isAwaited()).toBe(false)
  })
})

describe('reporting to the server', () => {
  test('R-071 a first connection is reported once with the query, however often it is requested', async () => {
    const fetched = answer({ 'GET /api/mh/onboard-callback': replyWith(connectionOf()) })
    arrive('/mhcb?code=c1&state=add.s1&junk=2')
    const returned = takeReturned()
    if (!returned) throw new Error('Nothing was read.')
    const cache = client()
    await Promise.all([complete(returned, cache), complete(returned, cache)])
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/mh/onboard-callback?state=add.s1&code=c1',
    ])
    expect(localStorage.getItem('reconnected_account')).toBeNull()
  })

  test.each([
    ['R-082', '/mhcb?code=c1&state=reconsent.s1', 'POST /api/mh/re-consent'],
    ['R-084', '/mhcb#code=c1&state=reauth.s1', 'POST /api/mh/re-auth'],
  ])(
    '%s R-085 a renewal sets the flag before it is reported, and keeps it',
    async (_, address, call) => {
      let flag: string | null = null
      answer({
        [call]: () => {
          flag = localStorage.getItem('reconnected_account')
          return renewed
        },
      })
      arrive(address)
      const returned = takeReturned()
      if (!returned) throw new Error('Nothing was read.')
      expect((await complete(returned, client())).message).toBe('Done.')
      expect(flag).toBe('true')
      expect(localStorage.getItem('reconnected_account')).toBe('true')
    },
  )

  test('R-085 a renewal that fails takes the flag away', async () => {
    answer({ 'POST /api/mh/re-auth': { status: 409, body: refusal('No.') } })
    arrive('/mhcb#code=c1&state=reauth.s1')
    const returned = takeReturned()
    if (!returned) throw new Error('Nothing was read.')
    await expect(complete(returned, client())).rejects.toThrow('No.')
    expect(localStorage.getItem('reconnected_account')).toBeNull()
  })
})

describe('failing', () => {
  const error = (status: number) =>
    new CallError(
      status,
      status ? { ...refusal('Refused.'), status: 'failure', details: [] } : null,
    )

  test.each([
    ['add', 'access_denied', 409, 'You cancelled at your bank', '/addbank'],
    ['add', 'temporarily_unavailable', 502, 'Your bank isn’t responding', '/addbank'],
    ['add', undefined, 502, 'Your bank isn’t responding', 'again'],
    ['add', undefined, 409, 'Your bank isn’t connected yet', '/addbank'],
    ['add', undefined, 0, 'Plimsoll isn’t responding', 'again'],
    ['reauth', 'access_denied', 409, 'You cancelled at your bank', '/integration'],
    ['reconsent', undefined, 409, 'Your bank wasn’t reconnected', '/integration'],
  ] as const)('%s, %s, %i: “%s”, then %s', (kind, denied, status, heading, to) => {
    const handedBack = denied ? { error: denied } : {}
    const failure = failureOf({ kind, handedBack }, error(status))
    expect([failure.heading, failure.next.to]).toEqual([heading, to])
    if (kind !== 'add') expect(failure.text).toContain('Nothing has changed')
  })
})
