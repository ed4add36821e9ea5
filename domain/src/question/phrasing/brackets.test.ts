// A payee beside its description is asked about alone: the description must not widen the figure.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'

test.each([
  ['what did the coffee man (Costa) get in October', `flow_total out Costa ${october}`],
  [
    'how much to the timber people (Marlow Timber Yard) in October',
    `flow_total out Marlow Timber Yard ${october}`,
  ],
  ['what did we pay Shell (the fuel lot) in October', `flow_total out Shell ${october}`],
  ['how much did we pay Shell (fuel) in October', `flow_total out Shell ${october}`],
  ['what have we paid for software (Adobe) in October', `flow_total out Adobe ${october}`],
])('“%s” is about the payee', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('what changes the figure stays in its brackets', () => {
  expect(planned('how much did we pay Shell (not Costa) in October')).toContain('clarify')
})
