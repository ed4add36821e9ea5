// The words of the effect column.
import { expect, test } from 'vitest'
import { effectWords } from './variance-words.ts'

test.each([
  ['favourable', false, 'favourable'],
  ['adverse', false, 'adverse'],
  ['neutral', false, ''],
  ['neutral', true, 'not yet paid'],
] as const)('%s, not yet paid %s', (effect, not_yet_paid, words) => {
  expect(effectWords({ effect, not_yet_paid })).toBe(words)
})
