// The names under which single pay is shown where a business hides it: everyone who is paid wages becomes “Employee 1” and so on.
import { payCategories } from '@plimsoll/domain/outlook/payment-groups'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** Names by merchant, of those whose names are not shown. */
export type PayNames = ReadonlyMap<string, string>

const codes = sql.lit(`{${[...payCategories].join(',')}}`)

/** The people who are paid wages, in the order in which they came into the books; none where single pay is shown. */
export async function readPayNames(tx: TenantTx, businessId: string): Promise<PayNames> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.merchant_id as id from total_day t
      join merchant m on m.business_id = t.business_id and m.id = t.merchant_id
    where t.business_id = ${businessId} and t.sub_category = any(${codes}::text[])
      and exists (select from business b where b.id = ${businessId} and b.hide_pay)
    order by 1`.execute(tx)
  return new Map(rows.map(({ id }, at) => [id, `Employee ${at + 1}`]))
}

/** The bank's words for a payment, or “Pay” for somebody's pay where single pay is hidden. */
export function shownText(businessId: string): RawBuilder<string> {
  return sql<string>`case when amount_minor < 0 and shown_sub_category = any(${codes}::text[])
      and exists (select from business b where b.id = ${businessId} and b.hide_pay)
    then 'Pay' else text end`
}
