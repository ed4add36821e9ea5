// The tables of people, their sessions and businesses, and of what is stored of requests, as
// Kysely sees them.
import type { Generated } from 'kysely'
import type { Json } from './schema-json.ts'

type UserTable = {
  id: string
  email: string
  name: string
  picture: string | null
  password_hash: string | null
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
  replaced_at: Date | null
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
  outlook_months: Generated<number>
  sales_version: Generated<number>
  sales_counting: Generated<'off' | 'expected' | 'won'>
  hide_pay: Generated<boolean>
  materiality_minor: number | null
  materiality_percent: Generated<number>
  about: Generated<Json>
  backtested_at: Date | null
  onboarding_status: Generated<'not_started' | 'business' | 'data' | 'complete'>
  books_version: Generated<number>
  forecast_version: Generated<number>
  decisions_version: Generated<number>
  recurring_confirmed_at: Date | null
  bank_connected: Generated<boolean>
  category_names: Generated<Json>
  created_at: Generated<Date>
}

export type PeopleTables = {
  app_user: UserTable
  session: SessionTable
  one_time_token: OneTimeTokenTable
  known_device: {
    user_id: string
    device_hash: Buffer
    network_hash: Buffer
    seen_at: Generated<Date>
  }
  attempt: { key: string; at: Date[] }
  app_secret: { name: string; value: Buffer }
  idempotency: {
    scope: string
    key: string
    request_hash: Buffer
    status: number | null
    reply: Json
    has_effect: Generated<boolean>
    holder: string | null
    held_until: Date | null
    created_at: Generated<Date>
  }
  business: BusinessTable
  membership: { user_id: string; business_id: string }
  event_log: {
    business_id: string
    id: string
    user_id: string
    action: string
    additional_data: Generated<Json>
    at: Generated<Date>
  }
}
