// The user's decisions about single occurrences. The latest of a kind stands.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Saver } from './saver.ts'

/** Decisions about occurrences, oldest first. */
export async function readDecisions(tx: TenantTx, businessId: string): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('forecast_decision')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('decided_at')
    .orderBy('line_id')
    .orderBy('due')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({
    line_id: row.line_id,
    due: row.due,
    kind: row.kind,
    ...(row.movement_ids && { transaction_ids: row.movement_ids }),
    ...(row.day && { day: row.day }),
    ...(row.days && { days: row.days }),
    ...(row.amount_minor !== null && { amount: row.amount_minor as Minor }),
  }))
}

/** Takes back that payments of some lines were cancelled, whatever day they were due on. */
export async function removeCancelled(
  tx: TenantTx,
  businessId: string,
  lineIds: readonly string[],
): Promise<void> {
  if (lineIds.length === 0) return
  await tx
    .deleteFrom('forecast_decision')
    .where('business_id', '=', businessId)
    .where('kind', '=', 'cancel')
    .where('line_id', 'in', lineIds)
    .execute()
}

/** Keeps decisions about occurrences; `restore` takes back every decision about one. */
export async function keepDecisions(
  tx: TenantTx,
  businessId: string,
  decisions: readonly Decision[],
  by: Saver,
): Promise<void> {
  for (const decision of decisions) {
    const { kind } = decision
    const columns = tx
      .deleteFrom('forecast_decision')
      .where('business_id', '=', businessId)
      .where('line_id', '=', decision.line_id)
      .where('due', '=', decision.due)
    if (kind === 'restore') {
      await columns.execute()
      continue
    }
    await columns.where('kind', '=', kind).execute()
    await tx
      .insertInto('forecast_decision')
      .values({
        business_id: businessId,
        line_id: decision.line_id,
        due: decision.due,
        kind,
        movement_ids: decision.transaction_ids ?? null,
        day: decision.day ?? null,
        days: decision.days ?? null,
        amount_minor: decision.amount ?? null,
        decided_by: by.userId,
        // Several that are saved together keep their order.
        decided_at: sql<Date>`clock_timestamp()`,
      })
      .execute()
  }
}
