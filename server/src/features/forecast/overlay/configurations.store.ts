// The user's rules, as the contract writes them.
import type { Configuration } from '@plimsoll/contract/forecast-lines'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Saver } from './saver.ts'

/** A configuration that is kept. */
export type KeptConfiguration = Configuration & { id: string }

/** All of them, in the order in which they were saved. */
export async function readConfigurations(
  tx: TenantTx,
  businessId: string,
): Promise<KeptConfiguration[]> {
  const rows = await tx
    .selectFrom('forecast_configuration')
    .select(['id', 'configuration'])
    .where('business_id', '=', businessId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...(row.configuration as Configuration), id: row.id }))
}

/**
 * Keeps configurations, one for each line; one without rules takes back what was saved for its
 * line.
 */
export async function keepConfigurations(
  tx: TenantTx,
  businessId: string,
  configurations: readonly KeptConfiguration[],
  by: Saver,
): Promise<void> {
  for (const { id, ...configuration } of configurations) {
    await tx
      .deleteFrom('forecast_configuration')
      .where('business_id', '=', businessId)
      .where((is) => {
        const same = is('id', '=', id)
        if (!configuration.line_id) return same
        return is.or([same, is(sql`configuration->>'line_id'`, '=', configuration.line_id)])
      })
      .execute()
    if (configuration.rules.length === 0) continue
    await tx
      .insertInto('forecast_configuration')
      .values({
        business_id: businessId,
        id,
        configuration: JSON.stringify(configuration),
        saved_by: by.userId,
      })
      .execute()
  }
}
