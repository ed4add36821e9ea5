// Money in from someone whom the dictionary knows as a cost: a refund only where more was paid than came back.
import { sql } from 'kysely'
import { setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { namesOf, type Of } from './books.store.ts'

/**
 * Takes the dictionary's word back from money in of merchants who have paid more than was ever paid to them: they are
 * customers of that name, and nobody has said what for. Netted with costs their payments would make cash out too small.
 */
export async function unlabelReceipts(tx: TenantTx, of: Of): Promise<void> {
  const unlabel = sql`
    with against as materialized (
      select distinct r.merchant_key from upload_row r join taxonomy x on x.sub_category = r.sub_category
      where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId}
        and r.amount_minor > 0 and r.label_source = 'dictionary' and x.direction = 'out'
    ), moved as (
      select r.merchant_key, sum(r.amount_minor) as net from upload_row r join against using (merchant_key)
      where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId} and not r.left_out group by 1
      union all
      select against.merchant_key, sum(t.amount_minor) from against
        join (${namesOf(of.businessId)}) named on named.key = against.merchant_key
        join transaction t on t.business_id = ${of.businessId} and t.shown_merchant_id = named.merchant_id
          and t.upload_id is distinct from ${of.uploadId}
      group by 1
    )
    update upload_row r set sub_category = 'uncategorised_in', label_source = 'none', label_confidence = 0
    from (select merchant_key from moved group by merchant_key having sum(net) > 0) payer
    where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId}
      and r.merchant_key = payer.merchant_key and r.amount_minor > 0 and r.label_source = 'dictionary'
      and r.sub_category in (select sub_category from taxonomy where direction = 'out')`
  await setWise(tx, () => unlabel.execute(tx))
}
