// Amounts of money and counts in a question: "£1,200", "1.5k", "500 quid", "top five", "over £100",
// "between £50 and £80".
import { type Minor, minor } from '../money.ts'
import { numberIn } from './periods/words.ts'

/**
 * An amount, and how the question compares with it. `isMarked`: written as money, so that it can be
 * nothing else.
 */
export type FoundAmount = {
  readonly amount: Minor
  readonly start: number
  readonly end: number
  readonly isMarked: boolean
}

/** The amount that begins at a word; bare numbers count where money is plainly meant. */
export function amountAt(words: readonly (string | null)[], start: number): FoundAmount | null {
  const word = words[start] ?? ''
  const spelt = spelledThousands(words, start)
  if (spelt) return spelt
  const match = /^([£$€])?\s?(\d[\d,]*)(?:\.(\d+))?\s?(k|m|bn|p)?$/.exec(word)
  if (!match) return null
  const [, sign, whole = '', decimals = '', suffix] = match
  const next = words[start + 1] ?? ''
  const named = /^(pounds?|gbp|sterling|grand|thousand|million|pence)$/.exec(next)?.[1] ?? null
  const pence = penceOf(whole.replaceAll(',', ''), decimals, suffix ?? named)
  if (pence === null || !Number.isSafeInteger(pence)) return null
  return {
    amount: minor(pence),
    start,
    end: start + (named ? 2 : 1),
    isMarked: Boolean(sign || suffix || named || whole.includes(',') || decimals.length === 2),
  }
}

// "A grand", "two thousand": a count in words before a word for a thousand pounds.
function spelledThousands(words: readonly (string | null)[], start: number): FoundAmount | null {
  const word = words[start] ?? ''
  const joint = word === 'couple' && words[start + 1] === 'of' ? 1 : 0
  const pounds = { grand: 1000, thousand: 1000, hundred: 100, pounds: 1 }[
    words[start + 1 + joint] ?? ''
  ]
  if (pounds === undefined) return null
  const count = word === 'a' ? 1 : /^\d/.test(word) ? null : numberIn(word)
  if (count === null) return null
  const after = start + 2 + joint
  const end = words[after] === 'pounds' ? after + 1 : after
  return { amount: minor(count * pounds * 100), start, end, isMarked: true }
}

const factors: Record<string, number> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  m: 1_000_000,
  million: 1_000_000,
  bn: 1_000_000_000,
}

// In whole pence, without a float: "1.5k" is 1500 pounds.
function penceOf(whole: string, decimals: string, unit: string | null): number | null {
  const factor = unit === null ? 1 : (factors[unit] ?? 1)
  if (unit === 'p' || unit === 'pence') return decimals ? null : Number(whole)
  if (whole.length > 12) return null
  const scaled = BigInt(`${whole}${decimals}`) * 100n * BigInt(factor)
  const divisor = 10n ** BigInt(decimals.length)
  return scaled % divisor === 0n
    ? Number(scaled / divisor)
    : Number((scaled + divisor / 2n) / divisor)
}

/** A whole number written in digits or words, for "top five". */
export function countAt(words: readonly (string | null)[], at: number): number | null {
  const n = numberIn(words[at])
  return n !== null && n >= 1 && n <= 100 ? n : null
}
