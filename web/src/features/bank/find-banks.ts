// Which banks a typed text means, and the letters that stand for a bank instead of its logo.
import type { Institution } from './queries.ts'

/** Those in whose name every typed word begins some word, in their order. */
export function findBanks(banks: readonly Institution[], typed: string): readonly Institution[] {
  const wanted = wordsOf(typed)
  return banks.filter(({ name }) => {
    const offered = wordsOf(name)
    return wanted.every((word) => offered.some((other) => other.startsWith(word)))
  })
}

/** One or two letters: `NB` for Northgate Bank, `S` for Starling. */
export function initialsOf(name: string): string {
  const letters = wordsOf(name.replace(/\(.*\)/, '')).map((word) => word[0] ?? '')
  return letters.slice(0, 2).join('').toUpperCase()
}

/** The description of a bank below its name. */
export function bankWords({ business, personal, sandbox }: Institution): string {
  const accounts = business
    ? personal
      ? 'Business and personal accounts'
      : 'Business accounts'
    : 'Personal accounts'
  return sandbox ? `${accounts}, made-up figures for testing` : accounts
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
