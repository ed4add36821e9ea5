// Money in from a merchant that the dictionary knows as a cost: a refund only where more was paid
// than came back.
import { sql } from 'kysely'
import { setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from './batch.ts'
import { namesOf } from './post.store.ts'

/**
 * Drops the dictionary's label from money in of merchants who have paid more than was ever paid to
 * them: they are customers of that name, and nobody knows what for. Netted with costs, their
 * payments would make cash out too small.
 */
export async function unlabelReceipts(tx: TenantTx, batch: Batch): Promise<void> {
  const unlabel = sql`
    with against as materialized (
      select distinct r.merchant_key from staged_row r join taxonomy x on x.sub_category = r.sub_category
      where r.business_id = ${batch.businessId} and r.batch_id = ${batch.batchId}
        and r.amount_minor > 0 and r.label_source = 'dictionary' and x.direction = 'out'
    ), moved as (
      select r.merchant_key, sum(r.amount_minor) as net from staged_row r join against using (merchant_key)
      where r.business_id = ${batch.businessId} and r.batch_id = ${batch.batchId} and not r.left_out group by 1
      union all
      select against.merchant_key, sum(t.amount_minor) from against
        join (${namesOf(batch.businessId)}) named on named.key = against.merchant_key
        join transaction t on t.business_id = ${batch.businessId} and t.shown_merchant_id = named.merchant_id
          and t.upload_id is distinct from ${batch.batchId}
      group by 1
    )
    update staged_row r set sub_category = 'uncategorised_in', label_source = 'none', label_confidence = 0
    from (select merchant_key from moved group by merchant_key having sum(net) > 0) payer
    where r.business_id = ${batch.businessId} and r.batch_id = ${batch.batchId}
      and r.merchant_key = payer.merchant_key and r.amount_minor > 0 and r.label_source = 'dictionary'
      and r.sub_category in (select sub_category from taxonomy where direction = 'out')`
  await setWise(tx, () => unlabel.execute(tx))
}
