// The transactions that an edit is about, as they stand, and the others that it reaches.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** A transaction as far as editing it depends on it. */
export type TargetRow = {
  id: string
  account_id: string
  day: string
  shown_day: string
  amount_minor: Minor
  currency: string
  counts: boolean
  origin: 'file' | 'bank' | 'demo' | 'manual'
  split: boolean
  excluded: boolean
  note: string | null
  transfer_id: string | null
  edited_day: string | null
  edited_sub_category: string | null
  edited_merchant_id: string | null
  by_hand: boolean
  shown_sub_category: string
  shown_merchant_id: string | null
  merchant_name: string | null
}

/** The named transactions, by id. Those of another business are not among them. */
export async function readTargets(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<TargetRow[]> {
  const { rows } = await sql<TargetRow>`
    select t.id, t.account_id, t.day, t.shown_day, t.amount_minor, a.currency, a.counts, t.origin, t.split, t.excluded,
      t.note, t.transfer_id, t.edited_day, t.edited_sub_category, t.edited_merchant_id, t.edited_at is not null as by_hand,
      t.shown_sub_category, t.shown_merchant_id, m.name as merchant_name
    from transaction t join account a on a.business_id = t.business_id and a.id = t.account_id
      left join merchant m on m.business_id = t.business_id and m.id = t.shown_merchant_id
    where t.business_id = ${businessId} and t.id = any(${ids}::uuid[])
    order by t.id`.execute(tx)
  return rows
}

/** A merchant's money on one side. */
type MerchantSide = { readonly merchantId: string; readonly side: 'in' | 'out' }

/**
 * The other transactions of merchants on their sides: those nobody edited by hand, and how many
 * somebody did. Split ones and transfers are not of one merchant or none, and are left alone.
 */
export async function readReached(
  tx: TenantTx,
  businessId: string,
  search: { merchants: readonly MerchantSide[]; but: readonly string[] },
): Promise<{ ids: string[]; keptByHand: number }> {
  const { rows } = await sql<{ ids: string[]; kept: number }>`
    select coalesce(array_agg(t.id) filter (where t.edited_at is null), '{}') as ids,
      count(*) filter (where t.edited_at is not null)::int as kept
    from unnest(${search.merchants.map((merchant) => merchant.merchantId)}::uuid[], ${search.merchants.map((merchant) => merchant.side)}::text[])
        as reached (merchant_id, side)
      join transaction t on t.business_id = ${businessId} and t.shown_merchant_id = reached.merchant_id
        and (t.amount_minor < 0) = (reached.side = 'out')
    where not t.split and t.transfer_id is null and t.id <> all(${search.but}::uuid[])`.execute(tx)
  return { ids: rows[0]?.ids ?? [], keptByHand: rows[0]?.kept ?? 0 }
}
