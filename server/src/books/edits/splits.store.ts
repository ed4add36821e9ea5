// The parts of split transactions, written and taken away again.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** A part that is to be written, in its place. */
export type WrittenPart = {
  readonly transactionId: string
  readonly position: number
  readonly amount: Minor
  readonly subCategory: string
  readonly merchantId: string | null
  readonly note: string | null
}

/**
 * Puts parts in the place of those that transactions have; none make them whole again. The legs of
 * parts must be free before.
 */
export async function writeParts(
  tx: TenantTx,
  businessId: string,
  replacement: { ids: readonly string[]; parts: readonly WrittenPart[]; byHand: boolean },
): Promise<void> {
  const { ids, parts } = replacement
  await sql`delete from transaction_split
    where business_id = ${businessId} and transaction_id = any(${ids}::uuid[])`.execute(tx)
  const now = Date.now()
  if (parts.length > 0)
    await sql`insert into transaction_split
        (business_id, id, transaction_id, position, amount_minor, sub_category, merchant_id, note)
      select ${businessId}::uuid, * from unnest(${parts.map((part) => newId(now - part.position))}::uuid[],
        ${parts.map((part) => part.transactionId)}::uuid[], ${parts.map((part) => part.position)}::int[],
        ${parts.map((part) => part.amount)}::bigint[], ${parts.map((part) => part.subCategory)}::text[],
        ${parts.map((part) => part.merchantId)}::uuid[], ${parts.map((part) => part.note)}::text[])`.execute(
      tx,
    )
  const split = sql`exists (select from transaction_split s
    where s.business_id = t.business_id and s.transaction_id = t.id)`
  await sql`update transaction t set split = ${split}${replacement.byHand ? sql`, edited_at = now()` : sql``}
    where t.business_id = ${businessId} and t.id = any(${ids}::uuid[])`.execute(tx)
}

/** The parts of transactions, in their order. */
export async function readParts(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select s.id, s.transaction_id, s.amount_minor as amount, s.sub_category, s.merchant_id, m.name as merchant_name, s.note,
      s.transfer_id
    from transaction_split s left join merchant m on m.business_id = s.business_id and m.id = s.merchant_id
    where s.business_id = ${businessId} and s.transaction_id = any(${ids}::uuid[])
    order by s.transaction_id, s.position`.execute(tx)
  return rows
}

/** A part as it is read. */
export type PartRow = {
  id: string
  transaction_id: string
  amount: Minor
  sub_category: string
  merchant_id: string | null
  merchant_name: string | null
  note: string | null
  transfer_id: string | null
}
