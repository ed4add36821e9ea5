// The figures of a level and their parts: claimed to add up only when they do, to the penny.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { monthParts, spanMonths } from './level-sums.ts'
import { levelOf, today } from './testing/lines.ts'

const level = levelOf()
const month = (at: string) => {
  const found = level.months.find((month) => month.month === at)
  if (!found) throw new Error(at)
  return found
}

test('a month to come is the sum of its parts, and says so', () => {
  const { kind, figure, proof } = monthParts(month('2026-12'), today)
  expect(kind).toBe('ahead')
  expect(figure).toBe(-90_000)
  expect(proof).toEqual({ isEqual: true, words: 'Adds up to −£900.00' })
})

test('a penny apart is reported', () => {
  const off = { ...month('2026-12'), forecast: minor(-90_001) }
  expect(monthParts(off, today).proof).toEqual({
    isEqual: false,
    words: 'Adds up to −£900.00, but the forecast shows −£900.01: a difference of £0.01',
  })
})

test('the month under way is what has happened and what is still to come', () => {
  const { kind, happened, proof } = monthParts(month('2026-11'), today)
  expect([kind, happened, proof.isEqual]).toEqual(['current', -90_000, true])
})

test('a past month is what happened, whatever had been forecast', () => {
  const { figure, parts } = monthParts({ ...month('2026-10'), forecast: minor(-1) }, today)
  expect([figure, parts]).toEqual([-90_000, []])
})

test('the sums of a year are those of its months', () => {
  const next = spanMonths(level, 'next')
  expect(next.rows).toHaveLength(12)
  expect(next.proof.isEqual).toBe(true)
  expect(spanMonths(level, 'last').rows.map(({ month }) => month)).toEqual(['2026-09', '2026-10'])
})
