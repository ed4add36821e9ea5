// Writes edits. A bank's facts stay as they are; what a person says stands beside them, and above
// them in what is shown.
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * The columns of people on a transaction, which every update from a bank leaves alone. A row that a
 * bank withdraws and restores gets them back.
 */
export const editedColumns = {
  subCategory: { name: 'edited_sub_category', type: 'text' },
  merchantId: { name: 'edited_merchant_id', type: 'uuid' },
  day: { name: 'edited_day', type: 'date' },
  note: { name: 'note', type: 'text' },
  excluded: { name: 'excluded', type: 'boolean' },
} as const

/** What an edit writes into them; undefined: stays. */
export type Written = {
  readonly subCategory?: string | null | undefined
  readonly merchantId?: string | null | undefined
  readonly day?: string | null | undefined
  readonly note?: string | null | undefined
  readonly excluded?: boolean | undefined
}

/**
 * Writes an edit over transactions that it changes; `byHand` marks them as edited by a person, one
 * by one.
 */
export async function writeEdit(
  tx: TenantTx,
  businessId: string,
  edit: { ids: readonly string[]; written: Written; byHand: boolean },
): Promise<void> {
  const edited = (Object.keys(editedColumns) as (keyof Written)[]).filter(
    (field) => edit.written[field] !== undefined,
  )
  if (edited.length === 0 || edit.ids.length === 0) return
  const columnOf = (field: keyof Written) => sql.ref(editedColumns[field].name)
  const valued = (field: keyof Written) =>
    sql`${edit.written[field]}::${sql.raw(editedColumns[field].type)}`
  const sets: RawBuilder<unknown>[] = edited.map(
    (field) => sql`${columnOf(field)} = ${valued(field)}`,
  )
  if (edit.byHand) sets.push(sql`edited_at = now()`)
  const differs = edited.map((field) => sql`${columnOf(field)} is distinct from ${valued(field)}`)
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
