// What stands around a question: wrapping, remarks, several questions, appositions.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'

test.each([
  ['Quick one: how much went on fuel in October?', `flow_total out Fuel ${october}`],
  [
    'Could you possibly tell me how much we spent on fuel in October',
    `flow_total out Fuel ${october}`,
  ],
  [
    'I was wondering whether we spent more on fuel in October than in September',
    `compare_periods out Fuel ${october} vs 2026-09-01/2026-09-30`,
  ],
  [
    'My accountant wants to know how much went on fuel in October',
    `flow_total out Fuel ${october}`,
  ],
  ['How much went on fuel in October, if you don’t mind?', `flow_total out Fuel ${october}`],
  ['Fuel in October please, so I can plan the next trip', `flow_total out Fuel ${october}`],
  ['Hi there. How much went on fuel in October? Thanks!', `flow_total out Fuel ${october}`],
])('what stands around “%s” is taken off', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['Sales look low. What did we take in October?', `flow_total in Sales income ${october}`],
  ['October was odd. How much went on fuel?', `flow_total out Fuel ${october}`],
  [
    'I’m looking at Screwfix. How much did we pay them in October?',
    `flow_total out Screwfix ${october}`,
  ],
  ['Adobe is dear. What did we spend in October?', 'clarify remark'],
  ['Ignore the big orders. What did we spend in October?', 'clarify remark'],
  [
    'What did we spend in October? And what did we take?',
    `flow_total out ${october} then flow_total in Sales income ${october}`,
  ],
  [
    'Marlow Timber Yard Ltd. is new. What did we pay them in October?',
    `flow_total out Marlow Timber Yard ${october}`,
  ],
])('of “%s” the remark is used or asked about', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('a remark that may narrow the question is offered with the question alone and with its name', () => {
  const { plan } = interpreted('Adobe is dear. What did we spend in October?')
  expect(plan.kind === 'clarify' && plan.choices.map(({ prompt }) => prompt)).toEqual([
    'What did we spend in October?',
    'What did we spend in October for Adobe?',
  ])
})

test.each([
  [
    'What did we pay Harbour Estates, our landlord, in October?',
    `flow_total out Harbour Estates Rent ${october}`,
  ],
  [
    'What did we pay our landlord, Harbour Estates, in October?',
    `flow_total out Harbour Estates Rent ${october}`,
  ],
  [
    'What did our biggest customer, Northwind, pay us in October?',
    `flow_total in Northwind Hotels ${october}`,
  ],
])('of “%s” the name counts', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('whom a pronoun means is asked where nobody was named', () => {
  expect(planned('What did we pay them last month?')).toBe('clarify shape')
  expect(planned('How much did we give her in October?')).toBe('clarify shape')
  expect(planned('What did we pay Adobe this year?', 'What did we pay them in October?')).toBe(
    `flow_total out Adobe ${october}`,
  )
})

test('a word that nothing explains leads to whole questions about the rest', () => {
  const { plan } = interpreted('How much did we spend on scaffolding in October?')
  expect(plan).toMatchObject({
    kind: 'clarify',
    reason: 'goods',
    choices: [
      { prompt: 'How much went out in October 2026?' },
      { prompt: 'What did we spend by category in October 2026?' },
    ],
  })
})

test('more than a few sentences are not read', () => {
  expect(planned('how much did we spend '.repeat(50_000))).toBe('clarify long')
})
