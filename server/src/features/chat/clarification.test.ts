// What a reply that asks back quotes of the question.
import type { Reading } from '@plimsoll/domain/question/read-question'
import { expect, test } from 'vitest'
import { clarification } from './clarification.ts'
import { listed } from './listed.ts'

test('unknown words are quoted as they were typed, those side by side together', () => {
  const reading = { unused: ['em', 'em', 'wi'], looksAhead: false } as unknown as Reading
  const plan = { kind: 'clarify', reason: 'unused', choices: [] } as const
  const prompt = 'do em wi, or em'
  const { response } = clarification({ plan, frame: null, reading }, plan, prompt)
  expect(response).toBe(
    'I’m not sure what you mean by “em wi” or “em”, and I’d rather not guess at a figure. Could you put it another way?',
  )
})

test.each([
  [['Bupa'], 'What will the Bupa contract bring in?', 'I can’t find “Bupa” in your books, and'],
  [
    ['Dublin', 'office'],
    'How much did our Dublin office spend?',
    'I can’t find “Dublin office” in',
  ],
  [['leaves'], 'If Wilkes leaves, what then?', 'I’m not sure what you mean by “leaves”, and'],
  [['must'], 'When must it be paid?', 'I’m not sure what you mean by “must it be”, and'],
  [['from'], 'fuel card for sep', 'I’m not sure what you mean.'],
])('of %j in “%s” it says “%s …”', (unused, prompt, opening) => {
  const reading = { unused, looksAhead: false } as unknown as Reading
  const plan = { kind: 'clarify', reason: 'unused', choices: [] } as const
  const { response } = clarification({ plan, frame: null, reading }, plan, prompt)
  expect(response).toContain(opening)
})

test('a change that is not read is offered others', () => {
  const reading = { unused: ['wibbles'], looksAhead: false } as unknown as Reading
  const plan = { kind: 'clarify', reason: 'unused', choices: [] } as const
  const { options } = clarification(
    { plan, frame: null, reading },
    plan,
    'if he wibbles, what then?',
  )
  expect(options.map(({ prompt }) => prompt)).toContain('What if sales drop 10%?')
})

test('of several things the last two are joined', () => {
  expect(listed(['Bidfood'])).toBe('Bidfood')
  expect(listed(['Bidfood', 'Booker'])).toBe('Bidfood and Booker')
  expect(listed(['Bidfood', 'Booker', 'Dales'])).toBe('Bidfood, Booker and Dales')
})

test('a sales project’s client is not missing from the books', () => {
  const reading = { unused: ['tyne', 'valley'], looksAhead: false } as unknown as Reading
  const plan = { kind: 'clarify', reason: 'unused', choices: [] } as const
  const prompt = 'How much grant have we had from Tyne Valley Trust?'
  const projects = [{ id: 'p1', name: 'Outdoor classroom', client: 'Tyne Valley Trust' }]
  const { response, options } = clarification(
    { plan, frame: null, reading },
    plan,
    prompt,
    projects,
  )
  expect(response).toContain('I know Tyne Valley Trust from your sales project Outdoor classroom')
  expect(options[0]?.prompt).toBe('How much is still to come of the Outdoor classroom project?')
})
