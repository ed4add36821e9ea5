// A payee that is added to a category, and one that narrows it, as of 20 November 2026.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

const isAdded = (prompt: string) => {
  const { plan } = interpreted(prompt)
  expect(plan, prompt).toMatchObject({ kind: 'call', call: { tool: 'flow_total' } })
  return plan.kind === 'call' && 'any' in plan.call.args && plan.call.args.any === true
}

test.each([
  'fuel total in October inc Shell',
  'fuel including Shell in October',
  'How much did we spend on fuel in October, Shell included?',
  'fuel plus Shell in October',
  'train tickets total since April incl Adobe',
])('“%s” adds the payee to the category', (prompt) => {
  expect(isAdded(prompt)).toBe(true)
})

test.each(['fuel at Shell in October', 'fuel not including Shell in October'])(
  '“%s” adds nobody',
  (prompt) => {
    expect(isAdded(prompt)).toBe(false)
  },
)
