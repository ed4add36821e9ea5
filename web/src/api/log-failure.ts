// The one place that writes failed calls to the console.
import { CallError } from './call.ts'

// Not yet onboarded, signed out, not allowed: the session's rules lead on from there.
const sessionStatuses: readonly number[] = [302, 401, 403]

/** Logs a failure for whoever looks for its cause; what users see of it is the page's to decide. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof CallError && sessionStatuses.includes(error.status)) return
  const status = error instanceof CallError ? ` with status ${error.status}` : ''
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${what} failed${status}: ${message}`, error)
}
