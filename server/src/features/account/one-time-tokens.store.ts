// One-time tokens of mails as they are kept: hashes only, used up by one conditional UPDATE.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'

type Owner = Kysely<Tables>
/** What a token is good for: confirming an address, or setting a new password. */
export type TokenKind = 'confirm' | 'reset'

/** Keeps a new token and voids the older ones of its kind; one that is kept already stays as it is. */
export async function addOneTimeToken(
  db: Owner,
  token: { userId: string; kind: TokenKind; hash: Buffer; hours: number },
): Promise<void> {
  await sql`
    with older as (
      delete from one_time_token
      where user_id = ${token.userId} and kind = ${token.kind} and token_hash <> ${token.hash}
    )
    insert into one_time_token (token_hash, user_id, kind, expires_at)
    values (${token.hash}, ${token.userId}, ${token.kind}, now() + make_interval(hours => ${token.hours}))
    on conflict (token_hash) do nothing
  `.execute(db)
}

/** Uses a token up and tells whose it was; null when it is unknown, used or expired. */
export async function useOneTimeToken(
  db: Owner,
  token: { kind: TokenKind; hash: Buffer },
): Promise<string | null> {
  const row = await db
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', token.hash)
    .where('kind', '=', token.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether a token would still be accepted; uses nothing up. */
export async function isOneTimeTokenGood(
  db: Owner,
  token: { kind: TokenKind; hash: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_token')
    .select('user_id')
    .where('token_hash', '=', token.hash)
    .where('kind', '=', token.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Voids every token of a person. */
export async function voidOneTimeTokens(db: Owner, userId: string): Promise<void> {
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute()
}

/** Drops tokens that expired more than a day ago; run daily. */
export async function forgetOldOneTimeTokens(db: Owner): Promise<void> {
  await sql`delete from one_time_token where expires_at < now() - interval '1 day'`.execute(db)
}
