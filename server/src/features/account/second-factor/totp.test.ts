// Codes of an authenticator app at moments that are given, and recovery codes.
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

// RFC 6238, appendix B: the SHA-1 secret is the ASCII text 12345678901234567890.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => seconds * 1000

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the vectors of RFC 6238: at %s s the code is %s', (seconds, code) => {
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a code of the step before or after is taken, one further off is not', () => {
  const now = at(1_234_567_890)
  const codeOf = (steps: number) =>
    new TOTP({ secret, digits: 6 }).generate({ timestamp: now + steps * 30_000 })
  const step = Math.floor(1_234_567_890 / 30)
  expect([-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeOf(off), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ])
})

test('secrets have 160 bits, and no two are the same', () => {
  const made = Array.from({ length: 50 }, newTotpSecret)
  expect(new Set(made).size).toBe(50)
  for (const secretMade of made) expect(secretMade).toMatch(/^[A-Z2-7]{32}$/)
})

test('the app gets the issuer and the address', () => {
  expect(totpUri(secret, 'amara+cash@example.co.uk')).toBe(
    `otpauth://totp/Plimsoll:amara%2Bcash%40example.co.uk?issuer=Plimsoll&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})

test('ten recovery codes, and what is kept does not depend on how they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(hashOfRecoveryCode(typed)).toEqual(hashOfRecoveryCode(code))
  }
  expect(hashOfRecoveryCode(codes[0] ?? '')).not.toEqual(hashOfRecoveryCode(codes[1] ?? ''))
})
