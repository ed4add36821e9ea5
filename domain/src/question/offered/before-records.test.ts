// Days before the records begin, in questions that are not understood. They begin on 1 May 2025.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

test.each([
  'what did we wibble back before we had this, say 2023?',
  'How has frobbing grown in 2021?',
  'why did the wotsit glomp in March 2025',
])('“%s” is of days before the records', (prompt) => {
  expect(interpreted(prompt).plan).toEqual({ kind: 'unavailable', topic: 'before_books' })
})

test.each(['how has frobbing grown since 2024', 'why did the wotsit glomp in May 2025'])(
  '“%s” is not',
  (prompt) => {
    expect(interpreted(prompt).plan).not.toMatchObject({ topic: 'before_books' })
  },
)
