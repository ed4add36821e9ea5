// The scenarios kept: named sets of changes, and the figures of those that were frozen.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { Problem } from '@plimsoll/domain/problem'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** How many scenarios a business may keep. */
export const scenariosMax = 50

/** A scenario with the figures it was frozen with, in the contract's shape. */
export type KeptScenario = Scenario & { figures: unknown }

/** All scenarios, newest first. */
export async function listScenarios(tx: TenantTx, businessId: string): Promise<KeptScenario[]> {
  const rows = await tx
    .selectFrom('forecast_scenario')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: row.state,
    changes: row.changes as Changeset,
    figures: row.figures,
    made_at: row.made_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }))
}

/** One scenario. Refuses an id that is none of this business's. */
export async function findScenario(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<KeptScenario> {
  const found = (await listScenarios(tx, businessId)).find((scenario) => scenario.id === id)
  if (!found) throw new Problem('not_found', 'There is no such scenario.')
  return found
}

/** Keeps a new scenario. */
export async function addScenario(
  tx: TenantTx,
  businessId: string,
  scenario: { name: string; changes: Changeset },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('forecast_scenario')
    .values({
      business_id: businessId,
      id,
      name: scenario.name,
      state: 'draft',
      changes: JSON.stringify(scenario.changes),
    })
    .execute()
  return id
}

/** Changes what is given of a scenario. */
export async function updateScenario(
  tx: TenantTx,
  businessId: string,
  change: {
    id: string
    name?: string | undefined
    state?: Scenario['state'] | undefined
    changes?: Changeset | undefined
    figures?: unknown
  },
): Promise<void> {
  const { id, name, state, changes, figures } = change
  await tx
    .updateTable('forecast_scenario')
    .set({
      changed_at: new Date(),
      ...(name !== undefined && { name }),
      ...(state !== undefined && { state }),
      ...(changes !== undefined && { changes: JSON.stringify(changes) }),
      ...(figures !== undefined && { figures: figures === null ? null : JSON.stringify(figures) }),
    })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}

/** Discards a scenario. */
export async function deleteScenario(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('forecast_scenario')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}
