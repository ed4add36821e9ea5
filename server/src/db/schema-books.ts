// The tables of the books as Kysely sees them: accounts, transactions, categories and totals.
import type { Generated, SelectType } from 'kysely'
import type { Json } from './schema-json.ts'

/** What a statement says of a payment. */
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
/** What we make of it. */
type Labelled = {
  rail: string | null
  sub_category: string
  label_source: string
  label_confidence: number
}
/** Money in or out. */
export type Side = 'in' | 'out'
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
  included: Generated<boolean>
  buffer_minor: Generated<number>
  overdraft_minor: Generated<number>
  counts: Generated<boolean>
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
    split: Generated<boolean>
    origin: Generated<'file' | 'bank' | 'demo' | 'manual'>
    rule_id: string | null
    words_apart: Generated<boolean | null>
    shown_day: Generated<string>
    shown_merchant_id: Generated<string | null>
    shown_sub_category: Generated<string>
  }
type BookedTransactionView = {
  [Column in keyof TransactionTable]: SelectType<TransactionTable[Column]>
} & {
  account_name: string
  currency: string
  counts: boolean
  transaction_id: string
  wholes: number
  category: string | null
  activity: 'operating' | 'investing' | 'financing' | null
  side: Side
  in_cash: boolean
}

type StagedRowTable = StatementFacts &
  Labelled & {
    business_id: string
    batch_id: string
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

export type BooksTables = {
  shipped_taxonomy: {
    sub_category: string
    category: string
    direction: string
    activity: string
  }
  taxonomy: { sub_category: string; category: string; direction: string; activity: string }
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
  staged_row: StagedRowTable
  staged_account: {
    business_id: string
    batch_id: string
    printed: string
    currency: string
    account_id: string
  }
  upload_words: { business_id: string; upload_id: string; id: string; words: string }
  words_due: { business_id: string; upload_id: string }
  transaction: TransactionTable
  transaction_split: {
    business_id: string
    id: string
    transaction_id: string
    position: number
    amount_minor: number
    sub_category: string
    merchant_id: string | null
    note: string | null
    transfer_id: string | null
  }
  whole_transaction: BookedTransactionView
  split_line: BookedTransactionView
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
}
