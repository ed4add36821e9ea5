// How long toasts stay.
import { toastMs } from '@plimsoll/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToasts, shownToasts, toastError, toastSuccess } from './toast.ts'

const messages = () => shownToasts().map((toast) => toast.message)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
})

test('R-022 a toast closes after 5 seconds, not before', () => {
  expect(toastMs).toBe(5000)
  toastSuccess('Saved.')
  vi.advanceTimersByTime(4999)
  expect(messages()).toEqual(['Saved.'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test('each toast has its own five seconds', () => {
  toastSuccess('First.')
  vi.advanceTimersByTime(3000)
  toastError('Second.')
  vi.advanceTimersByTime(2000)
  expect(messages()).toEqual(['Second.'])
})

test('while one points at them toasts stay, and have their time again afterwards', () => {
  toastSuccess('Saved.')
  holdToasts(true)
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['Saved.'])
  holdToasts(false)
  vi.advanceTimersByTime(5000)
  expect(messages()).toEqual([])
})

test('the detail is left out where it says the same as the sentence', () => {
  toastError('It failed.', 'It failed.')
  expect(shownToasts()[0]).not.toHaveProperty('detail')
})
