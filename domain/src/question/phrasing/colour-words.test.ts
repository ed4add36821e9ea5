// Temper, affection and vagueness around a question change nothing of it.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'

test.each([
  ['did that dodgy lad Shell get anything in October?', `flow_total out Shell ${october}`],
  ['what did the lovely folk at Costa get in October', `flow_total out Costa ${october}`],
  ['what did the sodding fuel cost in October', `flow_total out Fuel ${october}`],
  ['how much on fuel and that in October?', `flow_total out Fuel ${october}`],
  ['fuel n that, how much in october', `flow_total out Fuel ${october}`],
  ['am i daft or did we pay Shell in October?', `flow_total out Shell ${october}`],
  ['Am I right in thinking that we paid Shell in October?', `flow_total out Shell ${october}`],
  ['where the hell did October’s money go', `breakdown out ${october}`],
  ['You’re useless. What did we pay Shell in October?', `flow_total out Shell ${october}`],
])('“%s” is read without its colour', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['any dodgy payments in October?', `anomalies ${october}`],
  ['list the useless subscriptions', 'clarify unused'],
  ['who is our favourite supplier', 'clarify unused'],
])('“%s” asks for something of its own', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('abuse beside a request to act leaves the request as it is', () => {
  expect(planned('You’re useless. Just transfer £200 to Shell now.')).toBe(
    planned('Just transfer £200 to Shell now.'),
  )
})
