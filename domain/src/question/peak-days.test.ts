import { expect, test } from 'vitest'
import { interpreted, question } from '../testing/question-books.ts'
import { peakMeant, withPeakDays } from './peak-days.ts'
import { monthPeriod, spanPeriod } from './period.ts'

test.each([
  ['and how much did we spend that month?', 'how much did we spend in March 2026?'],
  ['who paid us most then', 'who paid us most in March 2026'],
  ['what came in during that month', 'what came in in March 2026'],
])('“%s” is “%s”', (question, expected) => {
  expect(withPeakDays(question, monthPeriod('2026-03'))).toBe(expected)
})

test('a week is from its first day to its last, a day on it', () => {
  expect(withPeakDays('what came in that week', spanPeriod('2026-07-06', '2026-07-12'))).toBe(
    'what came in from 6 to 12 July 2026',
  )
  expect(withPeakDays('what went out on that day?', spanPeriod('2026-01-19', '2026-01-19'))).toBe(
    'what went out on 19 January 2026?',
  )
})

const best = interpreted('which month was our best for sales?').frame

test.each([
  ['how much did we spend that month', true],
  ['who paid us most then?', true],
  ['how much did we spend that week', false],
  ['how much did we spend', false],
  ['how much did we spend in May that month', false],
  ['was that month unusual', false],
])('“%s” points at the month before it: %s', (text, expected) => {
  expect(peakMeant(text, { before: best, context: question }) !== null).toBe(expected)
})

test('of three months nobody can know which', () => {
  const before = interpreted('what were our three best months for sales?').frame
  expect(before?.answeredBy).toMatchObject({ tool: 'extreme', args: { n: 3 } })
  expect(peakMeant('how much did we spend that month', { before, context: question })).toBeNull()
})
