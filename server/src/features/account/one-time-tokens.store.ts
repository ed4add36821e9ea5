// One-time tokens of emails: stored as hashes only, used up by one conditional UPDATE.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** What a token does: confirm an address, or set a new password. */
export type TokenKind = 'confirm' | 'reset'

type Named = { kind: TokenKind; hash: Buffer }

/**
 * Keeps a new token, which replaces the older ones of its kind. Storing the same token again
 * changes nothing.
 */
export async function addOneTimeToken(
  db: Db,
  token: Named & { userId: string; hours: number },
): Promise<void> {
  await sql`
    with older as (
      update one_time_token set replaced_at = now()
      where user_id = ${token.userId} and kind = ${token.kind} and token_hash <> ${token.hash}
        and replaced_at is null
    )
    insert into one_time_token (token_hash, user_id, kind, expires_at)
    values (${token.hash}, ${token.userId}, ${token.kind}, now() + make_interval(hours => ${token.hours}))
    on conflict (token_hash) do nothing
  `.execute(db)
}

/** Uses up a token and returns its user; null when it is unknown, used, replaced or expired. */
export async function useOneTimeToken(db: Db, token: Named): Promise<string | null> {
  const row = await db
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', token.hash)
    .where('kind', '=', token.kind)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** The user of a token that would still be accepted; uses up nothing. */
export async function findOneTimeTokenUser(db: Db, token: Named): Promise<string | null> {
  const row = await unused(db, token)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether a newer email has replaced this token before it was used. */
export async function isOneTimeTokenReplaced(db: Db, token: Named): Promise<boolean> {
  const row = await unused(db, token).where('replaced_at', 'is not', null).executeTakeFirst()
  return row !== undefined
}

function unused(db: Db, token: Named) {
  return db
    .selectFrom('one_time_token')
    .select('user_id')
    .where('token_hash', '=', token.hash)
    .where('kind', '=', token.kind)
    .where('used_at', 'is', null)
}

/** Voids every token of a person. */
export async function voidOneTimeTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute()
}

/** Drops tokens that expired more than a day ago; run daily. */
export async function forgetOldOneTimeTokens(db: Db): Promise<void> {
  await sql`delete from one_time_token where expires_at < now() - interval '1 day'`.execute(db)
}
