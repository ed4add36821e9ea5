// The session in the browser: what counts as logged in, what the token holds, what is cleared and
// what stays.
import { afterEach, expect, test, vi } from 'vitest'
import { tokenOf } from '../testing/session.ts'
import {
  clearSession,
  keepToken,
  localItems,
  readToken,
  readUser,
  watchSession,
} from './session.ts'

afterEach(() => localStorage.clear())

test('R-027 the token is the local item `token`', () => {
  keepToken('abc')
  expect(localStorage.getItem('token')).toBe('abc')
})

test('R-028 logged in means that a token exists, whatever it says', () => {
  expect(readToken()).toBeNull()
  localStorage.setItem('token', 'not a token')
  expect(readToken()).toBe('not a token')
  expect(readUser()).toBeNull()
})

test('R-029 the local items have the names of the specification', () => {
  expect(Object.values(localItems)).toEqual(['token', 'showForecastAdded', 'reconnected_account'])
})

test('R-030 the token holds name, picture, mh and sub, also outside ASCII', () => {
  keepToken(tokenOf({ name: 'Zoë Ní Bhriain', sub: 'u7' }))
  expect(readUser()).toMatchObject({
    name: 'Zoë Ní Bhriain',
    sub: 'u7',
    picture: null,
    mh: false,
  })
})

test('clearing takes what is the user’s and leaves what is the browser’s', () => {
  keepToken(tokenOf())
  localStorage.setItem('showForecastAdded', 'true')
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('shortcuts', 'off')
  sessionStorage.setItem('draft', 'x')
  clearSession()
  expect({ ...localStorage }).toEqual({ theme: 'dark', shortcuts: 'off' })
  expect(sessionStorage.length).toBe(0)
})

test('clearing after a deletion of data keeps the token', () => {
  const token = tokenOf()
  keepToken(token)
  localStorage.setItem('showForecastAdded', 'true')
  clearSession({ keepToken: true })
  expect({ ...localStorage }).toEqual({ token })
})

test('a watcher is notified of a change here and in another tab, until it stops', () => {
  const listener = vi.fn()
  const stop = watchSession(listener)
  keepToken('a')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  keepToken('b')
  expect(listener).toHaveBeenCalledTimes(3)
})
