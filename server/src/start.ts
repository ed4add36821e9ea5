// Opens everything the server stands on and closes it in order; main.ts and the command line use
// it, tests use a part.
import { resolve } from 'node:path'
import { today } from '@plimsoll/domain/calendar'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { startEmbedded } from './db/embedded/supervisor.ts'
import { migrate } from './db/migrate.ts'
import { type Connection, openDb, openOwnerPool, openPool } from './db/pool.ts'
import { hasSecrets, readKey } from './db/secret.ts'
import { prepareServiceRole } from './db/service-role.ts'
import type { Env } from './env.ts'
import { expectedPayments } from './features/forecast/service.ts'
import { Tokens } from './http/tokens.ts'
import { Jobs } from './jobs/jobs.ts'
import { type Log, openLog } from './log.ts'
import { Outbox } from './mail/outbox.ts'
import { openErrorTracing } from './outside/error-tracing.ts'
import { openIdProvider } from './outside/identity/open-id-provider.ts'
import { openMailer } from './outside/mail.ts'
import { openBanks } from './outside/open-banking/open-banks.ts'
import { readSecretKeys } from './secret-keys.ts'
import { checkDataFolder, findClockProblem, warningsOf } from './start-checks.ts'
import { readTiers } from './tiers.ts'
import { openVault } from './vault.ts'

const endedByDatabase = '57P01'

/** A server that is up: its app, its parts, and the way to stop it. */
export type Started = { app: FastifyInstance; context: Context; stop(): Promise<void> }

/**
 * The database of this configuration as the owner of its tables reaches it: by address, or the
 * embedded one in the data folder.
 */
export async function openDatabase(
  env: Env,
  log: Log,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const connectionString = env.DATABASE_OWNER_URL ?? env.DATABASE_URL
  if (connectionString) return { connection: { connectionString }, stop: async () => undefined }
  return startEmbedded({ dataDir: resolve(env.DATA_DIR), log })
}

/** Starts everything but listening. */
export async function start(env: Env): Promise<Started> {
  const tracing = await openErrorTracing(env.SENTRY_DSN)
  const log = openLog(env.LOG_LEVEL, undefined, tracing.report)
  checkDataFolder(resolve(env.DATA_DIR))
  // Before the database starts: a file that can't be used stops the start at once.
  readTiers(env.TIERS_FILE)
  const database = await openDatabase(env, log)
  try {
    const context = await openContext({ env, log, owner: database.connection })
    const app = await buildApp(context)
    await context.jobs.start()
    return { app, context, stop: () => stopAll({ app, context, database }).finally(tracing.close) }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/**
 * The parts that features share, on a database that its owner migrates on the way.
 * `keepsSchedules`: whether queues with a schedule are worked by the clock; yes unless it says no.
 */
export async function openContext(options: {
  env: Env
  log: Log
  owner: Connection
  keepsSchedules?: boolean
}): Promise<Context> {
  const { env, log, owner, keepsSchedules = true } = options
  const connection = await prepareDatabase(env, owner)
  const pool = openPool(
    connection,
    (error) => {
      const code = (error as { code?: string }).code
      // At every stop the database ends what is left of its connections; that is no fault.
      const level = code === endedByDatabase ? 'debug' : 'error'
      log[level]({ code, reason: error.message }, 'database connection')
    },
    { namedStatements: env.DATABASE_NAMED_STATEMENTS === 'on' },
  )
  const dataDir = resolve(env.DATA_DIR)
  const origin = () => originOf(env)
  const businessDay = () => env.FIXED_TODAY ?? today(new Date())
  const mayMake = !(await hasSecrets(pool))
  const vault = openVault(readSecretKeys({ dataDir, setting: env.SECRETS_KEY, mayMake }))
  for (const warning of [...warningsOf(env), await findClockProblem(pool, new Date())])
    if (warning) log.warn(warning)
  return {
    env: { ...env, DATA_DIR: dataDir },
    connection,
    pool,
    db: openDb(pool),
    log,
    tokens: new Tokens(pool, await readKey({ pool, vault }, 'session')),
    jobs: new Jobs(pool, { working: env.ROLE !== 'web', log, owner, keepsSchedules }),
    mailer: openMailer(env, log),
    outbox: new Outbox(),
    identityProviders: env.OIDC_PROVIDERS.map((settings) => openIdProvider(settings)),
    vault,
    banks: await openBanks({ env, pool, vault, log, origin, today: businessDay }),
    expected: expectedPayments,
    tiers: readTiers(env.TIERS_FILE),
    origin,
    today: businessDay,
    endpoints: [],
  }
}

/**
 * Brings the database up to date as its owner, and returns how requests reach it: as a role that
 * owns nothing.
 */
async function prepareDatabase(env: Env, owner: Connection): Promise<Connection> {
  const pool = openOwnerPool(owner)
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
  const own = env.DATABASE_OWNER_URL && env.DATABASE_URL
  return prepareServiceRole({ owner, own: own ? { connectionString: own } : null })
}

/** Where browsers reach us. An address that listens everywhere is none that one can go to. */
function originOf({ PUBLIC_ORIGIN, HOST, PORT }: Env): string {
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN.replace(/\/$/, '')
  const host = ['0.0.0.0', '::', '[::]'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${PORT}`
}

async function stopAll(parts: {
  app: FastifyInstance
  context: Context
  database: { stop(): Promise<void> }
}): Promise<void> {
  await parts.app.close()
  await parts.context.jobs.stop()
  await parts.context.db.destroy()
  await parts.database.stop()
}
