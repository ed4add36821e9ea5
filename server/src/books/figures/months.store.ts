// Totals by month, and the balance at the end of each: read from the kept totals.
import { addDays, type Day, firstDayOf, type Month, monthOf } from '@plimsoll/domain/calendar'
import { excludedCodes, type MonthTotal } from '@plimsoll/domain/cashflow/cash-months'
import { type Minor, plus, zero } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { readBalance } from './movements.store.ts'

/**
 * Every month total of the business until a day; of that day's month only what has happened by
 * then, also where the books hold rows dated ahead.
 */
export async function readMonthTotals(
  tx: TenantTx,
  businessId: string,
  until: Day,
): Promise<MonthTotal[]> {
  const first = firstDayOf(monthOf(until))
  const { rows } = await sql<MonthTotal>`
    select to_char(month, 'YYYY-MM') as month, side, sub_category as "subCategory",
      amount_minor as amount
    from total_month where business_id = ${businessId} and month < ${first}
    union all
    select ${monthOf(until)}, side, sub_category, sum(amount_minor)::bigint
    from total_day where business_id = ${businessId} and day between ${first} and ${until}
    group by side, sub_category
    order by month`.execute(tx)
  return rows
}

/**
 * What excluded payments moved in each month until a day, on the side on which they stood. They are
 * few and found by an index of their own, so no total is kept of them.
 */
export async function readExcludedTotals(
  tx: TenantTx,
  businessId: string,
  until: Day,
): Promise<MonthTotal[]> {
  const { rows } = await sql<MonthTotal>`
    select to_char(shown_day, 'YYYY-MM') as month, side,
      case side when 'in' then ${excludedCodes.in} else ${excludedCodes.out} end as "subCategory",
      sum(case side when 'out' then -amount_minor else amount_minor end)::bigint as amount
    from booked_transaction
    where business_id = ${businessId} and excluded and transfer_id is null and counts
      and shown_day <= ${until}
    group by 1, 2 order by 1`.execute(tx)
  return rows
}

/** A month's total of one merchant in one sub-category, a magnitude in the sense of its side. */
export type MerchantMonth = MonthTotal & {
  readonly merchantId: string | null
  readonly count: number
}

/** The totals of the months of a span by merchant, oldest first. */
export async function readMerchantMonths(
  tx: TenantTx,
  businessId: string,
  span: { from: Month; to: Day },
): Promise<MerchantMonth[]> {
  const { rows } = await sql<{
    month: Month
    side: 'in' | 'out'
    sub_category: string
    merchant: string
    amount: Minor
    count: number
  }>`
    select to_char(day, 'YYYY-MM') as month, side, sub_category, merchant_id as merchant,
      sum(amount_minor)::bigint as amount, sum(count)::int as count
    from total_day
    where business_id = ${businessId} and day >= ${`${span.from}-01`} and day <= ${span.to}
    group by 1, 2, 3, 4 order by 1`.execute(tx)
  return rows.map(({ merchant, sub_category, ...row }) => ({
    ...row,
    subCategory: sub_category,
    merchantId: merchant === noId ? null : merchant,
  }))
}

/** What accounts in pounds held together at the end of each day of a span. */
export async function readClosings(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<Map<Day, Minor>> {
  const before = await readBalance(tx, businessId, addDays(span.from, -1))
  const { rows } = await sql<{ day: Day; net: Minor }>`
    select t.day, sum(t.net_minor)::bigint as net
    from total_account_day t join account a on a.business_id = t.business_id and a.id = t.account_id
    where t.business_id = ${businessId} and a.counts and t.day between ${span.from} and ${span.to}
    group by t.day`.execute(tx)
  const nets = new Map(rows.map(({ day, net }) => [day, net]))
  const closings = new Map<Day, Minor>()
  let balance = before
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    balance = plus(balance, nets.get(day) ?? zero)
    closings.set(day, balance)
  }
  return closings
}
