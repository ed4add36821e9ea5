// The tables of the forecast as Kysely sees them.
import type { Generated, GeneratedAlways } from 'kysely'
import type { Side } from './schema-books.ts'
import type { Json } from './schema-json.ts'

type Verdict = 'none' | 'accepted' | 'not_recurring'

export type ForecastTables = {
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
  forecast_backtest: {
    business_id: string
    made_at: Generated<Date>
    as_of: string
    books_version: number
    engine: string
    in_range: number
    days: number
    widening_low: number
    widening_high: number
    forecasts: Buffer
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
    line_id: string
    due: string
    kind: 'match' | 'unmatch' | 'redate' | 'amount' | 'split' | 'cancel'
    movement_ids: string[] | null
    day: string | null
    days: string[] | null
    amount_minor: number | null
    decided_by: string
    decided_at: Generated<Date>
    decision_key: GeneratedAlways<string>
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
  forecast_invoice: {
    business_id: string
    id: string
    side: Side
    party: string
    merchant_id: string | null
    sub_category: string
    number: string | null
    issued: string | null
    due: string
    amount_minor: number
    since: string
    paid_on: string | null
    email: string | null
    source: 'typed' | 'Xero' | 'QuickBooks' | 'FreeAgent' | 'Sage' | 'table'
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
  forecast_snapshot: {
    business_id: string
    made_on: string
    month: string
    side: Side
    sub_category: string
    merchant_id: string
    amount_minor: number
    unchanged_minor: number
  }
  forecast_snapshot_day: {
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
}
