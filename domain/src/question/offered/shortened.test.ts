// Shorter wordings of a question.
import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const texts = (question: string, ...unused: string[]) =>
  shortened(question, unused).map(({ text }) => text)

test('unknown words go with what leads to them', () => {
  expect(texts('What did BT cost the frobnicator in October?', 'frobnicator')).toContain(
    'What did BT cost in October?',
  )
})

test('a bracket goes as a whole', () => {
  expect(texts('How much were the labs (Byrnes, Swift) in May?')).toContain(
    'How much were the labs in May?',
  )
})

test('a clause, a phrase and either half may go', () => {
  const question = 'How much did City Plumbing take from us by direct debit in May, roughly?'
  expect(texts(question)).toContain(
    'How much did City Plumbing take from us by direct debit in May',
  )
  expect(texts(question)).toContain('How much did City Plumbing take from us in May, roughly?')
  const both = 'What is our balance and who owes us most'
  expect(texts(both)).toEqual(expect.arrayContaining(['What is our balance', 'who owes us most']))
})

test('a long text has none', () => {
  expect(shortened('and '.repeat(60), [])).toEqual([])
})
