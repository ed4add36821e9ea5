// Weekly reports as they were stored: written once, never changed.
import type { Day } from '@plimsoll/domain/calendar'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** A report as the wire has it, and when it was stored. */
type StoredReport = { readonly storedAt: Date; readonly body: unknown }

/** The report stored for the week that begins on a Monday. */
export async function findStored(
  tx: TenantTx,
  businessId: string,
  week: Day,
): Promise<StoredReport | null> {
  const { rows } = await sql<StoredReport>`
    select stored_at as "storedAt", body from weekly_report
    where business_id = ${businessId} and week = ${week}`.execute(tx)
  return rows[0] ?? null
}

/** Stores a week's report. One that is stored already stays as it is. */
export async function store(
  tx: TenantTx,
  businessId: string,
  report: { week: Day; body: object },
): Promise<void> {
  await sql`
    insert into weekly_report (business_id, week, body)
    values (${businessId}, ${report.week}, ${JSON.stringify(report.body)}::jsonb)
    on conflict do nothing`.execute(tx)
}

/** The Mondays of the weeks that have a stored report. */
export async function listStored(tx: TenantTx, businessId: string): Promise<Set<Day>> {
  const { rows } = await sql<{ week: Day }>`
    select week from weekly_report where business_id = ${businessId}`.execute(tx)
  return new Set(rows.map(({ week }) => week))
}
