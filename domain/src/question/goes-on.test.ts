// Whether somebody still pays or is still paid, and what is left to pay.
import { expect, test } from 'vitest'
import { planOf } from '../testing/question-books.ts'

function argsOf(...prompts: readonly string[]) {
  const found = planOf(...prompts)
  if (found.kind !== 'call') return found
  const { subjects, ...args } = found.call.args as { subjects?: { name: string }[] }
  return {
    tool: found.call.tool,
    about: (subjects ?? []).map(({ name }) => name),
    ...args,
    notes: found.assumptions,
  }
}

test.each([
  ['is Etsy still paying us or has that dried up', 'still', 'in', 'Etsy'],
  ['are we still paying Adobe', 'still', 'out', 'Adobe'],
  ['do we still use Screwfix', 'still', 'out', 'Screwfix'],
  ['are we still getting money from Etsy', 'still', 'in', 'Etsy'],
  ['is Etsy still buying from us?', 'still', 'in', 'Etsy'],
  ['so does Etsy still pay us?', 'still', 'in', 'Etsy'],
  ['hi, does Etsy still pay us', 'still', 'in', 'Etsy'],
  ['oh and does Etsy still pay us', 'still', 'in', 'Etsy'],
  ['quick one: does Etsy still pay us', 'still', 'in', 'Etsy'],
  ['right then, does Etsy still pay us nowadays?', 'still', 'in', 'Etsy'],
  ['does Etsy still pay us these days', 'still', 'in', 'Etsy'],
  ['do we still pay Adobe any more?', 'still', 'out', 'Adobe'],
  ['has Etsy stopped paying us now, by the way?', 'ended', 'in', 'Etsy'],
  ['have Etsy stopped ordering', 'ended', 'in', 'Etsy'],
  ['did we finish paying back Adobe and when was the last one', 'ended', 'out', 'Adobe'],
  ['when did Etsy dry up', 'when', 'in', 'Etsy'],
])('“%s” is yes or no with the latest payment', (prompt, goesOn, side, name) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'payment_when', goesOn, side, about: [name] })
})

test.each([
  'who has stopped paying us',
  'is Etsy still late',
  'so does Etsy still pay us on time',
  'does Etsy still pay us every month these days',
  'how much do we still owe',
  'are we still paying more for fuel than last year',
])('“%s” is another question', (prompt) => {
  expect(argsOf(prompt)).not.toHaveProperty('goesOn')
})

test.each([
  ['what’s left to pay on the lease with Harbour Estates', 'Harbour Estates Rent'],
  ['how long will the Marlow Timber Yard lease last', 'Marlow Timber Yard'],
])('“%s” gives what was paid and says what no bank knows', (prompt, name) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'flow_total',
    about: [name],
    notes: [expect.stringMatching(/isn’t in your bank transactions/)],
  })
})

test.each([
  ['when is the rent to Harbour Estates next due', ['Harbour Estates Rent']],
  ['when is the invoice from Etsy next due', ['Etsy']],
])('“%s” is of whose it is', (prompt, about) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'upcoming', next: true, about })
})

test('how much it will be goes with when it is due', () => {
  expect(
    argsOf('when do i next have to fork out for vat and how much are we talking'),
  ).toMatchObject({ tool: 'tax_due', kind: 'vat' })
  expect(argsOf('what leaves the account on monday')).toMatchObject({
    tool: 'upcoming',
    period: { from: '2026-11-23' },
  })
})

test('whether something is still needed is no question of payments', () => {
  expect(argsOf('is Adobe still needed')).not.toHaveProperty('goesOn')
})
