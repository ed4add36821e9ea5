// Which businesses have books that anything could be learnt from. Asked by the server itself, not on anybody's behalf.
import type pg from 'pg'

/** The ids of all businesses whose books were ever changed. */
export async function listLearners(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from business where books_version > 0 order by id',
  )
  return rows.map(({ id }) => id)
}
