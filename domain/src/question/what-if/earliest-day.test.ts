// From when on a sum can be paid for good.
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

test.each([
  'I’m after a £15k van outright. What’s the earliest month we could pay for it and never slip below five grand afterwards?',
  'What’s the earliest we could pay £15k and stay above £5,000?',
  'earliest month we can spend £15,000 without going under £5,000',
  'when could we first afford £15k and still keep £5,000 in hand?',
])('“%s” is the first day, with what is to be kept', (prompt) => {
  expect(changeOf(prompt)).toMatchObject({
    tool: 'afford',
    amount: 15_000_00,
    keep: 5_000_00,
    first: true,
  })
})

test('without a line it is the buffer that is kept', () => {
  const found = changeOf('how soon could we afford £15k?')
  expect(found).toMatchObject({ tool: 'afford', amount: 15_000_00, first: true })
  expect(found).not.toHaveProperty('keep')
})

test('moving a payment is no question about its price', () => {
  expect(changeOf('would moving the rent from the 1st to the 15th help?')).not.toMatchObject({
    tool: 'price_change',
  })
})
