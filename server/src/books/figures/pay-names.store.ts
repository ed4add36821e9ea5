// The names under which single pay is shown where a business hides it: everyone who is paid wages
// becomes “Employee 1” and so on.
import { nameHider } from '@plimsoll/domain/outlook/hide-names'
import { payCategories } from '@plimsoll/domain/outlook/payment-groups'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** Names by merchant, of those whose names are not shown. */
export type PayNames = ReadonlyMap<string, string>

const nameLengthMin = 4
const codes = sql.lit(`{${[...payCategories].join(',')}}`)

/**
 * The people who are paid wages, in the order in which they came into the books; none where single
 * pay is shown.
 */
export async function readPayNames(tx: TenantTx, businessId: string): Promise<PayNames> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.merchant_id as id from total_day t
      join merchant m on m.business_id = t.business_id and m.id = t.merchant_id
    where t.business_id = ${businessId} and t.sub_category = any(${codes}::text[])
      and exists (select from business b where b.id = ${businessId} and b.hide_pay)
    order by 1`.execute(tx)
  return new Map(rows.map(({ id }, at) => [id, `Employee ${at + 1}`]))
}

/**
 * Takes the names of hidden people out of whatever was written before, such as stored alerts and
 * reports; leaves everything as it is where single pay is shown.
 */
export async function readNameHider(tx: TenantTx, businessId: string): Promise<<T>(value: T) => T> {
  const shown = await readPayNames(tx, businessId)
  if (shown.size === 0) return (value) => value
  const ids = [...shown.keys()]
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from merchant where business_id = ${businessId} and id = any(${ids}::uuid[])
    union select merchant_id, name from merchant_alias
    where business_id = ${businessId} and merchant_id = any(${ids}::uuid[])`.execute(tx)
  return nameHider(
    new Map(
      rows.flatMap(({ id, name }) =>
        [name, withoutPayWords(name)].map((text) => [text, shown.get(id) ?? 'Employee'] as const),
      ),
    ),
  )
}

/**
 * A bank's “A Okafor Salary” is “A Okafor” in what people write; empty where too little of a name
 * is left.
 */
function withoutPayWords(name: string): string {
  const rest = name.replace(/\b(?:wages?|salary|payroll|net pay|pay)\b/gi, ' ').replace(/\s+/g, ' ')
  return rest.trim().length >= nameLengthMin ? rest.trim() : ''
}

/** Whether a row of `whole_transaction` or `split_line` is somebody's pay that is hidden. */
export function isHiddenPay(businessId: string): RawBuilder<boolean> {
  return sql<boolean>`(amount_minor < 0 and shown_sub_category = any(${codes}::text[])
    and exists (select from business b where b.id = ${businessId} and b.hide_pay))`
}

/** The bank's words for a payment, or “Pay” for somebody's pay where single pay is hidden. */
export function shownText(businessId: string): RawBuilder<string> {
  return sql<string>`case when ${isHiddenPay(businessId)} then 'Pay' else text end`
}
