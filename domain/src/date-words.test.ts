// Dates in sentences, and what is answered to a text that is none.
import { expect, test } from 'vitest'
import { dayInWords, noDayWords } from './date-words.ts'

test.each([
  ['2026-02-30', 'There is no 30 February 2026. Choose a day that exists.'],
  ['2027-02-29', 'There is no 29 February 2027. Choose a day that exists.'],
  ['2026-13-01', 'Write days as YYYY-MM-DD.'],
  ['30/02/2026', 'Write days as YYYY-MM-DD.'],
  ['', 'Write days as YYYY-MM-DD.'],
])('“%s” is refused: %s', (text, words) => {
  expect(noDayWords(text)).toBe(words)
})

test('a day in words', () => {
  expect(dayInWords('2026-03-11')).toBe('11 March 2026')
})
