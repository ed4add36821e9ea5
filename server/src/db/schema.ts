// The tables as Kysely sees them. Dates are text, amounts whole pence as numbers, instants Dates (see pool.ts).
import type { Generated, SelectType } from 'kysely'

type Json = unknown
type Verdict = 'none' | 'accepted' | 'not_recurring'
type UserTable = {
  id: string
  email: string
  name: string
  picture: string | null
  password_hash: string
  confirmed_at: Date | null
  created_at: Generated<Date>
}
type SessionTable = {
  id: string
  jti_hash: Buffer
  user_id: string
  device: string
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
}
type OneTimeTokenTable = {
  token_hash: Buffer
  user_id: string
  kind: 'confirm' | 'reset'
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}
type BusinessTable = {
  id: string
  name: string
  kind: string | null
  nation: Generated<string>
  year_end: string | null
  vat_registered: boolean | null
  vat_stagger: string | null
  cash_buffer_minor: Generated<number>
  onboarding_status: Generated<'not_started' | 'business' | 'data' | 'complete'>
  books_version: Generated<number>
  forecast_version: Generated<number>
  decisions_version: Generated<number>
  recurring_confirmed_at: Date | null
  bank_connected: Generated<boolean>
  created_at: Generated<Date>
}
type AccountTable = {
  business_id: string
  id: string
  name: string
  printed_name: string | null
  layout: string | null
  kind: Generated<'current' | 'savings' | 'card' | 'cash'>
  currency: Generated<string>
  anchor_day: string | null
  anchor_minor: number | null
  anchor_source: 'statement' | 'user' | null
  opening_minor: Generated<number>
  net_minor: Generated<number>
  created_at: Generated<Date>
}
type BalanceStatementTable = {
  business_id: string
  id: string
  account_id: string
  upload_id: string | null
  day: string
  balance_minor: number
  source: 'statement' | 'user'
  stated_at: Generated<Date>
}
type UploadTable = {
  business_id: string
  id: string
  filename: string
  bytes: number
  sha256: Buffer
  state: 'pending' | 'planned' | 'stored' | 'failed' | 'undone'
  stop_at_plan: Generated<boolean>
  progress: Generated<number>
  answers: Generated<Json>
  attempts: Generated<number>
  leased_until: Date | null
  plan_id: string | null
  plan_books_version: number | null
  plan: Json
  report: Json
  error_code: string | null
  message: string | null
  questions: Json
  created_at: Generated<Date>
  finished_at: Date | null
}
type StatementFacts = {
  day: string
  amount_minor: number
  text: string
  counterparty: string | null
  reference: string | null
  bank_type: string | null
  bank_id: string | null
  balance_minor: number | null
  fingerprint: Buffer
  occurrence: number
  file_category: string | null
}
type Labelled = {
  rail: string | null
  sub_category: string
  label_source: string
  label_confidence: number
}
type UploadRowTable = StatementFacts &
  Labelled & {
    business_id: string
    upload_id: string
    id: string
    position: number
    sheet: string
    line: number
    account: string | null
    currency: string
    merchant_key: string
    merchant_name: string
    left_out: Generated<boolean>
  }
type TransactionTable = StatementFacts &
  Labelled & {
    business_id: string
    id: string
    account_id: string
    position: number
    upload_id: string | null
    line: number | null
    merchant_id: string | null
    transfer_id: string | null
    edited_day: string | null
    edited_merchant_id: string | null
    edited_sub_category: string | null
    excluded: Generated<boolean>
    note: string | null
    edited_at: Date | null
    shown_day: Generated<string>
    shown_merchant_id: Generated<string | null>
    shown_sub_category: Generated<string>
  }
type Side = 'in' | 'out'
type BookedTransactionView = {
  [Column in keyof TransactionTable]: SelectType<TransactionTable[Column]>
} & {
  account_name: string
  currency: string
  category: string | null
  activity: 'operating' | 'investing' | 'financing' | null
  side: Side
  in_cash: boolean
}

