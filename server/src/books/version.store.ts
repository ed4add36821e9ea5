// The version of the books: two reads under one version see the same state. And the counts of
// everything else that figures depend on.
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/pool.ts'
import type { TenantTx } from '../db/tenant.ts'

/** The version of a business's books; it grows with each change of them. */
export async function readBooksVersion(tx: TenantTx, businessId: string): Promise<number> {
  const row = await tx
    .selectFrom('business')
    .where('id', '=', businessId)
    .select('books_version')
    .executeTakeFirstOrThrow()
  return row.books_version
}

/** Everything outside the day that figures depend on, as one text. */
export async function readFiguresVersion(pool: pg.Pool, businessId: string): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'books_version',
    text: `select concat_ws('/', books_version, forecast_version, cash_buffer_minor, md5(name),
        year_end,
        bank_told_at, outlook_months, hide_pay, backtested_at, materiality_minor, materiality_percent,
        md5(about::text)) as version
      from business where id = $1`,
    values: [businessId],
  })
  return rows[0]?.version ?? 'none'
}

/**
 * What is counted: decisions of which payment met which due day and what is recurring, changes of
 * the forecast, changes of sales projects.
 */
type Counted = 'decisions' | 'forecast' | 'sales'

/** Counts a change, so that what was made before it no longer holds. */
export async function bumpVersions(
  db: Db | TenantTx,
  businessId: string,
  counted: readonly Counted[],
): Promise<void> {
  const next = (kind: Counted): RawBuilder<number> => sql`${sql.ref(`${kind}_version`)} + 1`
  await db
    .updateTable('business')
    .set(Object.fromEntries(counted.map((kind) => [`${kind}_version`, next(kind)])))
    .where('id', '=', businessId)
    .execute()
}
