// The one place that writes failed calls to the console.
import { CallError } from './call.ts'

/** Logs a failure for whoever looks for its cause; what users see of it is the page's to decide. */
export function logFailure(what: string, error: unknown): void {
  const status = error instanceof CallError ? ` with status ${error.status}` : ''
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${what} failed${status}: ${message}`, error)
}
