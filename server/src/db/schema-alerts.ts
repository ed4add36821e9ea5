// The tables of mail and alerts as Kysely sees them; part of `Tables` in schema.ts.
import type { AlertKind } from '@plimsoll/domain/alerts/alert'
import type { Generated } from 'kysely'

/** Mail and alerts, by table. */
export type AlertTables = {
  email_outbox: {
    id: string
    dedupe_key: string
    template: string
    recipient: string
    user_id: string | null
    data: Generated<unknown>
    created_at: Generated<Date>
    not_before: Generated<Date>
    attempts: Generated<number>
    leased_until: Date | null
    sent_at: Date | null
    failed_at: Date | null
    last_error: string | null
  }
  address_change: {
    token_hash: Buffer
    user_id: string
    session_id: string | null
    email: string
    expires_at: Date
  }
  alert: {
    business_id: string
    id: string
    user_id: string
    kind: AlertKind
    subject: string
    title: string
    message: string
    href: string
    raised_at: Generated<Date>
    read_at: Date | null
    dismissed_at: Date | null
    ended_at: Date | null
  }
  alert_watch: {
    business_id: string
    user_id: string
    kind: AlertKind
    subject: string
    until: string | null
    raised_at: Generated<Date>
  }
  alert_setting: {
    business_id: string
    user_id: string
    kind: AlertKind
    in_app: boolean
    by_mail: boolean
    amount_minor: number | null
    days: number | null
  }
}
