// The tables of sales projects.
import type { ProjectStatus } from '@plimsoll/domain/sales/status'
import type { Generated } from 'kysely'
import type { Json } from './schema-json.ts'

type VatRate = 'none' | 'standard' | 'reduced'

/** Projects with their milestones, costs, matches and changes. */
export interface SalesTables {
  project: {
    business_id: string
    id: string
    name: string
    client_merchant_id: string | null
    client_name: string
    status: ProjectStatus
    status_since: string
    is_agreed: boolean
    value_minor: number
    vat_rate: VatRate
    vat_included: boolean
    starts: string
    ends: string | null
    probability: number
    delay_days: number | null
    include: boolean
    notes: string
    version: Generated<number>
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  project_milestone: {
    business_id: string
    project_id: string
    id: string
    position: number
    label: string
    amount_minor: number | null
    share: number | null
    invoice_date: string
    terms_days: number
    chosen_on: string | null
    planned_on: string
  }
  project_cost: {
    business_id: string
    project_id: string
    id: string
    position: number
    label: string
    kind: 'one_off' | 'share' | 'recurring'
    amount_minor: number | null
    share: number | null
    day: string | null
    until: string | null
    every: 'week' | 'month' | null
    sub_category: string
    supplier_merchant_id: string | null
    supplier_name: string | null
    vat_rate: VatRate
  }
  project_match: {
    business_id: string
    project_id: string
    item_id: string
    transaction_id: string
    kind: 'match' | 'unmatch'
    decided_at: Generated<Date>
  }
  project_change: {
    business_id: string
    id: string
    position: number
    kind: string
    effective_date: string | null
    reason: string | null
    made_by: string
    author: string
    made_at: Generated<Date>
    undone_at: Date | null
  }
  project_change_item: {
    business_id: string
    change_id: string
    project_id: string
    words: string
    fields: string[]
    version: number
    before: Json | null
  }
}
