// Plain questions of the kind that was asked, for questions that are not understood whole.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

function choicesFor(...prompts: readonly string[]): readonly string[] {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? ['call'] : (plan.choices ?? []).map(({ prompt }) => prompt)
}

test.each([
  [
    ['fuel for the frobber, hows that comparing to last yr'],
    'How much did we spend on Fuel this year compared with last year?',
  ],
  [
    ['stripe has been a bit frobbed hasnt it? hows it doing vs spring'],
    'How much came in from Stripe from 1 September to 20 November 2026 compared with 1 March to 31 May 2026?',
  ],
  [
    ['feels frobbed. hows this autumn looking against last, money in wibbly'],
    'How much came in from 1 September to 20 November 2026 compared with 1 September to 20 November 2025?',
  ],
  [['wibbly bills these days? adobe feels like its crept up'], 'Has Adobe gone up?'],
  [
    ['wibbly bills these days? adobe feels like its crept up'],
    'How much was our last payment to Adobe?',
  ],
  [
    ['Adobe keeps frobbing, wibble me what we averaged per order this year against last'],
    'What was our average payment to Adobe this year compared with last year?',
  ],
  [
    ['doing the frobs tonight - them wibblers, Adobe, what do we give em a yr'],
    'How much did we pay Adobe in the last 12 months?',
  ],
  [['how much does Northwind owe us', 'how late is the frobber one'], 'Is Northwind Hotels late?'],
  [
    ['Why did we frobbly miss the October bill to Marlow?'],
    'How often do we pay Marlow Timber Yard?',
  ],
  [
    ['biggest frob we bought in the summer hols? (july n august, when i was wibbling)'],
    'What was our biggest payment from 1 July to 31 August 2026?',
  ],
  [
    ['Which frobs started this year that we weren’t wibbling'],
    'Which new suppliers did we pay from 1 January to 20 November 2026?',
  ],
  [
    ['excluding the loan we frobbed, how much wibbly came in during July last year?'],
    'How much came in during July 2025 without loans received?',
  ],
])('%j is offered “%s”', (prompts, choice) => {
  expect(choicesFor(...prompts)).toContain(choice)
})

test('a cost that has a word for hiring in it is no change', () => {
  const choices = choicesFor('kit hire, whats that come to since the start of the year')
  expect(choices.join(' ')).not.toMatch(/What if/)
})
