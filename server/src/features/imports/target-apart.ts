// Keeps a file that does not say whose account it is out of an account that it cannot be: on the days that both hold, an export
// of the same account repeats what is there. One that repeats nothing is of another account.
import type { TenantTx } from '../../db/tenant.ts'
import { bankOf, type KnownAccount, newTarget, type Target } from './account-target.ts'
import type { Of } from './books.store.ts'
import { countOnSharedDays } from './repeated.store.ts'

// Fewer rows than these prove nothing, and a few amounts are alike by chance.
const rowsMin = 8
const shareMin = 0.1

/** Sends what names no account and repeats nothing to the next account that its bank feeds, or to a new one. */
export async function targetsApart(
  tx: TenantTx,
  of: Of,
  given: { layout: string | null; targets: readonly Target[]; known: readonly KnownAccount[] },
): Promise<Target[]> {
  const taken = new Set(given.targets.map((target) => target.accountId))
  const names = new Set([...given.known, ...given.targets].map(({ name }) => name))
  const bank = bankOf(given.layout)
  const found: Target[] = []
  for (const target of given.targets) {
    if (target.printed !== '' || !target.accountId || (await isLike(tx, of, target))) {
      found.push(target)
      continue
    }
    const others = given.known.filter(
      (one) =>
        !taken.has(one.id) &&
        one.printed_name === null &&
        one.layout === bank &&
        one.currency === target.currency,
    )
    const other = await firstLike(tx, of, { target, others })
    if (other) taken.add(other.accountId)
    found.push(other ?? newTarget(target, bank, names))
  }
  return found
}

async function firstLike(
  tx: TenantTx,
  of: Of,
  given: { target: Target; others: readonly KnownAccount[] },
): Promise<Target | null> {
  for (const { id, name } of given.others) {
    const other = { ...given.target, accountId: id, name }
    if (await isLike(tx, of, other)) return other
  }
  return null
}

async function isLike(tx: TenantTx, of: Of, target: Target): Promise<boolean> {
  if (!target.accountId) return false
  const { rows, repeated } = await countOnSharedDays(tx, of, {
    target,
    accountId: target.accountId,
  })
  return rows < rowsMin || repeated >= rows * shareMin
}
