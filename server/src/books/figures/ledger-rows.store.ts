// The ledger row by row, for files that carry every transaction: what it counts as, and who changed
// it last.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { readPayNames, shownText } from './pay-names.store.ts'

/** A transaction, or a part of a split one. */
export type LedgerRow = {
  readonly day: Day
  readonly merchant: string | null
  readonly text: string
  readonly subCategory: string
  readonly account: string
  readonly currency: string
  readonly amount: Minor
  readonly inCash: boolean
  readonly excluded: boolean
  readonly counts: boolean // whether the account counts in cash
  readonly note: string | null
  readonly changedBy: string | null
  readonly changedAt: Date | null
}

/** The rows of a span of days, oldest first; at most so many. */
export async function readLedgerRows(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day; rowsMax: number },
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow & { merchantId: string | null }>`
    select b.shown_day as day, m.name as merchant, m.id as "merchantId", ${shownText(businessId)} as text, b.shown_sub_category as "subCategory",
      b.account_name as account, b.currency, b.amount_minor as amount, b.in_cash as "inCash",
      b.excluded, b.counts, b.note, c.by_name as "changedBy", c.at as "changedAt"
    from booked_transaction b
      left join merchant m on m.business_id = b.business_id and m.id = b.shown_merchant_id
      left join (select distinct on (r.transaction_id) r.transaction_id, h.by_name, h.at
        from change_row r join change h on h.business_id = r.business_id and h.id = r.change_id
        where r.business_id = ${businessId} and h.undone_at is null
        order by r.transaction_id, h.at desc) c on c.transaction_id = b.id
    where b.business_id = ${businessId} and b.shown_day between ${span.from} and ${span.to}
    order by b.shown_day, b.amount_minor, b.text, b.id limit ${span.rowsMax}`.execute(tx)
  const hidden = await readPayNames(tx, businessId)
  return rows.map(({ merchantId, ...row }) => {
    const name = merchantId && hidden.get(merchantId)
    return name ? { ...row, merchant: name } : row
  })
}
