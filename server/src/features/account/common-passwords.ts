// Refuses passwords that guessers try first: the commonest of public breaches, and the user's own
// address. `abcdefg1` is left out of the list: the rules for passwords name it as one that is
// accepted.
import { readFileSync } from 'node:fs'
import { Problem } from '@plimsoll/domain/problem'

const headerLines = 3
let list: ReadonlySet<string> | null = null

/** Whether a password is among the commonest, whatever its capitals. */
export function isCommon(password: string): boolean {
  list ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(headerLines),
  )
  const folded = password.toLowerCase()
  return list.has(folded) || /^plimsoll\d{1,3}$/.test(folded)
}

/** Refuses a new password that is easy to guess. `path` names its field in the request. */
export function refuseGuessable(
  password: string,
  { email, path }: { email: string; path: 'password' | 'newPassword' },
): void {
  const folded = password.toLowerCase()
  const isAddress = folded === email || folded === email.split('@')[0]
  if (!isAddress && !isCommon(password)) return
  const message = isAddress
    ? 'Your email address is easy to guess. Choose another password.'
    : 'This password is one of the most common ones. Choose another.'
  throw new Problem('invalid', message, { details: [{ message, path }] })
}
