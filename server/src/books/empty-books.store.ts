// Empties the books of a business: everything in them, and everything that was made from them.
import { sql } from 'kysely'
import type { TenantTx } from '../db/tenant.ts'

// What else belongs to the books hangs on one of these and goes with it.
const bookTables = [
  'total_day',
  'total_month',
  'total_account_day',
  'transaction',
  'removed_transaction',
  'change_row',
  'change',
  'transaction_rule',
  'merchant_alias',
  'account',
  'merchant',
  'learnt_model',
  'leak_dismissal',
  'forecast_run',
  'forecast_backtest',
  'forecast_series',
  'forecast_hidden',
  'forecast_decision',
  'forecast_configuration',
  'forecast_one_off',
  'forecast_invoice',
  'forecast_scenario',
  'forecast_change',
  'forecast_snapshot',
  'forecast_snapshot_day',
  'project_change',
  'project',
  'source',
] as const

/**
 * Empties the books themselves: accounts and merchants with everything that hangs on them. Uploads
 * stay.
 */
export async function emptyBooks(tx: TenantTx, businessId: string): Promise<void> {
  for (const table of bookTables)
    await tx.deleteFrom(table).where('business_id', '=', businessId).execute()
  await sql`delete from commentary_rating where business_id = ${businessId}`.execute(tx)
  await sql`delete from commentary where business_id = ${businessId}`.execute(tx)
  await sql`delete from weekly_report where business_id = ${businessId}`.execute(tx)
  await sql`delete from shared_snapshot where business_id = ${businessId}`.execute(tx)
  // What the assistant answered holds figures of these books.
  await sql`delete from chat_turn where business_id = ${businessId}`.execute(tx)
}
