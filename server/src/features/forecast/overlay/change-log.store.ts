// Who changed the forecast, when and why, and what it did to the low point; and the count of
// changes that figures depend on.

import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { bumpVersions } from '../../../books/version.store.ts'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Saver } from './saver.ts'

/**
 * Counts a change of the forecast; `matching` when it changes which payment met which due day, or
 * what is recurring.
 */
export async function bumpForecast(
  tx: TenantTx,
  businessId: string,
  change: { matching: boolean },
): Promise<void> {
  await bumpVersions(tx, businessId, change.matching ? ['forecast', 'decisions'] : ['forecast'])
}

/** One saved change, for the audit trail. */
type ForecastChange = {
  label: string
  why: string | null
  lines: string[]
  lowBefore: Minor | null
  lowAfter: Minor | null
}

/** Notes who changed what, and what it did to the low point. */
export async function noteChange(
  tx: TenantTx,
  businessId: string,
  change: ForecastChange & { today: Day },
  by: Saver,
): Promise<void> {
  await tx
    .insertInto('forecast_change')
    .values({
      business_id: businessId,
      id: newId(),
      changed_by: by.userId,
      made_on: change.today,
      label: change.label,
      why: change.why,
      lines: change.lines,
      low_before_minor: change.lowBefore,
      low_after_minor: change.lowAfter,
    })
    .execute()
}

/** A saved change of the forecast as it was noted. */
export type PastForecastChange = {
  readonly madeOn: Day
  readonly userId: string | null
  readonly label: string
  readonly why: string | null
  readonly lowBefore: Minor | null
  readonly lowAfter: Minor | null
}

/** The latest changes of the forecast, the newest first. */
export async function readForecastChanges(
  tx: TenantTx,
  businessId: string,
  rowsMax: number,
): Promise<PastForecastChange[]> {
  const { rows } = await sql<PastForecastChange>`
    select made_on as "madeOn", changed_by as "userId", label, why,
      low_before_minor as "lowBefore", low_after_minor as "lowAfter"
    from forecast_change where business_id = ${businessId}
    order by made_on desc, id desc limit ${rowsMax}`.execute(tx)
  return rows
}
