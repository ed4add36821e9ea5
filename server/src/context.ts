// What every feature is given: the database, the clock, the jobs, the world outside. Made once at
// the start.
import type { AnyEndpoint } from '@plimsoll/contract/endpoint'
import type { Day } from '@plimsoll/domain/calendar'
import type pg from 'pg'
import type { Connection, Db } from './db/pool.ts'
import type { Env } from './env.ts'
import type { ExpectedPayments } from './expected-payments.ts'
import type { Tokens } from './http/tokens.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Outbox } from './mail/outbox.ts'
import type { IdentityProvider } from './outside/identity/identity-provider.ts'
import type { Mailer } from './outside/mail.ts'
import type { BankProvider } from './outside/open-banking/bank-provider.ts'
import type { Tiers } from './tiers.ts'
import type { Vault } from './vault.ts'

/** The parts that features share. */
export type Context = {
  readonly env: Env
  /** How the pool reaches the database, for those who need a connection of their own. */
  readonly connection: Connection
  readonly pool: pg.Pool
  readonly db: Db
  readonly log: Log
  readonly tokens: Tokens
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Seals secrets before they are stored. */
  readonly vault: Vault
  /**
   * The open-banking provider; null where none is configured, and then files are all that is
   * offered.
   */
  readonly banks: BankProvider | null
  /** Through which every mail goes. */
  readonly outbox: Outbox
  /** Whom one can sign in with, in the order of the configuration; usually nobody. */
  readonly identityProviders: readonly IdentityProvider[]
  /** What the forecast expects, for those who stand to its left. */
  readonly expected: ExpectedPayments<Context>
  /** The plans that are offered; null where every feature is included. */
  readonly tiers: Tiers | null
  /** Where the browser reaches us, without a trailing slash. */
  readonly origin: () => string
  /** The business day, asked once per request and passed down. */
  readonly today: () => Day
  /** Every endpoint served, for OpenAPI. */
  readonly endpoints: AnyEndpoint[]
}
