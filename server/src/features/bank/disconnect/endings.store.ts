// Consents that are to be ended at the provider, of businesses that may be gone already. The
// owner's table: no business sees it.
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** A consent to be ended; without a connection the whole user goes. */
export type Ending = {
  id: string
  provider: string
  user_sealed: string
  connection_sealed: string | null
  attempts: number
}

/**
 * Takes the next ending whose time has come; its next try is put off at once, longer each time, so
 * that a killed worker loses none.
 */
export async function takeEnding(db: Db): Promise<Ending | null> {
  const { rows } = await sql<Ending>`
    update bank_ending set attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => least(60 * power(2, least(attempts, 10)), 21600))
    where id = (select id from bank_ending where next_try_at <= now()
      order by next_try_at limit 1 for update skip locked)
    returning id, provider, user_sealed, connection_sealed, attempts`.execute(db)
  return rows[0] ?? null
}

/** Strikes an ending that is done. */
export async function dropEnding(db: Db, id: string): Promise<void> {
  await db.deleteFrom('bank_ending').where('id', '=', id).execute()
}
