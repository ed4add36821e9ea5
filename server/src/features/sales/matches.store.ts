// What payments met which milestones and costs: what somebody decided, and what was claimed.
import type { MatchDecision } from '@plimsoll/domain/sales/settle-context'
import { sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** What somebody decided by hand, the oldest first. */
export async function readMatches(tx: TenantTx, businessId: string): Promise<MatchDecision[]> {
  const rows = await tx
    .selectFrom('project_match')
    .select(['item_id', 'transaction_id', 'kind'])
    .where('business_id', '=', businessId)
    .orderBy('decided_at')
    .orderBy('transaction_id')
    .execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    movementId: row.transaction_id,
    kind: row.kind,
  }))
}

/** A decision about a transaction, or none any more. */
export type MatchRow = {
  readonly itemId: string
  readonly transactionId: string
  readonly kind: 'match' | 'unmatch' | null
}

/** What has been decided about some transactions and one item. */
export async function readMatchRows(
  tx: TenantTx,
  businessId: string,
  about: { itemId: string; transactionIds: readonly string[] },
): Promise<MatchRow[]> {
  const rows = await tx
    .selectFrom('project_match')
    .select(['transaction_id', 'kind'])
    .where('business_id', '=', businessId)
    .where('item_id', '=', about.itemId)
    .where('transaction_id', 'in', [...about.transactionIds, noId])
    .execute()
  const kinds = new Map(rows.map((row) => [row.transaction_id, row.kind]))
  return about.transactionIds.map((transactionId) => ({
    itemId: about.itemId,
    transactionId,
    kind: kinds.get(transactionId) ?? null,
  }))
}

/** Keeps decisions; those without a kind are taken back. */
export async function keepMatches(
  tx: TenantTx,
  businessId: string,
  decided: { projectId: string; rows: readonly MatchRow[] },
): Promise<void> {
  for (const { itemId, transactionId, kind } of decided.rows) {
    await tx
      .deleteFrom('project_match')
      .where('business_id', '=', businessId)
      .where('project_id', '=', decided.projectId)
      .where('item_id', '=', itemId)
      .where('transaction_id', '=', transactionId)
      .execute()
    if (kind === null) continue
    await tx
      .insertInto('project_match')
      .values({
        business_id: businessId,
        project_id: decided.projectId,
        item_id: itemId,
        transaction_id: transactionId,
        kind,
        decided_at: sql<Date>`clock_timestamp()`,
      })
      .execute()
  }
}
