// What could be taken out is never what was taken.
import { expect, test } from 'vitest'
import { planOf } from '../../testing/question-books.ts'

function toolOf(prompt: string) {
  const found = planOf(prompt)
  return found.kind === 'call' ? found.call.tool : found.kind
}

test.each([
  'bit skint at home, how much could I safely take out as a divi right now',
  'how much can i take out as a dividend without getting into trouble',
  'what could me and rob take as drawings and still be ok',
  'how much can i safely lob into the pension',
  'how much could we chuck at ads before christmas',
  'how much dosh is going begging',
  'what would be safe to draw',
])('“%s” is what is safe to spend', (prompt) => {
  expect(toolOf(prompt)).toBe('safe_to_spend')
})

test.each([
  'could i pull £5k out for myself',
  'is there £10k going spare',
  'can i take a grand out today',
])('“%s” is whether it can be afforded', (prompt) => {
  expect(toolOf(prompt)).toBe('afford')
})

test.each([
  'how much did I take out as a dividend last month',
  'how much should we put aside for VAT',
  'how much could we pay Adobe last year',
])('“%s” is another question', (prompt) => {
  expect(toolOf(prompt)).not.toBe('safe_to_spend')
})
