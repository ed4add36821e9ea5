// What is asked of a month, week or day that ends today, as of 30 November 2026.
import { expect, test } from 'vitest'
import { plan, question } from '../testing/question-books.ts'
import { interpret } from './interpret.ts'

const today = '2026-11-30'

function planOn(prompt: string) {
  const input = {
    question: { ...question, today },
    plan: { ...plan, today },
    isChoice: true as const,
  }
  return interpret(prompt, { before: null, ...input }).plan
}

test.each([
  ['what bills are due this month?', 'November 2026 ends today, so I looked 7 days ahead.'],
  ['what is due out this quarter?', null],
  ['what is due today?', 'What is due today may have been paid already, so I looked 7 days ahead.'],
])('“%s” looks past today', (prompt, note) => {
  const found = planOn(prompt)
  const period = { from: '2026-12-01', to: note ? '2026-12-07' : '2026-12-31' }
  expect(found).toMatchObject({ kind: 'call', call: { tool: 'upcoming', args: { period } } })
  expect(found.kind === 'call' && found.assumptions).toEqual(note ? [note] : [])
})

test('at the end of a month that ends today the balance is the one of now', () => {
  expect(planOn('what will our balance be at the end of the month?')).toMatchObject({
    call: { tool: 'cash_balance' },
  })
})
