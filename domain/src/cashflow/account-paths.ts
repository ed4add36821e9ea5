// The forecast of the whole, split by account: payments with a day go where such payments
// went before, the rest is shared by how much each account moves. Money that usually goes between
// own accounts is not counted: this is what happens if nothing is moved, so that what should be
// moved can be seen.
import type { Day } from '../calendar.ts'
import { splitByWeight } from '../forecast/cash/shares.ts'
import { type Minor, minor, plus } from '../money.ts'

/**
 * An account as its path begins: what is in it today, and how much it moves (any measure, >= 0)
 * beside the others.
 */
export type PathAccount = { readonly id: string; readonly balance: Minor; readonly weight: number }

/**
 * A payment that is expected on a day, signed, and the account it goes through; null where no past
 * payment shows.
 */
export type PathItem = {
  readonly day: Day
  readonly amount: Minor
  readonly accountId: string | null
}

/** What an account holds at the end of each day, in the order of the days given. */
export type AccountPath = { readonly id: string; readonly closings: readonly Minor[] }

/**
 * Paths of accounts that add up, day by day and to the penny, to the accounts' balances and the
 * days' net movements. Items of a day that is not among the days, or of an account that is not
 * among the accounts, are shared like the rest.
 */
export function accountPaths(input: {
  readonly days: readonly { readonly day: Day; readonly net: Minor }[]
  readonly items: readonly PathItem[]
  readonly accounts: readonly PathAccount[]
}): AccountPath[] {
  const own = ownByDay(input.items, new Map(input.accounts.map(({ id }, at) => [id, at])))
  const weights = input.accounts.map(({ weight }) => weight)
  const balances = input.accounts.map(({ balance }) => balance as number)
  const closings = input.accounts.map((): Minor[] => [])
  for (const { day, net } of input.days) {
    const moved = own.get(day)
    const rest = net - (moved?.reduce((sum, amount) => sum + amount, 0) ?? 0)
    const shares = splitByWeight(minor(rest), weights)
    for (const at of input.accounts.keys()) {
      balances[at] = balances[at]! + shares[at]! + (moved?.[at] ?? 0)
      closings[at]!.push(minor(balances[at]!))
    }
  }
  return input.accounts.map(({ id }, at) => ({ id, closings: closings[at]! }))
}

/** For each day what its items come to in each account, by the account's place. */
function ownByDay(
  items: readonly PathItem[],
  places: ReadonlyMap<string, number>,
): Map<Day, number[]> {
  const own = new Map<Day, number[]>()
  for (const { day, amount, accountId } of items) {
    const at = places.get(accountId ?? '')
    if (at === undefined) continue
    const sums = own.get(day) ?? Array.from(places, () => 0)
    sums[at] = plus(minor(sums[at]!), amount)
    own.set(day, sums)
  }
  return own
}
