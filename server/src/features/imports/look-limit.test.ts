// The limit on trial readings: so many at once, so many a minute, each business by itself.
import { Problem } from '@plimsoll/domain/problem'
import { expect, test } from 'vitest'
import { LookLimit } from './look-limit.ts'

const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  return null
}

test('no more than so many looks are under way, and an ended one makes room', () => {
  const limit = new LookLimit({ atOnce: 2, perMinute: 60 })
  const leave = limit.admit('a', 0)
  limit.admit('a', 0)
  expect(refusal(() => limit.admit('a', 0))).toMatchObject({
    code: 'too_many',
    retryAfterSeconds: 1,
  })
  expect(refusal(() => limit.admit('b', 0))).toBeNull()
  leave()
  expect(refusal(() => limit.admit('a', 0))).toBeNull()
})

test('no more than so many looks begin in a minute, and the refusal says how long to wait', () => {
  const limit = new LookLimit({ atOnce: 1, perMinute: 2 })
  limit.admit('a', 0)()
  limit.admit('a', 20_000)()
  expect(refusal(() => limit.admit('a', 45_000))?.retryAfterSeconds).toBe(15)
  expect(refusal(() => limit.admit('a', 60_000))).toBeNull()
})
