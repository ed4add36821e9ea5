// What a bank or a file reported of one transaction before any edit, and the leg it is tied to.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** The facts, with the merchant and the label from before any edit. */
type FactsRow = {
  day: string
  text: string
  counterparty: string | null
  reference: string | null
  rail: string | null
  merchant: string | null
  sub_category: string
  file_name: string | null
  file_line: number | null
}

/** Reads the facts. */
export async function readFacts(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<FactsRow | null> {
  const { rows } = await sql<FactsRow>`
    select t.day, t.text, t.counterparty, t.reference, t.rail, m.name as merchant, t.sub_category,
      u.filename as file_name, t.line as file_line
    from transaction t left join merchant m on m.business_id = t.business_id and m.id = t.merchant_id
      left join upload u on u.business_id = t.business_id and u.id = t.upload_id
    where t.business_id = ${businessId} and t.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

/** The other leg of a transfer, as the reply shows it. */
type LegRow = { id: string; day: string; account: string; amount: Minor; text: string }

/** The leg that a transaction, or the first part of it that is tied, points at. */
export async function readOtherLeg(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<LegRow | null> {
  const { rows } = await sql<LegRow>`
    select leg.id, leg.shown_day as day, leg.account_name as account, leg.amount_minor as amount, leg.text
    from whole_transaction leg
    where leg.business_id = ${businessId} and leg.id = coalesce(
      (select transfer_id from transaction where business_id = ${businessId} and id = ${id}),
      (select transfer_id from transaction_split where business_id = ${businessId} and transaction_id = ${id}
        and transfer_id is not null order by position limit 1))`.execute(tx)
  return rows[0] ?? null
}
