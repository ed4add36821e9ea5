// What a business chose for its analysis, kept on the business itself.
import { type Minor, zero } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** The settings as they are kept; `about` is what was last sent, or an empty object. */
type KeptSettings = { amount: Minor | null; percent: number; about: unknown }

/** The settings of a business. */
export async function readSettings(tx: TenantTx, businessId: string): Promise<KeptSettings> {
  const { rows } = await sql<KeptSettings>`
    select materiality_minor as amount, materiality_percent as percent, about
    from business where id = ${businessId}`.execute(tx)
  return rows[0] ?? { amount: zero, percent: 0, about: {} }
}

/** Replaces all of them. */
export async function saveSettings(
  tx: TenantTx,
  businessId: string,
  settings: { amount: Minor | null; percent: number; about: object },
): Promise<void> {
  await sql`
    update business
    set materiality_minor = ${settings.amount}, materiality_percent = ${settings.percent},
      about = ${JSON.stringify(settings.about)}::jsonb
    where id = ${businessId}`.execute(tx)
}
