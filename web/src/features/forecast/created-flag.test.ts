// The flag that a forecast was created: each user's own, and gone with the rest when the data is
// deleted.
import { afterEach, expect, test } from 'vitest'
import { clearSession, keepToken } from '../../api/session.ts'
import { tokenOf } from '../../testing/session.ts'
import { hasCreatedForecast, keepForecastCreated } from './created-flag.ts'

afterEach(() => localStorage.clear())

test('R-125 two users of one browser do not share the flag', () => {
  keepToken(tokenOf({ sub: 'u1' }))
  expect(hasCreatedForecast()).toBe(false)
  keepForecastCreated()
  expect(hasCreatedForecast()).toBe(true)
  keepToken(tokenOf({ sub: 'u2' }))
  expect(hasCreatedForecast()).toBe(false)
  keepToken(tokenOf({ sub: 'u1' }))
  expect(hasCreatedForecast()).toBe(true)
})

test('R-091 deleting the data clears it, and signed out there is none', () => {
  keepToken(tokenOf({ sub: 'u1' }))
  keepForecastCreated()
  clearSession({ keepToken: true })
  expect(hasCreatedForecast()).toBe(false)
  localStorage.clear()
  keepForecastCreated()
  expect(localStorage).toHaveLength(0)
})
