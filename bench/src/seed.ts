// Books of a given size, written straight into the database: two years, 200 merchants, 40
// categories.
import { randomUUID } from 'node:crypto'
import { addTotals } from '@plimsoll/server/books/totals/totals.store'
import { asTenant } from '@plimsoll/server/db/tenant'
import { withJobTimeOuts } from '@plimsoll/server/db/time-outs'
import { sql } from 'kysely'
import type { Bench } from './server.ts'

const categories = [
  'service_sales',
  'product_sales',
  'rent',
  'fuel',
  'software',
  'net_wages',
  'stock_materials',
  'travel',
  'vat_payment',
  'insurance',
]

/** Fills the business of a user. */
export async function seedTransactions(bench: Bench, userId: string, count: number): Promise<void> {
  const businessId = await businessOf(bench, userId)
  const accountId = randomUUID()
  const uploadId = randomUUID()
  const fill = () =>
    asTenant(bench.db, businessId, async (tx) => {
      await sql`insert into source (business_id, kind, provider, institution) values (${businessId}, 'excel', 'file', 'Bench')`.execute(
        tx,
      )
      await sql`insert into account (business_id, id, name, anchor_day, anchor_minor) values (${businessId}, ${accountId}, 'Bench', current_date, 100000000)`.execute(
        tx,
      )
      await sql`insert into merchant (business_id, id, key, name)
      select ${businessId}, gen_random_uuid(), 'M' || n, 'Merchant ' || n from generate_series(1, 200) n`.execute(
        tx,
      )
      await sql`
      with merchants as (
        select id, row_number() over (order by key) - 1 as n from merchant where business_id = ${businessId})
      insert into transaction (business_id, id, account_id, day, position, amount_minor, text, fingerprint, occurrence,
        upload_id, merchant_id, sub_category, label_source, label_confidence)
      select ${businessId}, gen_random_uuid(), ${accountId}, current_date - (i % 730), i,
        case when i % 5 < 2 then 1 else -1 end * (500 + (i::bigint * 7919) % 20000), 'Transaction ' || i,
        decode(md5(i::text), 'hex'), 1, ${uploadId}, m.id,
        case when i % 5 < 2 then (array['service_sales', 'product_sales'])[1 + i % 2]
          else (${categories}::text[])[3 + (i * 31) % 8] end, 'dictionary', 0.9
      from generate_series(1, ${count}::int) i join merchants m on m.n = i % 200`.execute(tx)
      await addTotals(tx, businessId, { uploadId })
      await sql`update business set books_version = books_version + 1 where id = ${businessId}`.execute(
        tx,
      )
    })
  // A million rows take longer than a request may.
  await withJobTimeOuts(fill)
  await bench.pool.query('analyze')
}

/** The business of a user. */
export async function businessOf(bench: Bench, userId: string): Promise<string> {
  const { rows } = await bench.pool.query<{ business_id: string }>(
    'select business_id from membership where user_id = $1',
    [userId],
  )
  return rows[0]?.business_id ?? ''
}
