// Claims to check: yes or no with the figures, and what stands beside them.
import { expect, test } from 'vitest'
import { withoutChoices } from '../../testing/question-books.ts'

test.each([
  [
    'Our Adobe spend has doubled since last year, hasn’t it? If not, give me both figures.',
    'doubled',
  ],
  ['The Shell bill has halved since last year. Is that true?', 'halved'],
])('“%s” is compared with last year', (prompt, asks) => {
  const { plan, next } = withoutChoices([prompt])
  expect(plan).toMatchObject({ call: { tool: 'compare_periods', args: { measure: 'out', asks } } })
  expect(next).toBeUndefined()
})

test('a claim that nothing was ever over an amount is held against the highest month', () => {
  const { plan, next } = withoutChoices([
    'We’ve never spent over £450 on Adobe in any month, so budgeting 450 is safe, yes?',
  ])
  expect(plan).toMatchObject({
    call: { tool: 'extreme', args: { least: false, limit: 45_000, subjects: [{ name: 'Adobe' }] } },
  })
  expect(next?.plan).toMatchObject({ kind: 'clarify', reason: 'rest' })
})

test('whether it is true is named where only the rest was read', () => {
  const { next } = withoutChoices([
    'Adobe seems to double every winter. Is that true, and which month was the worst?',
  ])
  expect(next?.plan).toMatchObject({ kind: 'clarify', reason: 'rest' })
})
