// Booked payments meet the pending ones that they were: each once, money in never money out, the
// nearest first.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '../calendar.ts'
import { minor } from '../money.ts'
import { pairBookedWithPending } from './booked-pending.ts'

const payment = (id: string, on: string, pence: number, text = 'CARD COSTA') => ({
  id,
  day: day(on),
  amount: minor(pence),
  text,
})

test('the words may change and the day may move: the amount tells', () => {
  const booked = [payment('b', '2026-03-04', -450, 'COSTA LTD LONDON')]
  const pending = [payment('p', '2026-03-02', -450, 'PENDING 4417')]
  expect(pairBookedWithPending(booked, pending)).toEqual([{ bookedId: 'b', pendingId: 'p' }])
})

test('an amount that grew by a tip is met in the same words, and in no others', () => {
  const booked = [payment('b', '2026-03-04', -5400)]
  expect(pairBookedWithPending(booked, [payment('p', '2026-03-02', -5000)])).toHaveLength(1)
  expect(pairBookedWithPending(booked, [payment('p', '2026-03-02', -5000, 'SHELL')])).toEqual([])
})

test('after more than a week, or with the other sign, they are two', () => {
  const booked = [payment('b', '2026-03-10', -450)]
  expect(pairBookedWithPending(booked, [payment('p', '2026-03-02', -450)])).toEqual([])
  expect(pairBookedWithPending(booked, [payment('p', '2026-03-09', 450)])).toEqual([])
})

const some = (kind: string) =>
  fc
    .array(
      fc.record({
        date: fc.integer({ min: 1, max: 28 }),
        pence: fc.integer({ min: -500, max: 500 }),
      }),
      {
        maxLength: 12,
      },
    )
    .map((rows) =>
      rows.map(({ date, pence }, at) =>
        payment(`${kind}${at}`, `2026-03-${String(date).padStart(2, '0')}`, pence),
      ),
    )

test('whatever the bank reports, nothing is paired twice', () => {
  fc.assert(
    fc.property(some('b'), some('p'), (booked, pending) => {
      const pairs = pairBookedWithPending(booked, pending)
      expect(new Set(pairs.map((pair) => pair.bookedId)).size).toBe(pairs.length)
      expect(new Set(pairs.map((pair) => pair.pendingId)).size).toBe(pairs.length)
    }),
  )
})

// The amount may change by a fifth in like words, the day by a week.
test.each([
  [-5000, -6000, '2026-03-09', 1],
  [-5000, -6001, '2026-03-09', 0],
  [-5000, -4000, '2026-03-09', 1],
  [-5000, -3999, '2026-03-09', 0],
  [-5000, -5000, '2026-03-10', 0],
  [5000, 6000, '2026-02-23', 1],
  [0, -1, '2026-03-02', 0],
])('%i pending on 2 March, %i booked on %s: %i pairs', (shown, booked, on, count) => {
  const pairs = pairBookedWithPending(
    [payment('b', on, booked)],
    [payment('p', '2026-03-02', shown)],
  )
  expect(pairs).toHaveLength(count)
})

test('the same amount and words come first, then the same amount, then like words; the nearer day, the first id', () => {
  const booked = [payment('b', '2026-03-04', -450)]
  const pending = [
    payment('p6', '2026-03-04', -460),
    payment('p5', '2026-03-04', -450, 'SHELL'),
    payment('p4', '2026-03-02', -450),
    payment('p3', '2026-03-03', -450),
    payment('p2', '2026-03-05', -450),
    payment('p1', '2026-03-05', -450),
  ]
  const metIn = (some: typeof pending) => pairBookedWithPending(booked, some)[0]?.pendingId
  const met = pending.map((_, at) => metIn(pending.slice(0, at + 1)))
  expect(met).toEqual(['p6', 'p5', 'p4', 'p3', 'p2', 'p1'])
})
