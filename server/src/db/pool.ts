// One pool, whatever PostgreSQL is behind it, and how its values become ours: days as text, pence
// as numbers. A broken connection fails the statement it carried and nothing else.
import { setTimeout as sleep } from 'node:timers/promises'
import { minor } from '@plimsoll/domain/money'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isConnectionLost } from './connection-loss.ts'
import type { Tables } from './schema.ts'
import { statementMsMax } from './time-outs.ts'

/** The database as the stores use it. */
export type Db = Kysely<Tables>

/** Where PostgreSQL is: an address, or the embedded one's socket and role. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

/** How many connections one process keeps at the most. */
const poolConnectionsMax = 12

/** How long a request waits for a connection, free or new, before it is answered with 503. */
const connectMsMax = 10_000

/**
 * How long a database that is away is waited for: an embedded one that was killed is back within
 * seconds.
 */
export const awayMsMax = 8_000

const retryMs = 100

/** How a pool differs from the usual one. */
type PoolOptions = {
  max?: number
  connectMs?: number
  queryMs?: number
  awayMs?: number
  /**
   * PgBouncer in transaction mode hands the next statement to another connection, which does not
   * know the name.
   */
  namedStatements?: boolean
}

/** Opens the pool. A broken connection is logged, not thrown: the next statement opens another. */
export function openPool(
  connection: Connection,
  onError: (error: Error) => void,
  options: PoolOptions = {},
): pg.Pool {
  const pool = new PatientPool(
    {
      ...connection,
      Client: clientWithDeadline(options.queryMs ?? null),
      max: options.max ?? poolConnectionsMax,
      connectionTimeoutMillis: options.connectMs ?? connectMsMax,
      keepAlive: true,
      application_name: 'plimsoll',
      types: { getTypeParser },
    },
    { awayMs: options.awayMs ?? awayMsMax, names: options.namedStatements ?? true },
  )
  pool.on('error', onError)
  // The pool takes its own listener off a client while it is lent. Without one of ours, a
  // connection that breaks between two statements of a transaction would end the whole process. The
  // statement that follows fails by itself.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/**
 * The pool of the owner of the tables, for migrations and commands, which take the time they need.
 */
export function openOwnerPool(connection: Connection): pg.Pool {
  return openPool(connection, () => undefined, { queryMs: 0 })
}

/** Kysely over the pool. */
export function openDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

type Lent = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool that waits for a database that is away for a moment, and asks a plain question again when
 * its connection broke.
 */
class PatientPool extends pg.Pool {
  readonly #awayMs: number
  readonly #names: boolean

  constructor(config: pg.PoolConfig, options: { awayMs: number; names: boolean }) {
    super(config)
    this.#awayMs = options.awayMs
    this.#names = options.names
  }

  /** Nothing was sent before there is a connection, so to try again is always safe. */
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Lent): void
  override connect(callback?: Lent): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connectPatiently()
    this.#connectPatiently().then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    const until = Date.now() + this.#awayMs
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        if (this.ending || isSlow(error) || !isConnectionLost(error) || Date.now() > until)
          throw error
        await sleep(retryMs)
      }
    }
  }

  // The driver overloads this method in many ways; all of them but the promise of a plain question
  // go straight through.
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own types cannot express the overloads of a subclass
  override query(statement: any, ...rest: any[]): any {
    const args = [this.#names ? statement : withoutName(statement), ...rest]
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const ask = () => (super.query as (...all: any[]) => any)(...args)
    const answer = ask()
    if (!isQuestion(args[0]) || !(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (this.ending || isSlow(error) || !isConnectionLost(error)) throw error
      return ask()
    })
  }
}

/** A time-out has already cost its time; it is not waited out twice. */
function isSlow(error: unknown): boolean {
  return /timeout/i.test((error as Error).message)
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement))
    return statement
  return { ...statement, name: undefined }
}

function isQuestion(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string })?.text
  return /^\s*select\b/i.test(text ?? '')
}

/**
 * A client that gives up on a server that has stopped answering, and then closes its connection:
 * the pool would otherwise lend it again while the server still owes it an answer. A statement that
 * is merely slow is ended by the server itself.
 */
function clientWithDeadline(fixedMs: number | null): typeof pg.Client {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's own types cannot express the overloads of a subclass
    override query(...args: any[]): any {
      const internals = this as unknown as {
        connectionParameters: { query_timeout: number }
        connection: { stream: { destroy(): void } }
      }
      internals.connectionParameters.query_timeout = fixedMs ?? statementMsMax() + graceMs
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const answer = (super.query as (...all: any[]) => any)(...args)
      if (answer instanceof Promise)
        answer.catch((error: Error) => {
          if (error.message === 'Query read timeout') internals.connection.stream.destroy()
        })
      return answer
    }
  }
}

const graceMs = 5_000

const dateOid = 1082
const bigintOid = 20
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === dateOid) return (text: string) => text
  if (oid === bigintOid) return (text: string) => minor(Number(text))
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser
