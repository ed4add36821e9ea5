// What every feature is given: the database, the clock, the jobs, the world outside. Made once at the start.
import type { AnyEndpoint } from '@plimsoll/contract/endpoint'
import type { Day } from '@plimsoll/domain/calendar'
import type pg from 'pg'
import type { Db } from './db/pool.ts'
import type { Env } from './env.ts'
import type { Tokens } from './http/tokens.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Mailer } from './outside/mail.ts'

/** The parts that features share. */
export type Context = {
  readonly env: Env
  readonly pool: pg.Pool
  readonly db: Db
  readonly log: Log
  readonly tokens: Tokens
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Where the browser reaches us, without a trailing slash. */
  readonly origin: () => string
  /** The business day, asked once per request and passed down. */
  readonly today: () => Day
  /** Every endpoint served, for OpenAPI. */
  readonly endpoints: AnyEndpoint[]
}
