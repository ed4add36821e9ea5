// The rules that are shown and the rule that decides must be the same.
import { password } from '@plimsoll/contract/sign-in'
import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

test.each([
  '',
  'abcdefg',
  'abcdefg1',
  'abcdefgh',
  '12345678',
  'éééééé12',
  `${'a'.repeat(31)}1`,
  `${'a'.repeat(32)}1`,
])('the ticks agree with the contract about “%s”', (typed) => {
  const allMet = passwordRules.every(({ isMet }) => isMet(typed))
  expect(allMet).toBe(password.safeParse(typed).success)
})
