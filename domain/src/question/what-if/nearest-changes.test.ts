// Changes that are offered with their own names, amounts, shares and months.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

function choicesFor(...prompts: readonly string[]): readonly string[] {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? ['call'] : (plan.choices ?? []).map(({ prompt }) => prompt)
}

test.each([
  [
    ['if i wibbled that frobber for 5 and a half grand in jan how skint am i'],
    'What if we spend £5,500 in January 2027?',
  ],
  [
    ['cn we frob a new hydrobath at about 3.5k before xmas', 'what if i wibbled til feb'],
    'What if we spend £3,500 in February 2027?',
  ],
  [
    [
      'can we wibble to a frobber, 9 grand, in january',
      'what about on finance, 250 a month instead',
    ],
    'What if we spend an extra £250 a month from January 2027?',
  ],
  [
    ['Suppose takings in both wotsits drop ten percent from January because of the frobs'],
    'What if sales drop 10% from January 2027?',
  ],
  [
    ['If Northwind don’t frob up the 7,400 til end of January, can I still take my wotsit?'],
    'What if Northwind Hotels doesn’t pay until 31 January 2027?',
  ],
  [
    ['We’re thinking of letting Adobe go at the end of January. What would the saving do?'],
    'What if we stop paying Adobe from February 2027?',
  ],
  [
    [
      'If sales fall by a fifth from January but we also frobly cut Adobe, what’s the balance at end of April?',
    ],
    'What if sales drop 20% from January 2027 and we stop paying Adobe from January 2027, what would the balance be on 30 April 2027?',
  ],
])('%j is offered “%s” first', (prompts, choice) => {
  const choices = choicesFor(...prompts)
  expect(choices[0]).toBe(choice)
  for (const each of choices) expect(planned(each)).not.toMatch(/^(?:clarify|unavailable)/)
})

test('what was named with a share is offered with no other share', () => {
  const choices = choicesFor('Suppose takings wibble and drop 12% from January because of frobs')
  expect(choices.join(' ')).not.toMatch(/\b(?:10|15|20)%/)
})

test('what was spent is offered as no change', () => {
  expect(choicesFor('did we wibble £500 on Adobe in October').join(' ')).not.toMatch(/What if/)
})
