// What a reply that asks back quotes of the question.
import type { Reading } from '@plimsoll/domain/question/read-question'
import { expect, test } from 'vitest'
import { clarification } from './clarification.ts'
import { listed } from './listed.ts'

test('words that never stood together are quoted apart, and each once', () => {
  const reading = { unused: ['em', 'em', 'wi'], looksAhead: false } as unknown as Reading
  const plan = { kind: 'clarify', reason: 'unused', choices: [] } as const
  const { response } = clarification({ plan, frame: null, reading }, plan)
  expect(response).toBe(
    'I don’t know what you mean by “em” or “wi”, and I’d rather not guess at a figure. Could you put it another way?',
  )
})

test('of several things the last two are joined', () => {
  expect(listed(['Bidfood'])).toBe('Bidfood')
  expect(listed(['Bidfood', 'Booker'])).toBe('Bidfood and Booker')
  expect(listed(['Bidfood', 'Booker', 'Dales'])).toBe('Bidfood, Booker and Dales')
})
