// Names what feeds the books when files come and go. As long as a bank feeds them, or has, it is
// the bank.
import { isPlainLayout } from '@plimsoll/domain/statement/layouts'
import type { TenantTx } from '../../db/tenant.ts'
import { dropSource, isFedByBank, keepSource } from '../sources/service.ts'
import { lastStored } from './uploads.store.ts'

/** Names the source after something was taken out: the bank, else the newest file, else none. */
export async function nameSource(tx: TenantTx, businessId: string): Promise<void> {
  if (await isFedByBank(tx, businessId)) return
  const last = await lastStored(tx, businessId)
  if (!last) return dropSource(tx, businessId)
  await keepSource(tx, businessId, {
    kind: 'excel',
    provider: 'file',
    institution: isPlainLayout(last.layout) ? '' : (last.layout ?? ''),
    updatedAt: last.finished_at,
  })
}
