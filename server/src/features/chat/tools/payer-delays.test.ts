import { expect, test } from 'vitest'
import { delaySentence } from './payer-delays.ts'

test.each([
  [1, 0, '{{only}}, your only regular payer, usually pays on time.'],
  [1, 1, '{{only}}, your only regular payer, usually pays {{delay}} after the expected day.'],
  [3, 0, 'None of your {{known}} regular payers usually pays late.'],
  [3, 1, '{{count}} of {{known}} regular payers usually pays late. The slowest is {{first}}'],
  [3, 2, '{{count}} of {{known}} regular payers usually pay late. The slowest is {{first}}'],
])('of %i regular payers %i usually pay late', (known, slow, sentence) => {
  expect(delaySentence(known, slow)).toContain(sentence)
})
