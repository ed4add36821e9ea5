// Which account of a connected bank a file's account is, where the file does not say: the one whose payments it repeats.
import type { TenantTx } from '../../db/tenant.ts'
import type { KnownAccount, Target } from './account-target.ts'
import type { Of } from './books.store.ts'
import { countRepeated } from './repeated.store.ts'

const repeatedMin = 5
const shareMin = 0.8

/** Sends what would become a new account to the bank's account that shows the same payments, if there is one. */
export async function targetsByRows(
  tx: TenantTx,
  of: Of,
  given: { targets: readonly Target[]; known: readonly KnownAccount[] },
): Promise<Target[]> {
  const taken = new Set(given.targets.map((target) => target.accountId))
  const found: Target[] = []
  for (const target of given.targets) {
    const free = given.known.filter(
      (one) => one.bank_fed && one.currency === target.currency && !taken.has(one.id),
    )
    const match = target.accountId === null ? await repeatedBy(tx, of, { target, free }) : null
    if (match) taken.add(match.id)
    found.push(match ? { ...target, accountId: match.id, name: match.name } : target)
  }
  return found
}

async function repeatedBy(
  tx: TenantTx,
  of: Of,
  given: { target: Target; free: readonly KnownAccount[] },
): Promise<KnownAccount | null> {
  for (const account of given.free) {
    const { within, repeated } = await countRepeated(tx, of, {
      target: given.target,
      accountId: account.id,
    })
    if (repeated >= repeatedMin && repeated >= within * shareMin) return account
  }
  return null
}
