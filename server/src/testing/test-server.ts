// A whole server for one test file, on a database of its own copied from the template; only the
// world outside is replaced.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { Context } from '../context.ts'
import { type Connection, openOwnerPool } from '../db/pool.ts'
import { type Env, readEnv } from '../env.ts'
import { type Log, openLog } from '../log.ts'
import type { Mail } from '../outside/mail.ts'
import { openContext } from '../start.ts'
import { onDatabase } from './global-setup.ts'

/** A person signed in, and how to call as that person. */
export type Caller = {
  token: string
  email: string
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  get(path: string): Promise<LightMyRequestResponse>
  post(path: string, body?: object): Promise<LightMyRequestResponse>
}

/** The server under test. `mails` holds what was sent. */
export type TestServer = {
  app: FastifyInstance
  context: Context
  mails: Mail[]
  /** The owner of the tables, for what the server's own role may not do. */
  owner: pg.Pool
  ownerConnection: Connection
  /** Calls as nobody in particular. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  /** Registers and logs in; onboarded by default. */
  signUp(options?: { onboarded?: boolean; email?: string }): Promise<Caller>
  stop(): Promise<void>
}

/**
 * What a test may set: settings, whether addresses must be confirmed, the log, what happens before
 * each mail, and whether queues are worked by the clock.
 */
export type TestServerOptions = {
  env?: Record<string, string>
  mailConfirms?: boolean
  log?: Log
  beforeMail?: () => Promise<void>
  keepsSchedules?: boolean
}

/** The password of everyone in tests. */
export const testPassword = 'harbour123'

/** Starts a server for a test file; stop it in afterAll. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  // Copying the files takes half the time of writing them through the log.
  await administer(`create database ${database} template plimsoll_template strategy file_copy`)
  const ownerConnection = onDatabase(inject('postgres'), database)
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-files-'))
  const mails: Mail[] = []
  const opened = await openContext({
    env: testEnv({ DATA_DIR: dataDir, ...options.env }),
    log: options.log ?? openLog(process.env.TEST_LOG_LEVEL ?? 'silent'),
    owner: ownerConnection,
    // What a test finds must not depend on the minute of the hour it runs in.
    keepsSchedules: options.keepsSchedules ?? false,
  })
  const context: Context = {
    ...opened,
    mailer: {
      confirms: options.mailConfirms ?? false,
      send: async (mail) => {
        await options.beforeMail?.()
        mails.push(mail)
      },
    },
  }
  const app = await buildApp(context)
  await context.jobs.start()
  await app.ready()
  const owner = openOwnerPool(ownerConnection)
  return {
    app,
    owner,
    ownerConnection,
    context,
    mails,
    get: (path, headers = {}) => app.inject({ method: 'GET', url: `/api${path}`, headers }),
    post: (path, body = {}, headers = {}) =>
      app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers }),
    signUp: (who = {}) => signUp(app, who),
    stop: async () => {
      await app.close()
      await context.jobs.stop()
      await context.db.destroy()
      await owner.end()
      // A pool ends before its connections have closed, and one that is cut off meanwhile is an
      // error that nobody listens for any more.
      await untilUnused(database)
      await administer(`drop database if exists ${database} with (force)`).catch(() => undefined)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Calls as the bearer of a token. */
export function callerOf(app: FastifyInstance, who: { token: string; email: string }): Caller {
  const call = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { authorization: `Bearer ${who.token}`, ...options.headers },
    })
  return {
    ...who,
    call,
    get: (path) => call({ method: 'GET', url: `/api${path}` }),
    post: (path, body) => call({ method: 'POST', url: `/api${path}`, payload: body ?? {} }),
  }
}

/** An address that nobody has. */
export function someEmail(): string {
  return `${randomUUID()}@example.co.uk`
}

function testEnv(extra: Record<string, string>): Env {
  return readEnv({
    NODE_ENV: 'test',
    LOGINS_PER_15_MINUTES: '100',
    UPLOADS_PER_MINUTE: '1000',
    REGISTRATIONS_PER_HOUR: '100000',
    REQUESTS_PER_MINUTE: '100000',
    ...extra,
  })
}

async function signUp(
  app: FastifyInstance,
  who: { onboarded?: boolean; email?: string },
): Promise<Caller> {
  const email = who.email ?? someEmail()
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  await post('/api/auth/register', {
    name: 'Amara Osei',
    email,
    password: testPassword,
    business_name: 'Harbour & Finch',
  })
  const reply = await post('/api/auth/login', { email, password: testPassword })
  const token = (reply.json() as { data: { token: string } }).data.token
  const caller = callerOf(app, { token, email })
  if (who.onboarded !== false)
    await caller.post('/user/onboarding', { onboarding_status: 'complete' })
  return caller
}

const closingMs = 500
const lookEveryMs = 25

/** Waits until nothing is connected to a database, or for as long as connections take to close. */
async function untilUnused(database: string): Promise<void> {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  try {
    for (let waited = 0; waited < closingMs; waited += lookEveryMs) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
        database,
      ])
      if (!rowCount) return
      await sleep(lookEveryMs)
    }
  } finally {
    await client.end()
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
