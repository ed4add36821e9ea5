// The calls made before the page's code was there, and when they are of no use any more.
import { readAccount } from '@plimsoll/contract/account'
import { userDataExists } from '@plimsoll/contract/sources'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, tokenOf } from '../testing/session.ts'
import { takeBegun } from './begun.ts'
import { CallError, call, send } from './call.ts'
import { keepToken, readToken } from './session.ts'

const address = '/api/data/user-data-exists'
const body = (source: string) => ({ status: 'success', data: { source, details: null } })

const begin = (reply: Promise<Response>, at = performance.now()) => {
  globalThis.begun = { token: readToken() ?? '', at, replies: new Map([[address, reply]]) }
}

beforeEach(() => keepToken(tokenOf()))
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.begun = undefined
  localStorage.clear()
})

test('the first call takes what was begun, the next one asks again', async () => {
  const fetched = answer({ [`GET ${address}`]: { body: body('excel') } })
  begin(Promise.resolve(Response.json(body('bank'))))
  expect((await call(userDataExists)).data.source).toBe('bank')
  expect(fetched).not.toHaveBeenCalled()
  expect((await call(userDataExists)).data.source).toBe('excel')
})

test('a call that was begun and found no server fails like any other', async () => {
  begin(Promise.reject(new TypeError('Failed to fetch')))
  const failed = await call(userDataExists).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(CallError)
  expect(failed).toMatchObject({ status: 0 })
})

test.each<[string, () => Promise<unknown>]>([
  [
    'of another session',
    async () => {
      begin(Promise.resolve(Response.json(body('bank'))))
      keepToken(tokenOf({ sub: 'u2' }))
    },
  ],
  [
    'ten seconds ago',
    async () => begin(Promise.resolve(Response.json(body('bank'))), performance.now() - 10_001),
  ],
  [
    'before a change',
    async () => {
      begin(Promise.resolve(Response.json(body('bank'))))
      await send('/api/mock/load-data', { method: 'POST' })
    },
  ],
])('what was begun %s is not used', async (_, prepare) => {
  answer({ 'POST /api/mock/load-data': {} })
  await prepare()
  expect(takeBegun(address, readToken())).toBeNull()
})

test('an address that was not begun is asked', async () => {
  begin(Promise.resolve(Response.json(body('bank'))))
  const fetched = answer({})
  await expect(call(readAccount)).rejects.toThrow()
  expect(fetched).toHaveBeenCalledOnce()
})
