// What is remembered of merchants: how often a person called their money what. Counts are moved,
// never set.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { MemoryMove } from '../changes/changes.store.ts'

/**
 * Moves counts up or down and returns by how much they moved: never below zero, where they are
 * forgotten.
 */
export async function moveMemory(
  tx: TenantTx,
  businessId: string,
  moves: readonly MemoryMove[],
): Promise<MemoryMove[]> {
  if (moves.length === 0) return []
  const { rows } = await sql<MemoryMove>`
    with moves as (
      select * from unnest(${moves.map((move) => move.merchantId)}::uuid[], ${moves.map((move) => move.side)}::text[],
        ${moves.map((move) => move.subCategory)}::text[], ${moves.map((move) => move.times)}::int[])
        as moved (merchant_id, side, sub_category, times)
    ), moved as (
      select moves.merchant_id, moves.side, moves.sub_category, greatest(moves.times, -coalesce(kept.times, 0)) as times
      from moves join merchant m on m.business_id = ${businessId} and m.id = moves.merchant_id
        left join merchant_memory kept on kept.business_id = ${businessId} and kept.merchant_id = moves.merchant_id
          and kept.side = moves.side and kept.sub_category = moves.sub_category
    ), written as (
      insert into merchant_memory as kept (business_id, merchant_id, side, sub_category, times)
      select ${businessId}::uuid, * from moved where times <> 0
      on conflict (business_id, merchant_id, side, sub_category) do update set times = kept.times + excluded.times
    )
    select merchant_id as "merchantId", side, sub_category as "subCategory", times from moved where times <> 0`.execute(
    tx,
  )
  await sql`delete from merchant_memory where business_id = ${businessId} and times = 0
    and merchant_id = any(${moves.map((move) => move.merchantId)}::uuid[])`.execute(tx)
  return rows
}
