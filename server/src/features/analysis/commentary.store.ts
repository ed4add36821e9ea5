// Commentary as it is kept, by business and period.
import type { CommentaryText } from '@plimsoll/contract/analysis'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** Commentary on a period, or its state while it is being written. */
type KeptCommentary = {
  version: string
  status: 'pending' | 'success' | 'failure'
  message: string | null
  body: CommentaryText | null
  /** How long ago it was requested. */
  seconds: number
}

/**
 * What one person thought of the text that is kept for a period; null where they gave no rating, or
 * of an earlier text.
 */
export async function findRating(
  tx: TenantTx,
  businessId: string,
  reader: { userId: string; period: string },
): Promise<1 | -1 | null> {
  const { rows } = await sql<{ rating: 1 | -1 }>`
    select rating from commentary_rating
      join commentary using (business_id, period)
    where business_id = ${businessId} and user_id = ${reader.userId} and period = ${reader.period}
      and commentary_rating.body = commentary.body`.execute(tx)
  return rows[0]?.rating ?? null
}

/**
 * Keeps a rating with the text that it judges, or takes it back. Without a text there is nothing to
 * rate.
 */
export async function keepRating(
  tx: TenantTx,
  businessId: string,
  reader: { userId: string; period: string; rating: 1 | -1 | null },
): Promise<void> {
  const { userId, period, rating } = reader
  await sql`
    delete from commentary_rating
    where business_id = ${businessId} and user_id = ${userId} and period = ${period}`.execute(tx)
  if (rating !== null)
    await sql`
      insert into commentary_rating (business_id, user_id, period, version, rating, body)
      select business_id, ${userId}, period, version, ${rating}, body from commentary
      where business_id = ${businessId} and period = ${period} and body is not null`.execute(tx)
}

/** The commentary kept for a period. */
export async function findCommentary(
  tx: TenantTx,
  businessId: string,
  period: string,
): Promise<KeptCommentary | null> {
  const { rows } = await sql<KeptCommentary>`
    select version, status, message, body,
      extract(epoch from now() - requested_at)::float8 as seconds
    from commentary where business_id = ${businessId} and period = ${period}`.execute(tx)
  return rows[0] ?? null
}

/** Marks a period's commentary as to be written for a version of the books. */
export async function requestCommentary(
  tx: TenantTx,
  businessId: string,
  { period, version }: { period: string; version: string },
): Promise<void> {
  await sql`
    insert into commentary (business_id, period, version, status)
    values (${businessId}, ${period}, ${version}, 'pending')
    on conflict (business_id, period) do update
      set version = excluded.version, status = 'pending', requested_at = now(),
        message = null, body = null`.execute(tx)
}

/** What still has to be written, the oldest request first. */
export async function listPending(
  tx: TenantTx,
  businessId: string,
): Promise<{ period: string; version: string }[]> {
  const { rows } = await sql<{ period: string; version: string }>`
    select period, version from commentary
    where business_id = ${businessId} and status = 'pending'
    order by requested_at, period`.execute(tx)
  return rows
}

/** Keeps what was written, unless another version has been requested meanwhile. */
export async function keepCommentary(
  tx: TenantTx,
  businessId: string,
  kept: { period: string; version: string; message: string | null; body: object | null },
): Promise<void> {
  await sql`
    update commentary
    set status = ${kept.body ? 'success' : 'failure'}, message = ${kept.message},
      body = ${kept.body && JSON.stringify(kept.body)}::jsonb
    where business_id = ${businessId} and period = ${kept.period} and version = ${kept.version}
      and status = 'pending'`.execute(tx)
}
