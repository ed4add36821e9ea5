// How often something was tried lately, by hashed key. Counting is one statement, so that parallel
// tries can't outrun it.
import type pg from 'pg'

/** An acquired attempt, by its moment (to release it), or how long to wait. */
export type Acquired = { at: string } | { waitSeconds: number }

/** Counts an attempt if there were fewer than `max` within the window. */
export async function tryAcquire(
  pool: pg.Pool,
  limit: { key: string; max: number; windowSeconds: number },
): Promise<Acquired> {
  const { key, max, windowSeconds } = limit
  const { rows } = await pool.query<{ acquired: string }>(
    `insert into attempt (key, at) values ($1, array[clock_timestamp()])
     on conflict (key) do update
       set at = array(select t from unnest(attempt.at) t
           where t > now() - make_interval(secs => $3)) || clock_timestamp()
       where (select count(*) from unnest(attempt.at) t
           where t > now() - make_interval(secs => $3)) < $2
     returning at[cardinality(at)]::text as acquired`,
    [key, max, windowSeconds],
  )
  if (rows[0]) return { at: rows[0].acquired }
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

/**
 * How long to wait after the latest attempt: nothing for the first `free`, then twice as long each
 * time.
 */
type GrowingDelay = {
  key: string
  free: number
  firstSeconds: number
  maxSeconds: number
  windowSeconds: number
}

/** Counts an attempt if the delay since the one before it has passed. */
export async function tryAcquireWithDelay(pool: pg.Pool, limit: GrowingDelay): Promise<Acquired> {
  const { key, free, firstSeconds, maxSeconds, windowSeconds } = limit
  // At 2^20 every delay has long reached its maximum; beyond it the power would overflow.
  const recent = `array(select t from unnest(attempt.at) t
    where t > now() - make_interval(secs => $2) order by t)`
  const nextAt = `(select case when count(*) < $3 then '-infinity'::timestamptz
      else max(t) + make_interval(secs => least($5::float8, $4::float8 * 2 ^ least(count(*) - $3, 20))) end
    from unnest(attempt.at) t where t > now() - make_interval(secs => $2))`
  const values = [key, windowSeconds, free, firstSeconds, maxSeconds]
  const { rows } = await pool.query<{ acquired: string }>(
    `insert into attempt (key, at) values ($1, array[clock_timestamp()])
     on conflict (key) do update set at = ${recent} || clock_timestamp()
       where ${nextAt} <= now()
     returning at[cardinality(at)]::text as acquired`,
    values,
  )
  if (rows[0]) return { at: rows[0].acquired }
  const { rows: waits } = await pool.query<{ wait: number }>(
    `select ceil(extract(epoch from ${nextAt} - now()))::int as wait from attempt where key = $1`,
    values,
  )
  return { waitSeconds: Math.max(1, waits[0]?.wait ?? 1) }
}

/** Takes back one attempt. */
export async function release(pool: pg.Pool, attempt: { key: string; at: string }): Promise<void> {
  await pool.query('update attempt set at = array_remove(at, $2::timestamptz) where key = $1', [
    attempt.key,
    attempt.at,
  ])
}

/** Forgets every attempt of a key. */
export async function forgetAttempts(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('delete from attempt where key = $1', [key])
}

/** Drops keys that no limit counts any more; run daily. */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from attempt where not exists (
       select from unnest(at) t where t > now() - interval '1 day')`,
  )
}
