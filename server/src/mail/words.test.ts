// How mails begin.
import { expect, test } from 'vitest'
import { greet } from './words.ts'

test.each(['Amara Osei', 'J.P. Ó Briain', 'Dr. No', 'Smith-Jones & Co'])(
  '%s is greeted by name',
  (name) => expect(greet(name)).toBe(`Hello ${name},`),
)

test.each([
  'You have won, see evil.example/now',
  'evil.example',
  'https://evil.example',
  'www evil example',
  'mail me@evil.example',
  'x'.repeat(61),
])('what is no name is not sent to whose address was typed: %s', (name) =>
  expect(greet(name)).toBe('Hello,'),
)
