// The recurring payments known of a business, by id, with the user's verdicts.
import type { KnownSeries } from '@plimsoll/domain/forecast/engine'
import type { SeriesCadence } from '@plimsoll/domain/forecast/series'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** The user's verdict on a recurring payment that was found. */
export type Verdict = 'none' | 'accepted' | 'not_recurring'

/** A recurring payment as it was when it was last found, with the user's verdict. */
export type JudgedSeries = KnownSeries & { readonly verdict: Verdict }

/** All that are known, in the order of their ids. */
export async function readKnownSeries(tx: TenantTx, businessId: string): Promise<JudgedSeries[]> {
  const rows = await tx
    .selectFrom('forecast_series')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    movementIds: row.movement_ids,
    merchantId: row.merchant_id,
    subCategory: row.sub_category,
    side: row.side,
    cadence: row.cadence as SeriesCadence,
    amount: row.amount_minor as Minor,
    verdict: row.verdict,
  }))
}

/**
 * Keeps what was found now; verdicts stay, and series that are no longer found stay as long as
 * there is a verdict about them.
 */
export async function keepSeries(
  tx: TenantTx,
  businessId: string,
  found: readonly KnownSeries[],
): Promise<void> {
  await tx
    .deleteFrom('forecast_series')
    .where('business_id', '=', businessId)
    .where('verdict', '=', 'none')
    .execute()
  await keepFound(tx, businessId, found)
}

/**
 * Keeps series beside those that are known; one that is known already is as it was found now, with
 * its verdict.
 */
export async function keepFound(
  tx: TenantTx,
  businessId: string,
  found: readonly KnownSeries[],
): Promise<void> {
  const rows = found.map((series) => ({
    id: series.id,
    merchant_id: series.merchantId,
    sub_category: series.subCategory,
    side: series.side,
    cadence: series.cadence,
    amount_minor: series.amount,
    movement_ids: series.movementIds,
  }))
  await sql`insert into forecast_series
      (business_id, id, merchant_id, sub_category, side, cadence, amount_minor, movement_ids)
    select ${businessId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (id text, merchant_id uuid, sub_category text, side text, cadence text, amount_minor bigint, movement_ids uuid[])
    on conflict (business_id, id) do update set merchant_id = excluded.merchant_id,
      sub_category = excluded.sub_category, side = excluded.side, cadence = excluded.cadence,
      amount_minor = excluded.amount_minor, movement_ids = excluded.movement_ids`.execute(tx)
}

/** Keeps the user's verdicts; unknown ids are ignored. Returns how many were known. */
export async function keepVerdicts(
  tx: TenantTx,
  businessId: string,
  verdicts: readonly { seriesId: string; verdict: Verdict }[],
): Promise<number> {
  const result = await sql`update forecast_series s set verdict = v.verdict
    from unnest(${verdicts.map(({ seriesId }) => seriesId)}::text[],
      ${verdicts.map(({ verdict }) => verdict)}::text[]) as v (id, verdict)
    where s.business_id = ${businessId} and s.id = v.id`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** When the user reviewed the detected series, if ever. */
export async function readConfirmedAt(tx: TenantTx, businessId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('business')
    .select('recurring_confirmed_at')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  return row.recurring_confirmed_at
}

/** Notes that the user has reviewed the detected series. */
export async function keepConfirmed(tx: TenantTx, businessId: string): Promise<void> {
  await tx
    .updateTable('business')
    .set({ recurring_confirmed_at: new Date() })
    .where('id', '=', businessId)
    .execute()
}
