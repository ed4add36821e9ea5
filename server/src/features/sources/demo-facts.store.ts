// The demo company's own facts, where the user has entered none: its VAT, year end and buffer come
// and go with it.
import type { DemoBusiness } from '@plimsoll/domain/demo/demo-company'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * Describes a business as the demo company, unless its owner has described it; the source remembers
 * what was lent.
 */
export async function lendDemoFacts(
  tx: TenantTx,
  businessId: string,
  demo: DemoBusiness,
): Promise<void> {
  const facts = {
    kind: demo.kind,
    year_end: demo.yearEnd,
    vat_registered: demo.vatRegistered,
    vat_stagger: String(demo.vatStagger),
    cash_buffer_minor: demo.cashBuffer,
  }
  const lent = await tx
    .updateTable('business')
    .set(facts)
    .where('id', '=', businessId)
    .where('kind', 'is', null)
    .where('year_end', 'is', null)
    .where('vat_registered', 'is', null)
    .where('cash_buffer_minor', '=', 0)
    .executeTakeFirst()
  if (lent.numUpdatedRows === 0n) return
  await tx
    .updateTable('source')
    .set({ lent_facts: JSON.stringify(facts) })
    .where('business_id', '=', businessId)
    .execute()
}

/**
 * Takes lent facts away again, unless the user has changed any of them since: then they have become
 * the user's own.
 */
export async function takeDemoFactsBack(tx: TenantTx, businessId: string): Promise<void> {
  await sql`
    update business set kind = null, year_end = null, vat_registered = null, vat_stagger = null, cash_buffer_minor = 0
    from source
    where business.id = ${businessId} and source.business_id = ${businessId}
      and source.lent_facts = jsonb_build_object('kind', business.kind, 'year_end', business.year_end,
        'vat_registered', business.vat_registered, 'vat_stagger', business.vat_stagger,
        'cash_buffer_minor', business.cash_buffer_minor)`.execute(tx)
}
