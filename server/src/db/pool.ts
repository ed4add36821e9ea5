// One pool, whatever PostgreSQL is behind it, and how its values become ours: days as text, pence as numbers.
import { minor } from '@plimsoll/domain/money'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.ts'

/** The database as the stores use it. */
export type Db = Kysely<Tables>

/** Where PostgreSQL is: an address, or the embedded one's socket and role. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

/** How many connections one process keeps at the most. */
export const poolConnectionsMax = 12

/** Opens the pool. A broken idle connection is logged, not thrown: the next query opens another. */
export function openPool(connection: Connection, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: poolConnectionsMax,
    application_name: 'plimsoll',
    types: { getTypeParser },
  })
  pool.on('error', onError)
  return pool
}

/** Kysely over the pool. */
export function openDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const dateOid = 1082
const bigintOid = 20
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === dateOid) return (text: string) => text
  if (oid === bigintOid) return (text: string) => minor(Number(text))
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser
