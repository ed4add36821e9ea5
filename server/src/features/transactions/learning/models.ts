// The models in this process's memory: the latest few that were used, each under the business and
// the instant it was learnt.
import type { Model } from '@plimsoll/domain/learning/model'
import { unpackModel } from '@plimsoll/domain/learning/packed-model'
import type { TenantTx } from '../../../db/tenant.ts'
import { findLearnt, readModel } from './models.store.ts'
import { packedIn } from './packed-bytes.ts'

const keptMax = 4
const kept = new Map<string, Model | null>()

/** The model of a business, or `null` where nothing was learnt. */
export async function modelOf(tx: TenantTx, businessId: string): Promise<Model | null> {
  const learnt = await findLearnt(tx, businessId)
  if (!learnt) return null
  const key = `${businessId} ${learnt.learnt_at.toISOString()}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const bytes = await readModel(tx, businessId)
  const model = bytes && unpackModel(packedIn(bytes))
  kept.set(key, model)
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest) kept.delete(oldest)
  return model
}
