// The second factor as it is kept: the app's secret sealed, the last step used, recovery codes as
// hashes.
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** A second factor; it is required once it is confirmed. */
type SecondFactor = { sealed: string; confirmed_at: Date | null }

/** The second factor of a person, confirmed or being set up. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('second_factor')
    .select(['sealed', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Keeps a secret that is being set up, in the place of one never confirmed; false where one is
 * confirmed.
 */
export async function keepSecret(db: Db, secret: { userId: string; sealed: string }) {
  const { rows } = await sql`
    insert into second_factor (user_id, sealed) values (${secret.userId}, ${secret.sealed})
    on conflict (user_id) do update set sealed = excluded.sealed, step_used = 0
      where second_factor.confirmed_at is null
    returning user_id`.execute(db)
  return rows.length === 1
}

/**
 * Uses a step up; false when it, or one after it, has been used. One statement, so that two of the
 * same code can't both pass.
 */
export async function useStep(db: Db, used: { userId: string; step: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ step_used: used.step })
    .where('user_id', '=', used.userId)
    .where('step_used', '<', used.step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Turns it on. */
export async function markConfirmed(db: Db, userId: string): Promise<void> {
  await sql`update second_factor set confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId}`.execute(db)
}

/** Puts new recovery codes in the place of all before. */
export async function replaceRecoveryCodes(
  db: Db,
  codes: { userId: string; hashes: Buffer[] },
): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', codes.userId).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.hashes.map((hash) => ({ user_id: codes.userId, code_hash: hash })))
    .execute()
}

/** Uses a recovery code up; false when there is none such. */
export async function useRecoveryCode(
  db: Db,
  code: { userId: string; hash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', code.userId)
    .where('code_hash', '=', code.hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recovery_code where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Turns it off; false when it was not on. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return (row?.confirmed_at ?? null) !== null
}
