// How finished answers and choices read.
import { expect, test } from 'vitest'
import { asQuestion, withCurlyApostrophes, withoutDaysTwice } from './wording.ts'

test('apostrophes within words are curly', () => {
  expect(withCurlyApostrophes("Director's loan in, 'quoted'")).toBe("Director’s loan in, 'quoted'")
})

test('days stand once, in the sentence', () => {
  const note = 'You named no period, so I took 1 May to 31 October 2026.'
  expect(withoutDaysTwice('£10 from 1 May to 31 October 2026.', [note, 'Other.'])).toEqual([
    'You named no period, so I chose that one.',
    'Other.',
  ])
  expect(withoutDaysTwice('£10 a month.', [note])).toEqual([note])
})

test('a choice reads as a question of ours and asks what was typed', () => {
  expect(asQuestion({ label: 'can i do 18k in jan', prompt: 'can i do 18k in jan' })).toEqual({
    label: 'Can I do 18k in jan?',
    prompt: 'can i do 18k in jan',
  })
  expect(asQuestion({ label: 'Is the balance £4000?', prompt: '' }).label).toBe(
    'Is the balance £4,000?',
  )
  expect(asQuestion({ label: 'Screwfix', prompt: '' }).label).toBe('Screwfix')
})
