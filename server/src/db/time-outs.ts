// How long PostgreSQL may take. Requests are impatient, because somebody waits for them; jobs store
// whole uploads.
import { AsyncLocalStorage } from 'node:async_hooks'

const jobs = new AsyncLocalStorage<true>()

/**
 * The limits of a request. The service role carries them, so that they hold for every connection,
 * also behind PgBouncer.
 */
export const requestTimeOuts = {
  statement_timeout: 45_000,
  lock_timeout: 30_000,
  // Some replies take long to compute between two statements, so this one only ends what was
  // forgotten.
  idle_in_transaction_session_timeout: 300_000,
} as const

/** The limits within a job, set for each of its transactions. */
export const jobTimeOuts = { statement_timeout: 600_000, lock_timeout: 120_000 } as const

/** Runs the work of a job, whose statements may take longer than those of a request. */
export function withJobTimeOuts<T>(work: () => Promise<T>): Promise<T> {
  return jobs.run(true, work)
}

/** Whether this is the work of a job. */
export function isInJob(): boolean {
  return jobs.getStore() === true
}

/** How long a statement may take here, in milliseconds. */
export function statementMsMax(): number {
  return (isInJob() ? jobTimeOuts : requestTimeOuts).statement_timeout
}
