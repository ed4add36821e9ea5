// What the letters beside amounts, DR and CR, come to before the balance is looked at.
import { type Minor, magnitude, minor } from '../money.ts'
import type { Entry } from './rows-read.ts'
import type { SignHints } from './sign-fits.ts'

/** Letters on some rows only mark those that went the other way. */
export function restOf(flags: readonly (1 | -1 | null)[]): 1 | -1 | null {
  if (flags.every((flag) => flag !== -1)) return -1
  return flags.every((flag) => flag !== 1) ? 1 : null
}

/** Whether letters alone say which way money went: no amount has a sign of its own. */
export function isMarkedAlone(entries: readonly Entry[]): boolean {
  return entries.some(({ flag }) => flag !== null) && entries.every(({ printed }) => printed >= 0)
}

/**
 * The amounts signed by their letters; `null` where some have none and nothing says what that
 * means.
 */
export function flaggedAmounts(
  entries: readonly Entry[],
  printed: readonly Minor[],
): Minor[] | null {
  const flags = entries.map((entry) => entry.flag)
  const rest = restOf(flags)
  const signed = printed.flatMap((amount, at) => {
    const flag = flags[at] ?? rest
    return flag === null ? [] : [minor(flag * magnitude(amount))]
  })
  return signed.length === printed.length ? signed : null
}

/**
 * A balance that is a debit nearly always is an overdraft that never ends, or a ledger's money in
 * the bank; without any balance a ledger's debits may be either.
 */
export function isLedgersDebit(
  entries: readonly Entry[],
  flags: readonly (1 | -1 | null)[],
  hints: SignHints,
): boolean {
  if (!flags.includes(1) || !flags.includes(-1) || hints.layout) return false
  const balances = entries.flatMap(({ balance, hasDebitBalance }) =>
    balance === null || balance === 0 ? [] : [hasDebitBalance],
  )
  if (hints.isDrCrOfLedger && balances.length === 0) return true
  const debits = balances.filter((isDebit) => isDebit).length
  return debits > 0 && debits * 2 > balances.length
}

/**
 * Cards print every debit plain and every credit with a minus: flag and sign say the same thing in
 * two ways.
 */
export function isOpposed(printed: readonly Minor[], flags: readonly (1 | -1 | null)[]): boolean {
  const both = flags.includes(1) && flags.includes(-1)
  return both && printed.every((amount, at) => amount === 0 || amount < 0 === (flags[at] === 1))
}
