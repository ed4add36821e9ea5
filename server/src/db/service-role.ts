// The role that the pool logs in as: it owns no table and cannot turn row-level security off. The
// owner of the tables migrates at the start, makes this role where it is missing, and is not used
// afterwards.
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './pool.ts'
import { requestTimeOuts } from './time-outs.ts'

/** Why the server cannot log in as it should, in one sentence that says what to do. */
class ServiceRoleProblem extends Error {}

const group = 'plimsoll_service'
const connectMs = 10_000
const wrongLogin = /^(28P01|28000|3D000)$/
const somebodyElseWas = /^(XX000|42710|23505)$/
const attemptsMax = 20

/** A client on a connection, closed after the work. */
async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: 'plimsoll',
    connectionTimeoutMillis: connectMs,
  })
  client.on('error', () => undefined) // the statement that follows fails by itself
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The connection of the service role, made ready by the owner on a database that is migrated. */
export async function prepareServiceRole(options: {
  owner: Connection
  /** Where the operator made the login by hand, as PgBouncer needs it. */
  own?: Connection | null
}): Promise<Connection> {
  const service = options.own ?? (await derivedFrom(options.owner))
  const name = userOf(service)
  for (let attempt = 1; ; attempt++) {
    try {
      await withClient(options.owner, (owner) =>
        prepare(owner, { name, service, isOwn: !options.own }),
      )
      break
    } catch (error) {
      // Several processes, or several databases of one server, may start at the same moment.
      const { code = '' } = error as { code?: string }
      if (!somebodyElseWas.test(code) || attempt >= attemptsMax) throw refusalOf(error, name)
      await sleep(50 * attempt)
    }
  }
  await withClient(service, refuseOwner)
  return service
}

async function prepare(
  owner: pg.Client,
  options: { name: string; service: Connection; isOwn: boolean },
): Promise<void> {
  const { name, service, isOwn } = options
  const role = owner.escapeIdentifier(name)
  if (isOwn && !(await canLogIn(service))) {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name])
    const password = owner.escapeLiteral(passwordOf(service))
    await owner.query(
      `${rowCount ? 'alter' : 'create'} role ${role} login nobypassrls password ${password}`,
    )
  }
  const { rows } = await owner.query<{ member: boolean; settings: string[] | null }>(
    `select pg_has_role(r.oid, $2, 'member') as member,
       (select setconfig from pg_db_role_setting s where s.setrole = r.oid and s.setdatabase = 0) as settings
     from pg_roles r where r.rolname = $1`,
    [name, group],
  )
  if (!rows[0]) throw new ServiceRoleProblem(`There is no role ${name} to log in as.`)
  if (!rows[0].member) await owner.query(`grant ${group} to ${role}`)
  // Carried by the role, so that they hold for every connection, also for those that PgBouncer
  // shares out.
  for (const [setting, ms] of Object.entries(requestTimeOuts))
    if (!rows[0].settings?.includes(`${setting}=${ms}`))
      await owner.query(`alter role ${role} set ${setting} = ${ms}`)
}

async function canLogIn(service: Connection): Promise<boolean> {
  try {
    await withClient(service, (client) => client.query('select 1'))
    return true
  } catch (error) {
    if (wrongLogin.test((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

/** Throws where the role of the pool could step around the wall between businesses. */
async function refuseOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; isMighty: boolean; owns: boolean }>(
    `select current_user as name, rolsuper or rolbypassrls as "isMighty",
       exists (select from pg_class c where c.relnamespace in ('public'::regnamespace, to_regnamespace('pgboss'))
         and c.relkind in ('r', 'p') and pg_has_role(current_user, c.relowner, 'member')) as owns
     from pg_roles where rolname = current_user`,
  )
  const role = rows[0]
  if (role && !role.isMighty && !role.owns) return
  throw new ServiceRoleProblem(
    `The role ${role?.name} of DATABASE_URL may do more than serve requests. Let DATABASE_OWNER_URL name the owner of the tables, and DATABASE_URL a role that owns none.`,
  )
}

/**
 * A login of our own beside the owner's. Its password follows from the owner's, so every process
 * knows it and none stores it.
 */
async function derivedFrom(owner: Connection): Promise<Connection> {
  const password = passwordOf(owner)
  if (!password)
    throw new ServiceRoleProblem(
      'DATABASE_URL holds no password. Set DATABASE_OWNER_URL to the owner of the tables and DATABASE_URL to a role that owns none (see docs/operations.md).',
    )
  const name = `${userOf(owner)}_app`.slice(0, 63)
  const derived = createHmac('sha256', password).update('plimsoll service role').digest('base64url')
  if (!('connectionString' in owner)) return { ...owner, user: name, password: derived }
  const url = new URL(owner.connectionString)
  url.username = encodeURIComponent(name)
  url.password = encodeURIComponent(derived)
  return { connectionString: url.href }
}

/** The role that a connection logs in as. */
export function userOf(connection: Connection): string {
  if (!('connectionString' in connection)) return connection.user
  return decodeURIComponent(new URL(connection.connectionString).username) || 'postgres'
}

function passwordOf(connection: Connection): string {
  if (!('connectionString' in connection)) return connection.password
  return decodeURIComponent(new URL(connection.connectionString).password)
}

function refusalOf(error: unknown, name: string): unknown {
  if ((error as { code?: string }).code !== '42501') return error
  return new ServiceRoleProblem(
    `The owner of the tables may not make the role ${name}. Give it CREATEROLE, or make the role by hand and set DATABASE_OWNER_URL (see docs/operations.md).`,
  )
}
