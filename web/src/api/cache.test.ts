// The cache rules of the specification, seen by what is asked again and what is not.
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache } from './cache.ts'

const minuteMs = 60_000
const ask = vi.fn(async () => 'answer')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cache.clear()
  cache.unmount()
  ask.mockReset().mockImplementation(async () => 'answer')
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** A page that shows the query: entered now, left by calling back. */
async function enterPage(): Promise<() => void> {
  const leave = new QueryObserver(cache, { queryKey: ['x'], queryFn: ask }).subscribe(() => null)
  await vi.advanceTimersByTimeAsync(1)
  return leave
}

test('R-183 within ten minutes a page entered again asks nothing, after that it asks once', async () => {
  const leave = await enterPage()
  leave()
  await vi.advanceTimersByTimeAsync(9 * minuteMs)
  const leaveAgain = await enterPage()
  expect(ask).toHaveBeenCalledTimes(1)
  leaveAgain()
  await vi.advanceTimersByTimeAsync(2 * minuteMs)
  const leaveLast = await enterPage()
  expect(ask).toHaveBeenCalledTimes(2)
  leaveLast()
})

test('R-184 a failed query is not tried again', async () => {
  ask.mockRejectedValue(new Error('500'))
  const leave = await enterPage()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(ask).toHaveBeenCalledTimes(1)
  leave()
})

test('R-185 coming back to the window or to the network asks nothing, even when the answer is old', async () => {
  cache.mount()
  const leave = await enterPage()
  await vi.advanceTimersByTimeAsync(11 * minuteMs)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(1)
  leave()
})
