// Days on the timeline: a place is a working day, and a day stands where it is.
import { addDays } from '@plimsoll/domain/calendar'
import { isWorkingDay } from '@plimsoll/domain/holidays'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, monthMarks, movedBy, shareAt, spanAround } from './timeline.ts'

const span = spanAround(['2026-12-18', '2026-10-01'])

test('the span leaves room before and after', () => {
  expect(span).toEqual({ from: '2026-09-24', to: '2027-02-01' })
})

test('a step over a weekend or Christmas lands on a working day, in its own direction', () => {
  expect(movedBy('2026-12-18', 1)).toBe('2026-12-21')
  expect(movedBy('2026-12-21', -1)).toBe('2026-12-18')
  // 25 December and the substitute for Boxing Day on Saturday, Monday 28 December.
  expect(movedBy('2026-12-24', 1)).toBe('2026-12-29')
})

test('every place is a working day, and a working day is found again where it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 130 }), (count) => {
      const day = addDays(span.from, count)
      const found = dayAt(shareAt(day, span), span)
      expect(isWorkingDay(found)).toBe(true)
      if (isWorkingDay(day)) expect(found).toBe(day)
    }),
  )
})

test('months are thinned to what fits', () => {
  expect(monthMarks(span, 8).map(({ month }) => month)).toEqual([
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ])
  expect(monthMarks(span, 3)).toHaveLength(3)
})
