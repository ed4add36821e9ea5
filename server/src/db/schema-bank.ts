// The tables of connected banks as Kysely sees them; what they mean stands in migration 0007.
import type { Generated } from 'kysely'

type BankConnectionTable = {
  business_id: string
  id: string
  provider: string
  user_sealed: string
  provider_id_sealed: string
  provider_id_hash: Buffer
  institution_id: string
  institution: string
  sign_in_needed: Generated<boolean>
  reconsents: Generated<boolean>
  expires_at: Date | null
  last_success_at: Date | null
  last_attempt_at: Date | null
  error_code: string | null
  next_allowed_at: Date | null
  history_from: string | null
  history_complete: Generated<boolean>
  lease_id: string | null
  lease_until: Date | null
  connected_at: Generated<Date>
  disconnected_at: Date | null
}
type BankSyncTable = {
  business_id: string
  id: string
  connection_id: string
  full_history: boolean
  asks: Generated<boolean>
  asked_from: string | null
  state: Generated<'pending' | 'success' | 'error'>
  error_code: string | null
  steps: Generated<string[]>
  transactions: Generated<number>
  skipped: Generated<number>
  unreadable: Generated<number>
  readings: unknown
  started_at: Generated<Date>
  deadline_at: Date
  finished_at: Date | null
}
type BankAccountTable = {
  business_id: string
  account_id: string
  connection_id: string
  provider_id: string
  key_sealed: string | null
  reference: string | null
  booked_minor: number | null
  booked_day: string | null
  available_minor: number | null
  told_at: Date | null
  baseline_minor: number | null
  baseline_day: string | null
  gone_at: Date | null
}

/** The tables of connected banks. */
export type BankTables = {
  bank_user: {
    business_id: string
    provider: string
    user_sealed: string
    user_hash: Buffer
    created_at: Generated<Date>
  }
  bank_attempt: {
    business_id: string
    id: string
    state_hash: Buffer
    user_id: string
    kind: 'add' | 'reconsent' | 'reauth'
    connection_id: string | null
    secrets_sealed: string
    expires_at: Date
    used_at: Date | null
    ended: 'done' | 'failed' | null
    held_until: Date | null
  }
  bank_connection: BankConnectionTable
  bank_sync: BankSyncTable
  bank_account: BankAccountTable
  bank_transaction: {
    business_id: string
    account_id: string
    provider_id: string
    transaction_id: string
    state: Generated<'booked' | 'deleted'>
    former: Generated<boolean>
    day: string
    amount_minor: number
    text: string
    edits: unknown
  }
  bank_pending: {
    business_id: string
    account_id: string
    provider_id: string
    id: string
    day: string
    amount_minor: number
    text: string
    merchant_name: string
    gone_at: Date | null
  }
  bank_event: {
    business_id: string
    id: string
    heard_at: Generated<Date>
    completed_hash: Buffer | null
  }
  bank_ending: {
    id: Generated<string>
    provider: string
    user_sealed: string
    connection_sealed: string | null
    attempts: Generated<number>
    next_try_at: Generated<Date>
    created_at: Generated<Date>
  }
}
