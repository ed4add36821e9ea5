// The tables of edits as Kysely sees them: the audit trail, names and categories of one's own,
// rules, views, rows taken out.
import type { Generated } from 'kysely'
import type { Json } from './schema-json.ts'

/** Migration 0008. */
export type EditsTables = {
  own_category: {
    business_id: string
    sub_category: string
    category: string
    direction: 'in' | 'out' | 'both'
    activity: 'operating' | 'investing' | 'financing'
  }
  category_setting: {
    business_id: string
    sub_category: string
    label: string | null
    hidden: Generated<boolean>
  }
  merchant_alias: { business_id: string; key: string; name: string; merchant_id: string }
  transaction_rule: {
    business_id: string
    id: string
    name: string
    conditions: Json
    actions: Json
    enabled: Generated<boolean>
    position: number
    made_at: Generated<Date>
  }
  removed_transaction: {
    business_id: string
    id: string
    account_id: string
    fingerprint: Buffer
    occurrence: number
    upload_id: string | null
    bank_id: string | null
  }
  saved_view: { business_id: string; id: string; name: string; query: string }
  change: {
    business_id: string
    id: string
    at: Generated<Date>
    by_user: string | null
    by_name: string
    what: string
    transactions: number
    memory: Generated<Json>
    undoable: Generated<boolean>
    undone_at: Date | null
    undone_by: string | null
  }
  change_row: {
    business_id: string
    change_id: string
    table_name: string
    row_key: string
    transaction_id: string | null
    op: 'insert' | 'update' | 'delete' | 'nothing'
    before: Json
    after: Json
  }
}
