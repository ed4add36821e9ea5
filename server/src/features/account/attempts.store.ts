// How often something was tried lately, by hashed key. Taking a turn is one statement, so that parallel tries cannot outrun the count.
import type pg from 'pg'

/** The outcome of asking for a turn: its moment (to give it back), or how long to wait. */
export type Turn = { taken: string } | { waitSeconds: number }

/** Takes a turn if fewer than `max` were taken within the window. */
export async function takeTurn(
  pool: pg.Pool,
  limit: { key: string; max: number; windowSeconds: number },
): Promise<Turn> {
  const { key, max, windowSeconds } = limit
  const { rows } = await pool.query<{ taken: string }>(
    `insert into attempt (key, at) values ($1, array[clock_timestamp()])
     on conflict (key) do update
       set at = array(select t from unnest(attempt.at) t
           where t > now() - make_interval(secs => $3)) || clock_timestamp()
       where (select count(*) from unnest(attempt.at) t
           where t > now() - make_interval(secs => $3)) < $2
     returning at[cardinality(at)]::text as taken`,
    [key, max, windowSeconds],
  )
  if (rows[0]) return { taken: rows[0].taken }
  return { waitSeconds: await waitOf(pool, limit) }
}

async function waitOf(
  pool: pg.Pool,
  limit: { key: string; windowSeconds: number },
): Promise<number> {
  const { rows } = await pool.query<{ wait: number | null }>(
    `select ceil(extract(epoch from min(t) + make_interval(secs => $2) - now()))::int as wait
     from attempt, unnest(at) t
     where key = $1 and t > now() - make_interval(secs => $2)`,
    [limit.key, limit.windowSeconds],
  )
  return Math.max(1, rows[0]?.wait ?? 1)
}

/** Gives one turn back. */
export async function giveTurnBack(
  pool: pg.Pool,
  turn: { key: string; taken: string },
): Promise<void> {
  await pool.query('update attempt set at = array_remove(at, $2::timestamptz) where key = $1', [
    turn.key,
    turn.taken,
  ])
}

/** Forgets every turn of a key. */
export async function forgetTurns(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('delete from attempt where key = $1', [key])
}

/** Drops keys that nothing counts any more; run daily. */
export async function forgetOldTurns(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from attempt where not exists (
       select from unnest(at) t where t > now() - interval '1 day')`,
  )
}
