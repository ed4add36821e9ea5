// What the user laid over the forecast: hidden lines, decisions, rules, one-offs, and who changed what.
import type { Configuration, Decision, OneOff } from '@plimsoll/contract/forecast-lines'
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** Everything saved, as the contract writes it. */
export type SavedChanges = {
  hidden: string[]
  decisions: Decision[]
  configurations: (Configuration & { id: string })[]
  oneOffs: (OneOff & { id: string })[]
}

/** Who saves. */
export type Saver = { userId: string }

/** Everything that stands now. */
export async function readChanges(tx: TenantTx, businessId: string): Promise<SavedChanges> {
  const of = { business: businessId }
  return {
    hidden: await readHidden(tx, of.business),
    decisions: await readDecisions(tx, of.business),
    configurations: await readConfigurations(tx, of.business),
    oneOffs: await readOneOffs(tx, of.business),
  }
}

async function readHidden(tx: TenantTx, businessId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('forecast_hidden')
    .select('line_id')
    .where('business_id', '=', businessId)
    .orderBy('line_id')
    .execute()
  return rows.map((row) => row.line_id)
}

/** What was said of occurrences, oldest word first. */
export async function readDecisions(tx: TenantTx, businessId: string): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('forecast_decision')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('decided_at')
    .orderBy('series_id')
    .orderBy('due')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({
    series_id: row.series_id,
    due: row.due,
    kind: row.kind,
    ...(row.movement_ids && { transaction_ids: row.movement_ids }),
    ...(row.day && { day: row.day }),
    ...(row.days && { days: row.days }),
    ...(row.amount_minor !== null && { amount: row.amount_minor as Minor }),
  }))
}

async function readConfigurations(
  tx: TenantTx,
  businessId: string,
): Promise<(Configuration & { id: string })[]> {
  const rows = await tx
    .selectFrom('forecast_configuration')
    .select(['id', 'configuration'])
    .where('business_id', '=', businessId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...(row.configuration as Configuration), id: row.id }))
}

async function readOneOffs(tx: TenantTx, businessId: string): Promise<(OneOff & { id: string })[]> {
  const rows = await tx
    .selectFrom('forecast_one_off')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    amount: row.amount_minor as Minor,
    sub_category: row.sub_category,
    merchant_id: row.merchant_id,
    note: row.note,
  }))
}

/** Leaves lines out of the forecast, or takes them in again. */
export async function keepHidden(
  tx: TenantTx,
  businessId: string,
  hidden: readonly { seriesId: string; hide: boolean }[],
  by: Saver,
): Promise<void> {
  const ids = hidden.map(({ seriesId }) => seriesId)
  if (ids.length === 0) return
  await tx
    .deleteFrom('forecast_hidden')
    .where('business_id', '=', businessId)
    .where('line_id', 'in', ids)
    .execute()
  const rows = hidden
    .filter(({ hide }) => hide)
    .map(({ seriesId }) => ({ business_id: businessId, line_id: seriesId, hidden_by: by.userId }))
  if (rows.length > 0)
    await tx
      .insertInto('forecast_hidden')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Keeps decisions about occurrences; `restore` takes back everything said of one. */
export async function keepDecisions(
  tx: TenantTx,
  businessId: string,
  decisions: readonly Decision[],
  by: Saver,
): Promise<void> {
  for (const one of decisions) {
    const { kind } = one
    const said = tx
      .deleteFrom('forecast_decision')
      .where('business_id', '=', businessId)
      .where('series_id', '=', one.series_id)
      .where('due', '=', one.due)
    if (kind === 'restore') {
      await said.execute()
      continue
    }
    await said.where('kind', '=', kind).execute()
    await tx
      .insertInto('forecast_decision')
      .values({
        business_id: businessId,
        series_id: one.series_id,
        due: one.due,
        kind,
        movement_ids: one.transaction_ids ?? null,
        day: one.day ?? null,
        days: one.days ?? null,
        amount_minor: one.amount ?? null,
        decided_by: by.userId,
      })
      .execute()
  }
}

/** Keeps configurations; one without rules takes back what was saved for its line. */
export async function keepConfigurations(
  tx: TenantTx,
  businessId: string,
  configurations: readonly (Configuration & { id: string })[],
  by: Saver,
): Promise<void> {
  for (const { id, ...configuration } of configurations) {
    await tx
      .deleteFrom('forecast_configuration')
      .where('business_id', '=', businessId)
      .where('id', '=', id)
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

/** Keeps one-offs and lets go of others. */
export async function keepOneOffs(
  tx: TenantTx,
  businessId: string,
  change: { kept: readonly (OneOff & { id: string })[]; removed: readonly string[] },
  by: Saver,
): Promise<void> {
  const gone = [...change.removed, ...change.kept.map(({ id }) => id)]
  if (gone.length > 0)
    await tx
      .deleteFrom('forecast_one_off')
      .where('business_id', '=', businessId)
      .where('id', 'in', gone)
      .execute()
  for (const one of change.kept)
    await tx
      .insertInto('forecast_one_off')
      .values({
        business_id: businessId,
        id: one.id,
        day: one.day,
        amount_minor: one.amount,
        sub_category: one.sub_category,
        merchant_id: one.merchant_id ?? null,
        note: one.note,
        saved_by: by.userId,
      })
      .execute()
}

/** Counts a change of the forecast; `matching` when it changes which payment met which due day, or what is recurring. */
export async function bumpForecast(
  tx: TenantTx,
  businessId: string,
  change: { matching: boolean },
): Promise<void> {
  await tx
    .updateTable('business')
    .set({
      forecast_version: sql`forecast_version + 1`,
      ...(change.matching && { decisions_version: sql`decisions_version + 1` }),
    })
    .where('id', '=', businessId)
    .execute()
}

/** One saved change, for the audit trail. */
export type ForecastChange = {
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

/** The saved changes, oldest first. */
export async function readChangeLog(
  tx: TenantTx,
  businessId: string,
): Promise<{ label: string; madeOn: Day; lines: string[] }[]> {
  const rows = await tx
    .selectFrom('forecast_change')
    .select(['label', 'made_on', 'lines'])
    .where('business_id', '=', businessId)
    .orderBy('changed_at')
    .execute()
  return rows.map((row) => ({ label: row.label, madeOn: row.made_on, lines: row.lines }))
}
