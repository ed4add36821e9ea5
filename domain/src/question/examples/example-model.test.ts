import { expect, test } from 'vitest'
import { ExampleModel, readExamples } from './example-model.ts'

const text = `
// Two meanings and what nothing answers.
= how much did we pay {payee} {past}
what did {payee} cost us {past}
{payee} total {past}
how much went to {payee} {past}
what have we paid {payee} {past}

= when will cash be lowest
what's the low point
when are we shortest of cash
lowest cash point coming up
on what day is cash tightest

= (nothing)
how many staff do we have
where do our customers live
what is the weather like
who won the match
`
const model = ExampleModel.trainedOn(readExamples([text]))
const first = (words: string, of = model) => of.likeliest(words.split(' '))[0]

test('A question is taken for the meaning that its words were seen with', () => {
  expect(first('what did NAME/OUT cost PERIOD/PAST')?.meaning.means).toBe(
    'how much did we pay {payee} {past}',
  )
  expect(first('when is cash tightest')?.meaning.means).toBe('when will cash be lowest')
  expect(first('where do we live')?.meaning.means).toBeNull()
})

test('Probabilities of all meanings come to one', () => {
  const all = model.likeliest(['lowest', 'NAME'])
  expect(all).toHaveLength(3)
  expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 5)
})

test('Training again makes the same model', () => {
  const again = ExampleModel.trainedOn(readExamples([text]))
  expect(again.learnt.weights).toEqual(model.learnt.weights)
})

test('What was learnt makes the model again, without the examples', () => {
  const kept = ExampleModel.from(model.learnt)
  const { probability = 0 } = first('lowest point of cash', kept) ?? {}
  expect(probability).toBeCloseTo(first('lowest point of cash')?.probability ?? -1, 2)
  expect(() => ExampleModel.from({ ...model.learnt, features: [] })).toThrow(/other features/)
})

test('An ending makes no other word', () => {
  const [meaning] = readExamples([text]).meanings
  if (!meaning) throw new Error('No meaning was read.')
  expect(model.unknownTo(meaning, ['costs', 'weather'])).toEqual(['weather'])
})

test('A word that narrows what is meant is known beside its neighbours only', () => {
  const [meaning] = readExamples([
    '= balance of each account\nwhat does each account hold',
  ]).meanings
  if (!meaning) throw new Error('No meaning was read.')
  expect(model.unknownTo(meaning, ['each', 'account', 'hold'])).toEqual([])
  expect(model.unknownTo(meaning, ['hold', 'by', 'account'])).toEqual(['by'])
})

test('An example before the first meaning is an error', () => {
  expect(() => readExamples(['what did we pay'])).toThrow(/before the first meaning/)
})
