// The cache rules of the specification, seen by what is fetched again and what is not.
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache } from './cache.ts'
import { CallError } from './call.ts'

const minuteMs = 60_000
const ask = vi.fn(async () => 'answer')
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.useFakeTimers()
  log.mockReset().mockImplementation(() => undefined)
})
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

test('R-177 a failed query and a failed change are each logged once, with their cause', async () => {
  const failure = new CallError(503, null)
  ask.mockRejectedValue(failure)
  const leave = await enterPage()
  expect(log.mock.calls).toEqual([
    [
      'Query “x” failed with status 503: Something went wrong on our side. Try again in a minute.',
      failure,
    ],
  ])
  leave()
  log.mockClear()
  const cause = new TypeError('x is not a function')
  const change = new MutationObserver(cache, { mutationFn: () => Promise.reject(cause) })
  await expect(change.mutate()).rejects.toBe(cause)
  expect(log.mock.calls).toEqual([['Change failed: x is not a function', cause]])
})

test('a query that is given up because its page was left is no failure', async () => {
  const leave = new QueryObserver(cache, {
    queryKey: ['slow'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  }).subscribe(() => null)
  await vi.advanceTimersByTimeAsync(1)
  leave()
  await vi.advanceTimersByTimeAsync(1)
  expect(log).not.toHaveBeenCalled()
})
