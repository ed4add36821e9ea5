// Writes edits. A bank's facts stay as they are; what a person says stands beside them, and above
// them in what is shown.
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** What an edit writes into the columns of people; absent: stays. */
export type Written = {
  readonly subCategory?: string | null
  readonly merchantId?: string | null
  readonly day?: string | null
  readonly note?: string | null
  readonly excluded?: boolean
}

const columnOf = {
  subCategory: 'edited_sub_category',
  merchantId: 'edited_merchant_id',
  day: 'edited_day',
  note: 'note',
  excluded: 'excluded',
} as const
const typeOf = {
  subCategory: 'text',
  merchantId: 'uuid',
  day: 'date',
  note: 'text',
  excluded: 'boolean',
} as const

/**
 * Writes an edit over transactions that it changes; `byHand` marks them as edited by a person, one
 * by one.
 */
export async function writeEdit(
  tx: TenantTx,
  businessId: string,
  edit: { ids: readonly string[]; written: Written; byHand: boolean },
): Promise<void> {
  const edited = (Object.keys(columnOf) as (keyof Written)[]).filter(
    (name) => edit.written[name] !== undefined,
  )
  if (edited.length === 0 || edit.ids.length === 0) return
  const valued = (name: keyof Written) => sql`${edit.written[name]}::${sql.raw(typeOf[name])}`
  const sets: RawBuilder<unknown>[] = edited.map(
    (name) => sql`${sql.ref(columnOf[name])} = ${valued(name)}`,
  )
  if (edit.byHand) sets.push(sql`edited_at = now()`)
  const differs = edited.map(
    (name) => sql`${sql.ref(columnOf[name])} is distinct from ${valued(name)}`,
  )
  // A person who confirms what is already shown has reviewed the transaction.
  const isLabel = edit.written.subCategory !== undefined || edit.written.merchantId !== undefined
  if (edit.byHand && isLabel) differs.push(sql`edited_at is null`)
  await sql`update transaction set ${sql.join(sets)}
    where business_id = ${businessId} and id = any(${edit.ids}::uuid[]) and (${sql.join(differs, sql` or `)})`.execute(
    tx,
  )
}

/** Changes what a person typed in the first place: manual items have no bank's facts to keep. */
export async function writeFacts(
  tx: TenantTx,
  businessId: string,
  edit: { id: string; amount?: Minor; accountId?: string; day?: string },
): Promise<void> {
  const { id, amount, accountId, day } = edit
  if (amount === undefined && accountId === undefined && day === undefined) return
  await tx
    .updateTable('transaction')
    .set({
      ...(amount === undefined ? {} : { amount_minor: amount }),
      ...(accountId === undefined ? {} : { account_id: accountId }),
      ...(day === undefined ? {} : { day }),
      edited_at: sql<Date>`now()`,
    })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .where('origin', '=', 'manual')
    .execute()
}