/** Every table, by name. */
export type Tables = {
  app_user: UserTable
  session: SessionTable
  one_time_token: OneTimeTokenTable
  attempt: { key: string; at: Date[] }
  app_secret: { name: string; value: Buffer }
  idempotency: {
    scope: string
    key: string
    request_hash: Buffer
    status: number | null
    reply: Json
    has_effect: Generated<boolean>
    created_at: Generated<Date>
  }
  taxonomy: { sub_category: string; category: string; direction: string; activity: string }
  business: BusinessTable
  membership: { user_id: string; business_id: string }
  source: {
    business_id: string
    kind: 'bank' | 'excel'
    provider: string
    institution: string
    updated_at: Generated<Date>
    lent_facts: Generated<Json>
  }
  account: AccountTable
  balance_statement: BalanceStatementTable
  merchant: { business_id: string; id: string; key: string; name: string }
  merchant_memory: {
    business_id: string
    merchant_id: string
    side: Side
    sub_category: string
    times: number
  }
  upload: UploadTable
  upload_row: UploadRowTable
  layout_memory: {
    business_id: string
    signature: string
    answers: Json
    reads_as: string
    upload_id: string
    said_at: Generated<Date>
  }
  upload_account: {
    business_id: string
    upload_id: string
    printed: string
    currency: string
    account_id: string
  }
  transaction: TransactionTable
  booked_transaction: BookedTransactionView
  total_day: {
    business_id: string
    day: string
    side: Side
    sub_category: string
    merchant_id: string
    amount_minor: number
    count: number
  }
  total_month: {
    business_id: string
    month: string
    side: Side
    sub_category: string
    amount_minor: number
    count: number
  }
  total_account_day: {
    business_id: string
    account_id: string
    day: string
    net_minor: number
    count: number
  }
  forecast_run: {
    business_id: string
    id: string
    made_at: Generated<Date>
    as_of: string
    books_version: number
    decisions_version: number
    engine: string
    base: Buffer
  }
  forecast_series: {
    business_id: string
    id: string
    merchant_id: string | null
    sub_category: string
    side: Side
    cadence: string
    amount_minor: number
    movement_ids: string[]
    verdict: Generated<Verdict>
  }
  forecast_hidden: {
    business_id: string
    line_id: string
    hidden_by: string
    hidden_at: Generated<Date>
  }
  forecast_decision: {
    business_id: string
    series_id: string
    due: string
    kind: 'match' | 'unmatch' | 'redate' | 'amount' | 'split' | 'cancel'
    movement_ids: string[] | null
    day: string | null
    days: string[] | null
    amount_minor: number | null
    decided_by: string
    decided_at: Generated<Date>
  }
  forecast_configuration: {
    business_id: string
    id: string
    configuration: Json
    saved_by: string
    saved_at: Generated<Date>
  }
  forecast_one_off: {
    business_id: string
    id: string
    day: string
    amount_minor: number
    sub_category: string
    merchant_id: string | null
    note: string
    saved_by: string
    saved_at: Generated<Date>
  }
  forecast_scenario: {
    business_id: string
    id: string
    name: string
    state: 'draft' | 'frozen' | 'merged'
    changes: Json
    figures: Json | null
    made_at: Generated<Date>
    changed_at: Generated<Date>
  }
  forecast_change: {
    business_id: string
    id: string
    changed_by: string
    changed_at: Generated<Date>
    made_on: string
    label: string
    why: string | null
    lines: string[]
    low_before_minor: number | null
    low_after_minor: number | null
  }
  forecast_said: {
    business_id: string
    made_on: string
    month: string
    side: Side
    sub_category: string
    merchant_id: string
    amount_minor: number
    unchanged_minor: number
  }
  forecast_said_day: {
    business_id: string
    made_on: string
    day: string
    closing_minor: number
    unchanged_minor: number
    low50_minor: number
    high50_minor: number
    low80_minor: number
    high80_minor: number
    low95_minor: number
    high95_minor: number
  }
  event_log: {
    business_id: string
    id: string
    user_id: string
    action: string
    additional_data: Generated<Json>
    at: Generated<Date>
  }
}
