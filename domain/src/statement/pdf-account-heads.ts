// Tables of several accounts in one PDF, each below a line that names its account by fewer digits
// than a British number has: "Share savings S0001". A balance that opens every table says that a
// new one begins, and not the next page of the same.
import { fold } from './fold.ts'
import { isBalanceLine } from './row-words.ts'

type Texts = readonly string[]

/**
 * The names of accounts by the line of the heading below them; empty unless every table that opens
 * with a balance has a name of its own.
 */
export function accountHeads(lines: readonly Texts[], headers: readonly number[]) {
  const openings = headers.filter((at) => (lines[at + 1] ?? []).some(isOpening))
  const names = new Map(openings.map((at) => [at, nameAbove(lines, at)]))
  const all = [...names.values()]
  const isComplete = all.length > 1 && new Set(all).size === all.length && !all.includes(null)
  return isComplete ? (names as ReadonlyMap<number, string>) : new Map<number, string>()
}

function isOpening(text: string): boolean {
  return isBalanceLine(fold(text))
}

function nameAbove(lines: readonly Texts[], header: number): string | null {
  const [text = '', ...others] = lines[header - 1] ?? []
  const isNamed = /\p{L}{3}/u.test(text) && /(?<![\d.,])[A-Z]?\d{3,7}(?![\d.,])/i.test(text)
  return isNamed && others.length === 0 && !/\b(page|statement)\b/i.test(text) ? text : null
}
