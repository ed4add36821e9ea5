// The calendar: whole weeks from Monday, and colours that a payday does not drown.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { heatOf, heatWeeks, largestOf } from './heat.ts'

const dayOf = (day: string, into: number, out: number) => ({
  day,
  in: minor(into),
  out: minor(out),
  closing: minor(0),
})

test('thirteen weeks from a Saturday stand in fourteen rows, every day once', () => {
  const days = Array.from({ length: 91 }, (_, at) => dayOf(addDays('2026-11-21', at), 0, 0))
  const weeks = heatWeeks(days)
  expect(weeks).toHaveLength(14)
  expect(weeks[0]?.monday).toBe('2026-11-16')
  expect(weeks[0]?.days.map((day) => day?.day ?? null).slice(4)).toEqual([
    null,
    '2026-11-21',
    '2026-11-22',
  ])
  expect(weeks.flatMap((week) => week.days.flatMap((day) => day ?? []))).toEqual(days)
})

test('a day is coloured for the side it nets to, more strongly the more moves', () => {
  const days = [dayOf('2026-11-23', 0, 1_000_000), dayOf('2026-11-24', 70_000, 0)]
  const largest = largestOf(days)
  expect(days.map((day) => heatOf(day, largest))).toEqual([
    { side: 'out', strength: 4 },
    { side: 'in', strength: 1 },
  ])
  expect(heatOf(dayOf('2026-11-25', 0, 0), 0).strength).toBe(0)
})
