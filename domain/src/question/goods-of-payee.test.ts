// What was bought from a payee, beside its name, where another payee is called after such things.
import { expect, test } from 'vitest'
import { question } from '../testing/question-books.ts'
import { NameIndex } from './names.ts'
import { readQuestion } from './read-question.ts'

const merchants = ['Rolawn', 'Turf Online', 'Jewson', 'Screwfix', 'Travis Perkins', 'Shell']
const context = {
  ...question,
  englishWords: new Set(['turf', 'shell']),
  names: new NameIndex({
    merchants: merchants.map((name) => ({ id: name, name, aliases: [] })),
    subCategories: [],
    accounts: [],
  }),
}
const read = (text: string) => readQuestion(text, context)
const namesIn = (text: string) => read(text).included.map(({ name }) => name)

test('a full name is not widened by what was bought there, and the answer says so', () => {
  expect(namesIn('how much did we spend on Rolawn turf this year')).toEqual(['Rolawn'])
  expect(namesIn('what did rolawn turf cost us')).toEqual(['Rolawn'])
  expect(read('Rolawn turf in October').corrections).toEqual([
    { written: 'Rolawn turf', read: 'Rolawn' },
  ])
})

test('what somebody sells stays unexplained where a payee of others is named', () => {
  expect(namesIn('how much have we paid Jewson for turf')).toEqual(['Jewson'])
  expect(read('how much have we paid Jewson for turf').unused).toEqual(['turf'])
  expect(namesIn('what did Jewson pay us for the turf in October')).toEqual(['Jewson'])
})

test('several payees stay several, and turf alone is who sells it', () => {
  expect(namesIn('how much to Screwfix travis jewson')).toEqual([
    'Screwfix',
    'Travis Perkins',
    'Jewson',
  ])
  expect(namesIn('how much to Screwfix shell and jewson')).toEqual(['Screwfix', 'Shell', 'Jewson'])
  expect(namesIn('how much did turf cost us')).toEqual(['Turf Online'])
  expect(namesIn('how much did Rolawn and turf online cost')).toEqual(['Rolawn', 'Turf Online'])
})
