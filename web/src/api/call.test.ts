// The rules of the session as every call keeps them, seen through a stubbed fetch.
import { readAccount } from '@plimsoll/contract/account'
import { listProviders, login } from '@plimsoll/contract/sign-in'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, refusal, tokenOf } from '../testing/session.ts'
import { CallError, call, leadBy, noAnswer } from './call.ts'
import { keepToken, readToken } from './session.ts'

const account = 'GET /api/user/account'
const go = vi.fn()

beforeEach(() => {
  leadBy(go)
  keepToken(tokenOf())
  localStorage.setItem('showForecastAdded', 'true')
})
afterEach(() => {
  vi.unstubAllGlobals()
  go.mockReset()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('R-024 a call carries the bearer token and asks for JSON below /api/', async () => {
  const fetched = answer({ 'GET /api/auth/providers': { body: { status: 'success', data: [] } } })
  await call(listProviders)
  const [address, init] = fetched.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect(address).toBe('/api/auth/providers')
  expect(headers.get('authorization')).toBe(`Bearer ${readToken()}`)
  expect(headers.get('accept')).toBe('application/json')
})

test('a call without a token sends no authorization', async () => {
  localStorage.clear()
  const fetched = answer({ 'GET /api/auth/providers': { body: { status: 'success', data: [] } } })
  await call(listProviders)
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
})

describe.each([401, 403])('on %i', (status) => {
  test('R-031 everything stored is cleared and the user goes to /', async () => {
    answer({ [account]: { status, body: refusal('No.') } })
    await expect(call(readAccount)).rejects.toThrow('No.')
    expect(readToken()).toBeNull()
    expect(localStorage.getItem('showForecastAdded')).toBeNull()
    expect(go).toHaveBeenCalledExactlyOnceWith('/', null)
  })
})

test('R-032 a 400 that says exactly "Authentication failed." signs out too', async () => {
  answer({ [account]: { status: 400, body: refusal('Authentication failed.') } })
  await expect(call(readAccount)).rejects.toThrow(CallError)
  expect(readToken()).toBeNull()
  expect(go).toHaveBeenCalledExactlyOnceWith('/', null)
})

test('R-032 a 400 with any other message signs nobody out', async () => {
  answer({ [account]: { status: 400, body: refusal('authentication failed') } })
  await expect(call(readAccount)).rejects.toThrow('authentication failed')
  expect(readToken()).not.toBeNull()
  expect(go).not.toHaveBeenCalled()
})

test('R-049 a 302 leads to /onboarding and keeps the session', async () => {
  answer({ [account]: { status: 302, body: refusal('Please complete onboarding first.') } })
  await expect(call(readAccount)).rejects.toThrow(CallError)
  expect(go).toHaveBeenCalledExactlyOnceWith('/onboarding', null)
  expect(readToken()).not.toBeNull()
})

test('R-049 on /onboarding itself a 302 leads nowhere', async () => {
  history.replaceState(null, '', '/onboarding')
  answer({ [account]: { status: 302, body: refusal('Please complete onboarding first.') } })
  await expect(call(readAccount)).rejects.toThrow(CallError)
  expect(go).not.toHaveBeenCalled()
})

test('a quiet call leaves the rules to its caller', async () => {
  answer({ 'POST /api/auth/login': { status: 401, body: refusal('No.') } })
  const body = { email: 'a@b.co', password: 'x' }
  await expect(call(login, { body, quiet: true })).rejects.toThrow('No.')
  expect(readToken()).not.toBeNull()
  expect(go).not.toHaveBeenCalled()
})

test('R-030 a renewed token in the reply takes the place of the old one', async () => {
  const renewed = tokenOf({ name: 'Amara B. Osei' })
  answer({
    'GET /api/auth/providers': {
      body: { status: 'success', data: [] },
      headers: { 'x-renewed-token': renewed },
    },
  })
  await call(listProviders)
  expect(readToken()).toBe(renewed)
})

test('a renewed token that comes after logging out is not kept', async () => {
  answer({
    'GET /api/auth/providers': () => {
      localStorage.clear()
      return {
        body: { status: 'success', data: [] },
        headers: { 'x-renewed-token': tokenOf() },
      }
    },
  })
  await call(listProviders)
  expect(readToken()).toBeNull()
})

test('a lost connection is reported in our words', async () => {
  answer({})
  await expect(call(readAccount)).rejects.toMatchObject({ status: 0, message: noAnswer })
  expect(readToken()).not.toBeNull()
})

test('a failure without a sentence is named by its cause, and only a lost connection blames it', () => {
  const words = (status: number) => new CallError(status, null).message
  expect(words(500)).toMatch(/on our side/)
  expect(words(413)).toMatch(/too large/)
  expect(words(429)).toMatch(/too many requests/)
  for (const status of [400, 413, 429, 500, 502]) expect(words(status)).not.toMatch(/connection/)
})

test('the sentences of a refusal are found by their field', () => {
  const error = new CallError(400, {
    ...(refusal('Use at least 8 characters.', 'password') as never as NonNullable<
      CallError['failure']
    >),
    details: [{ message: 'A general remark.' }],
  })
  expect(error.byField).toEqual({ password: 'Use at least 8 characters.' })
})
