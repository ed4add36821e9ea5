// Talk beside a question is left out where the rest is understood by itself, and what narrows the
// question never is.
import { expect, test } from 'vitest'
import { planned, withoutChoices } from '../../testing/question-books.ts'

const fuel = 'flow_total out Fuel 2026-10-01/2026-10-31'

function notesOn(prompt: string): readonly string[] {
  const { plan } = withoutChoices([prompt])
  return plan.kind === 'call' ? plan.assumptions : []
}

test.each([
  ['cheeky q - how much did we spend on fuel last month', fuel],
  ['bit skint at home, how much did we spend on fuel in October?', fuel],
  ['boss wants to know what we spent on fuel in october', fuel],
  ['the missus reckons we overspend... how much went on fuel in October', fuel],
  ['how much did we spend on fuel last month cos i swear it was more', fuel],
  [
    'did the rent go up at all, got a feeling it did',
    'price_change out Rent and service charge 2025-05-01/2026-11-20 when',
  ],
  [
    'need to tell the missus what we paid Adobe in october',
    'flow_total out Adobe 2026-10-01/2026-10-31',
  ],
  [
    'I was having a row with my partner about it - how many times did we pay Adobe this year?',
    'count_payments out Adobe 2026-01-01/2026-11-20',
  ],
  [
    'any idea when northwind will pay next?? hotels',
    'upcoming in Northwind Hotels 2026-11-21/2027-02-19',
  ],
  ['morning! just doing the books w a cuppa.. how much did we spend on fuel in october?', fuel],
  ['quick one before i ring them - how much did we spend on fuel last month', fuel],
  ['how much did we spend on fuel in october, i dont want to be caught short like', fuel],
  ['how much did we spend on fuel in october. thanks my lovely', fuel],
  ['my accountant wants fuel costs for October, can you do that', fuel],
  ['what did we spend on fuel in october, the wife’s been on at me about it', fuel],
  ['how much did we spend on fuel in october, i honestly can’t remember if i did it', fuel],
])('“%s” is understood without its aside', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('an answer names the aside that was left out, unless it is only politeness', () => {
  expect(notesOn('bit skint at home, how much did we spend on fuel in October?')).toContain(
    'I left out “bit skint at home”.',
  )
  expect(notesOn('how much did we spend on fuel last month please, thanks')).toEqual([])
})

test.each([
  'just the card ones',
  'not the van',
  'the Leeds branch',
  'part timers only',
  'Bob’s',
  'who I think work nights',
  'I want it net of VAT',
  'I need it by week',
  'i mean the ones over £50',
  'on the van i think',
  'excluding what I took',
  'half of it i reckon',
  'i dont want the van ones',
  'my van only',
  'before i took over',
])('“%s” after a question is never left out', (tail) => {
  const { plan: alone } = withoutChoices(['how much did we spend on fuel last month'])
  const placed = [
    'how much did we spend on fuel last month, …',
    '… - how much did we spend on fuel last month',
  ]
  for (const question of placed)
    expect(withoutChoices([question.replace('…', tail)]).plan).not.toEqual(alone)
})

test.each(['for the Leeds branch', 'that nobody approved', 'card payments', 'outside London'])(
  '“%s” as a sentence of its own is asked back',
  (remark) => {
    expect(planned(`How much did we spend on fuel last month? ${remark}.`)).toMatch(
      /clarify|unavailable place/,
    )
  },
)

test.each([
  'cheeky q - how much did we spend on zog last month',
  'how much did we spend on zog last month, got a feeling it was loads',
])('“%s” holds a word of the question itself that is not known', (prompt) => {
  expect(planned(prompt)).toBe('clarify unused')
})
