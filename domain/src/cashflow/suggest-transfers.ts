// Which money to move between own accounts before one of them dips: from where it lies idle, as
// late as it may, rounded up.
import { addDays, type Day } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'

/**
 * An account with its path. `floor` is what has to stay in it; `takesPart` is false for cards,
 * which are paid and not filled.
 */
type WatchedAccount = {
  readonly id: string
  readonly floor: Minor
  readonly closings: readonly Minor[]
  readonly takesPart: boolean
}

/**
 * Move `amount` at the latest on `by`. `low` is where the account would fall, on `lowDay`, without
 * it.
 */
type SuggestedTransfer = {
  readonly from: string
  readonly to: string
  readonly amount: Minor
  readonly by: Day
  readonly low: Minor
  readonly lowDay: Day
}

const roundedTo = 1_000 // £10

/**
 * Transfers that keep each account at its floor on the days given, as far as idle money goes: what
 * an account never needs above its own floor on any of these days. The account that dips first is
 * served first, from the one with most to spare. `today` is the day before the first of `days`.
 * Closings beyond the days given are not looked at.
 */
export function suggestTransfers(input: {
  readonly days: readonly Day[]
  readonly accounts: readonly WatchedAccount[]
}): SuggestedTransfer[] {
  const accounts = input.accounts.filter(({ takesPart }) => takesPart)
  const spare = new Map(
    accounts.map((account) => [account.id, Math.max(0, idleIn(account, input.days.length))]),
  )
  return accounts
    .map((account) => ({ account, dip: dipOf(account, input.days) }))
    .flatMap(({ account, dip }) => (dip ? [{ account, dip }] : []))
    .sort((a, b) => a.dip.first - b.dip.first)
    .flatMap(({ account, dip }) => fill(account, dip, { days: input.days, spare }))
}

/**
 * Where an account first falls below its floor, and where it stands lowest, by place of the day.
 */
type Dip = { first: number; lowest: number }

function dipOf({ closings, floor }: WatchedAccount, days: readonly Day[]): Dip | null {
  const near = closings.slice(0, days.length)
  const first = near.findIndex((closing) => closing < floor)
  if (first < 0) return null
  return { first, lowest: near.indexOf(minor(Math.min(...near))) }
}

function idleIn({ closings, floor }: WatchedAccount, days: number): number {
  return closings.length === 0 ? 0 : Math.min(...closings.slice(0, days)) - floor
}

function fill(
  to: WatchedAccount,
  dip: Dip,
  input: { days: readonly Day[]; spare: Map<string, number> },
): SuggestedTransfer[] {
  const low = to.closings[dip.lowest]!
  const transfers: SuggestedTransfer[] = []
  let missing = Math.ceil((to.floor - low) / roundedTo) * roundedTo
  const givers = [...input.spare].filter(([id]) => id !== to.id).sort((a, b) => b[1] - a[1])
  for (const [from, idle] of givers) {
    const amount = Math.min(missing, Math.floor(idle / roundedTo) * roundedTo)
    if (amount <= 0) continue
    input.spare.set(from, idle - amount)
    missing -= amount
    transfers.push({
      from,
      to: to.id,
      amount: minor(amount),
      by: addDays(input.days[dip.first]!, -1),
      low,
      lowDay: input.days[dip.lowest]!,
    })
  }
  return transfers
}
