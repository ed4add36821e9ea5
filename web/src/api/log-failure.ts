// The one place that writes failed calls to the console.
import { CallError } from './call.ts'

// Not yet onboarded, signed out, not allowed: the session's rules lead on from there.
const sessionStatuses: readonly number[] = [302, 401, 403]

/** Sends an error to where errors are traced, if anywhere; loaded when it is first needed. */
export function reportError(error: unknown): void {
  import('./error-tracing.ts').then(({ traceError }) => traceError(error)).catch(() => undefined)
}

/** Logs a failure so that its cause can be found; the page decides what users see of it. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof CallError && sessionStatuses.includes(error.status)) return
  const status = error instanceof CallError ? ` with status ${error.status}` : ''
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${what} failed${status}: ${message}`, error)
  // What the server refused is no fault of the page.
  if (!(error instanceof CallError)) reportError(error)
}
