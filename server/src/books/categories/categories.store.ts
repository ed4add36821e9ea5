// The categories of a business: its own ones, and what it calls and hides of all.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** What a business says of one sub-category. */
type CategorySetting = { sub_category: string; label: string | null; hidden: boolean }

/** The codes of the business's own sub-categories. */
export async function readOwnCodes(tx: TenantTx, businessId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('own_category')
    .where('business_id', '=', businessId)
    .select('sub_category')
    .orderBy('sub_category')
    .execute()
  return rows.map((row) => row.sub_category)
}

/** Everything that the business calls otherwise, or hides. */
export async function readSettings(tx: TenantTx, businessId: string): Promise<CategorySetting[]> {
  return tx
    .selectFrom('category_setting')
    .where('business_id', '=', businessId)
    .select(['sub_category', 'label', 'hidden'])
    .execute()
}

/**
 * How many lines stand in each sub-category: from the totals, and those that are no cash
 * (transfers, excluded) from their rows.
 */
export async function countUses(tx: TenantTx, businessId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select code, sum(count)::int as count from (
      select sub_category as code, count from total_month where business_id = ${businessId}
      union all
      select shown_sub_category, count(*) from whole_transaction
      where business_id = ${businessId} and (transfer_id is not null or excluded) and not split group by 1
    ) counted group by code`.execute(tx)
  return new Map(rows.map((row) => [row.code, row.count]))
}

/** Adds a sub-category of the business's own. */
export async function addOwn(
  tx: TenantTx,
  businessId: string,
  own: {
    code: string
    category: string
    direction: 'in' | 'out' | 'both'
    activity: 'operating' | 'investing' | 'financing'
  },
): Promise<void> {
  const { code, ...rest } = own
  await tx
    .insertInto('own_category')
    .values({ business_id: businessId, sub_category: code, ...rest })
    .execute()
}

/**
 * Keeps what a business calls a sub-category and whether it is offered; what is as shipped is not
 * kept.
 */
export async function keepSetting(
  tx: TenantTx,
  businessId: string,
  setting: { code: string; label: string | null; hidden: boolean },
): Promise<void> {
  const { code, label, hidden } = setting
  if (label === null && !hidden) {
    await tx
      .deleteFrom('category_setting')
      .where('business_id', '=', businessId)
      .where('sub_category', '=', code)
      .execute()
    return
  }
  await tx
    .insertInto('category_setting')
    .values({ business_id: businessId, sub_category: code, label, hidden })
    .onConflict((row) =>
      row.columns(['business_id', 'sub_category']).doUpdateSet({ label, hidden }),
    )
    .execute()
}
