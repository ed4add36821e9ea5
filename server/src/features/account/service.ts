// What other features may ask of the account.

import type { Db } from '../../db/pool.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { advanceOnboarding, findBusinessOf } from './businesses.store.ts'
import { foldEmail } from './fold-email.ts'
import { findUserByEmail, findUserById } from './users.store.ts'

export { turnOffSecondFactorOf } from './second-factor/let-in.ts'

/**
 * Completes onboarding in the transaction of the change that makes it complete (demo data, a first
 * statement).
 */
export async function completeOnboarding(tx: TenantTx, businessId: string): Promise<void> {
  await advanceOnboarding(tx, businessId, 'complete')
}

/**
 * A person to write to, if there still is one; `confirmed` when the address has been shown to be
 * the person's.
 */
export async function findPerson(
  db: Db,
  userId: string,
): Promise<{ id: string; email: string; name: string; confirmed: boolean } | null> {
  const user = await findUserById(db, userId)
  if (!user) return null
  const { id, email, name, confirmed_at } = user
  return { id, email, name, confirmed: confirmed_at !== null }
}

/** The id of the business of the person with an address; null where there is none. */
export async function findBusinessByEmail(db: Db, email: string): Promise<string | null> {
  const user = await findUserByEmail(db, foldEmail(email))
  return user ? ((await findBusinessOf(db, user.id))?.id ?? null) : null
}
