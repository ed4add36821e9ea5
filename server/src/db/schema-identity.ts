// The tables of sign-in with an identity provider and of the second factor, as Kysely sees them.
import type { Generated } from 'kysely'

type SignInTicketTable = {
  ticket_hash: Buffer
  kind: 'code' | 'add' | 'password' | 'mail' | 'second_factor'
  browser_hash: Buffer | null
  user_id: string | null
  provider: string | null
  issuer: string | null
  subject: string | null
  email: string | null
  email_proven: Generated<boolean>
  name: string | null
  expires_at: Date
}

/** Part of every table, by name. */
export type IdentityTables = {
  user_identity: {
    id: string
    issuer: string
    subject: string
    user_id: string
    provider: string
    email: string | null
    linked_at: Generated<Date>
    used_at: Generated<Date>
  }
  sign_in_attempt: {
    state_hash: Buffer
    browser_hash: Buffer
    provider: string
    user_id: string | null
    sealed: string
    expires_at: Date
  }
  sign_in_ticket: SignInTicketTable
  second_factor: {
    user_id: string
    sealed: string
    confirmed_at: Date | null
    step_used: Generated<number>
    created_at: Generated<Date>
  }
  recovery_code: { user_id: string; code_hash: Buffer }
}
