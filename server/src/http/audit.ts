// The trail of sign-ins for whoever runs Plimsoll: one log line each, with the user's id and the
// caller's address, and never with a password, a code, a token or an email address.
import type { Log } from '../log.ts'

/** A security event: what was tried, with what outcome, by whom and from where. */
type AuditEvent = {
  readonly event: 'sign_in' | 'second_factor' | 'link' | 'session'
  readonly outcome: 'accepted' | 'refused' | 'needs_second_factor'
  readonly reason?: string
  readonly user?: string | null
  readonly ip?: string
}

/** Writes the line. */
export function audit(log: Log, event: AuditEvent): void {
  log.info(event, 'security')
}
