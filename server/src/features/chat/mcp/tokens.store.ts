// Tokens of assistants as they are kept: by business and user, as hashes.
import { sql } from 'kysely'
import type pg from 'pg'
import type { TenantTx } from '../../../db/tenant.ts'

/** A token as it is listed. */
export type ListedToken = {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly last_used_at: Date | null
  readonly expired: boolean
}

/** Keeps a new token. */
export async function addToken(
  tx: TenantTx,
  businessId: string,
  token: { id: string; userId: string; name: string; hash: Buffer; days: number },
): Promise<void> {
  await sql`
    insert into assistant_token (business_id, id, user_id, name, token_hash, expires_at)
    values (${businessId}, ${token.id}, ${token.userId}, ${token.name}, ${token.hash},
      now() + make_interval(days => ${token.days}))`.execute(tx)
}

/** A user's tokens that were not revoked, the newest first. */
export async function listTokens(
  tx: TenantTx,
  businessId: string,
  userId: string,
): Promise<ListedToken[]> {
  const { rows } = await sql<ListedToken>`
    select id, name, created_at, expires_at, last_used_at, expires_at <= now() as expired from assistant_token
    where business_id = ${businessId} and user_id = ${userId} and revoked_at is null
    order by created_at desc, id desc`.execute(tx)
  return rows
}

/** Revokes a user's own token; false where there is none. */
export async function revokeToken(
  tx: TenantTx,
  businessId: string,
  input: { userId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    update assistant_token set revoked_at = now()
    where business_id = ${businessId} and user_id = ${input.userId} and id = ${input.id} and revoked_at is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Marks a token that works as just used, and returns whose it is. */
export async function useToken(
  tx: TenantTx,
  businessId: string,
  hash: Buffer,
): Promise<{ id: string; userId: string } | null> {
  const { rows } = await sql<{ id: string; userId: string }>`
    update assistant_token set last_used_at = now()
    where business_id = ${businessId} and token_hash = ${hash} and revoked_at is null and expires_at > now()
    returning id, user_id as "userId"`.execute(tx)
  return rows[0] ?? null
}

/** Whether a person still belongs to a business. */
export async function isMember(
  pool: pg.Pool,
  member: { userId: string; businessId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from membership where user_id = $1 and business_id = $2',
    [member.userId, member.businessId],
  )
  return rowCount === 1
}
