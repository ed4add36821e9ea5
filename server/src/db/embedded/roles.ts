// The application's role and database inside the cluster, and the probe that checks whether
// PostgreSQL answers. The role owns its database but is no superuser and can't bypass row-level
// security.
import pg from 'pg'
import { type Cluster, superuser } from './cluster.ts'
import type { Address } from './socket.ts'

/** How the application reaches its database. */
export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Given explicitly, because PGSSLMODE in the environment would ask for TLS. */
  ssl: false
}

const name = 'plimsoll'
const connectMs = 5_000
const missingDatabase = '3D000'
const missingRole = ['28P01', '28000']

/** The application's connection. */
export function connectionOf(cluster: Cluster, address: Address): EmbeddedConnection {
  const { application: password } = cluster.passwords
  return { ...address, user: name, password, database: name, ssl: false }
}

/**
 * Tries to reach the database: `missing` when the server answers but the role or database is not
 * made yet.
 */
export async function probe(connection: EmbeddedConnection): Promise<'ready' | 'missing' | 'away'> {
  try {
    await withClient(connection, (client) => client.query('select 1'))
    return 'ready'
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    return code === missingDatabase || missingRole.includes(code) ? 'missing' : 'away'
  }
}

/** Makes the role and its database, or what is missing of them after a kill in between. */
export async function makeRoleAndDatabase(cluster: Cluster, address: Address): Promise<void> {
  const { superuser: password, application } = cluster.passwords
  const connection = {
    ...address,
    user: superuser,
    password,
    database: 'postgres',
    ssl: false,
  } as const
  await withClient(connection, async (client) => {
    const roles = await client.query('select from pg_roles where rolname = $1', [name])
    const attributes =
      'login nosuperuser nobypassrls noreplication createrole createdb password ' +
      client.escapeLiteral(application)
    await client.query(`${roles.rowCount ? 'alter' : 'create'} role ${name} ${attributes}`)
    const databases = await client.query('select from pg_database where datname = $1', [name])
    if (!databases.rowCount)
      await client.query(`create database ${name} owner ${name} template template0 encoding 'UTF8'`)
  })
}

async function withClient<T>(
  connection: EmbeddedConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectMs })
  client.on('error', () => undefined) // a server that stops meanwhile fails the query below
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
