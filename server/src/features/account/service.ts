// What other features may ask of the account.
import type { TenantTx } from '../../db/tenant.ts'
import { advanceOnboarding } from './businesses.store.ts'

/** Completes onboarding in the transaction of the change that makes it complete (demo data, a first statement). */
export async function completeOnboarding(tx: TenantTx, businessId: string): Promise<void> {
  await advanceOnboarding(tx, businessId, 'complete')
}
