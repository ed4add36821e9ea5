// The total of a list from the totals that are kept, so that it costs the same with a million
// transactions as with a thousand. Filters for which no total is kept are not answered here: their
// rows have to be counted.
import { firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { Filters } from './filters.store.ts'

/** How many rows, and what they add up to with their signs. */
export type Sum = { count: number; amount: Minor }

/** The sum of the rows that match, or null where no stored total has it. */
export async function sumByTotals(
  tx: TenantTx,
  businessId: string,
  filters: Filters,
): Promise<Sum | null> {
  const sum = queryOf(businessId, filters)
  return sum ? ((await sum.execute(tx)).rows[0] ?? null) : null
}

function queryOf(businessId: string, filters: Filters): RawBuilder<Sum> | null {
  const { words, amountFrom, amountTo, origin, label, shown } = filters
  if ([words, amountFrom, amountTo, origin, label, shown].some((filter) => filter !== null))
    return null
  const isOfCash = filters.side !== null || filters.activity !== null
  if (isOfCash) return filters.accountId ? null : ofCash(businessId, filters)
  if (filters.category || filters.subCategory || filters.merchantId) return null
  return ofAccounts(businessId, filters)
}

// Every row stands in its account's days: transfers, excluded ones and other money too.
function ofAccounts(businessId: string, { accountId, from, to }: Filters): RawBuilder<Sum> {
  return sql<Sum>`select coalesce(sum(t.count), 0)::int as count,
      ${countable(sql`sum(t.net_minor) filter (where a.counts or ${accountId !== null})`)} as amount
    from total_account_day t join account a on a.business_id = t.business_id and a.id = t.account_id
    where t.business_id = ${businessId} and ${all([
      accountId ? sql`t.account_id = ${accountId}` : null,
      from ? sql`t.day >= ${from}` : null,
      to ? sql`t.day <= ${to}` : null,
    ])}`
}

// What counts as cash stands in the totals by side and sub-category, of whole months where that is
// enough.
function ofCash(businessId: string, filters: Filters): RawBuilder<Sum> {
  const { from, to, side, activity, category, subCategory, merchantId } = filters
  const byMonth = merchantId === null && isOfMonths(filters)
  const table = sql.table(byMonth ? 'total_month' : 'total_day')
  const day = sql.ref(byMonth ? 't.month' : 't.day')
  return sql<Sum>`select coalesce(sum(t.count), 0)::int as count,
      ${countable(sql`sum(case t.side when 'out' then -t.amount_minor else t.amount_minor end)`)} as amount
    from ${table} t join taxonomy x on x.sub_category = t.sub_category
    where t.business_id = ${businessId} and ${all([
      from ? sql`${day} >= ${from}` : null,
      to ? sql`${day} <= ${to}` : null,
      side ? sql`t.side = ${side}` : null,
      activity
        ? sql`case when x.activity = 'neutral' then 'financing' else x.activity end = ${activity}`
        : null,
      category ? sql`x.category = ${category}` : null,
      subCategory ? sql`t.sub_category = ${subCategory}` : null,
      merchantId ? sql`t.merchant_id = ${merchantId}` : null,
    ])}`
}

function isOfMonths({ from, to }: Filters): boolean {
  return (
    (from === null || from === firstDayOf(monthOf(from))) &&
    (to === null || to === lastDayOf(monthOf(to)))
  )
}

function all(conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  const set = conditions.filter((condition) => condition !== null)
  return set.length > 0 ? sql.join(set, sql` and `) : sql`true`
}

/**
 * A sum in pence, 0 of none. Held at the last amount that pence can be counted to, so that books
 * which an earlier version let grow past it can still be listed, and their rows deleted.
 */
export function countable(total: RawBuilder<unknown>): RawBuilder<Minor> {
  const bound = sql.lit(Number.MAX_SAFE_INTEGER)
  return sql<Minor>`least(greatest(coalesce(${total}, 0), -${bound}), ${bound})::bigint`
}
