// Invoices and bills by their numbers: which one is meant, and what stops the answer.
import { expect, test } from 'vitest'
import { plan as context, question } from '../testing/question-books.ts'
import type { Frame } from './frame.ts'
import { interpret } from './interpret.ts'

const invoices = [
  { number: 'WW-212', side: 'in', party: 'Hadley Stores' },
  { number: 'WW-221', side: 'in', party: 'Hadley Stores' },
  { number: '0124', side: 'in', party: 'Ashgrove Ltd' },
  { number: '500', side: 'out', party: 'Screwfix' },
] as const

function planOf(...prompts: string[]) {
  let before: Frame | null = null
  let found = interpret('', { before, question: { ...question, invoices }, plan: context })
  for (const prompt of prompts) {
    found = interpret(prompt, { before, question: { ...question, invoices }, plan: context })
    before = found.frame ?? before
  }
  return found.plan.kind === 'call'
    ? { tool: found.plan.call.tool, ...found.plan.call.args }
    : found.plan.kind
}

const ww212 = { tool: 'invoices', side: 'in', number: 'WW-212' }

test.each([
  [['WW-212 - paid?'], ww212],
  [['has ww212 been paid yet'], ww212],
  [['when was invoice WW 212 due?'], ww212],
  [['how much is WW-212 for and who is it to'], ww212],
  [['Has Hadley settled WW-212?'], ww212],
  [['have Ashgrove paid 0124'], { tool: 'invoices', side: 'in', number: '0124' }],
  [['is bill 500 paid'], { tool: 'invoices', side: 'out', number: '500' }],
  [['WW-212 - paid?', 'and WW-221?'], { tool: 'invoices', side: 'in', number: 'WW-221' }],
  [['WW-212 - paid?', 'when was it due?'], ww212],
])('%j is %o', (prompts, expected) => {
  expect(planOf(...prompts)).toMatchObject(expected)
})

test('two numbers, or a word of something else, are asked back', () => {
  expect(planOf('which is larger, WW-212 or WW-221?')).toBe('clarify')
  expect(planOf('change WW-212 to £50')).toBe('clarify')
  expect(planOf('what if WW-212 is paid late')).toBe('clarify')
})

test('an amount is no number of an invoice', () => {
  expect(planOf('did we pay Screwfix 500')).not.toMatchObject({ number: '500' })
  expect(planOf('payments over £500 in October')).not.toMatchObject({ number: '500' })
})
