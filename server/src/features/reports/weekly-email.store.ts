// Who gets the weekly report by email.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** A person of a business. */
export type Reader = { readonly businessId: string; readonly userId: string }

/** Whether a person gets it. */
export async function isSubscribed(tx: TenantTx, reader: Reader): Promise<boolean> {
  const { rows } = await sql`
    select from weekly_email
    where business_id = ${reader.businessId} and user_id = ${reader.userId}`.execute(tx)
  return rows.length > 0
}

/** Starts or stops it. */
export async function subscribe(tx: TenantTx, reader: Reader, wanted: boolean): Promise<void> {
  const { businessId, userId } = reader
  if (wanted)
    await sql`insert into weekly_email (business_id, user_id) values (${businessId}, ${userId})
      on conflict do nothing`.execute(tx)
  else
    await sql`delete from weekly_email where business_id = ${businessId} and user_id = ${userId}`.execute(
      tx,
    )
}

/** The ids of those who get it. */
export async function listSubscribers(tx: TenantTx, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from weekly_email where business_id = ${businessId} order by since, user_id`.execute(
    tx,
  )
  return rows.map(({ user_id }) => user_id)
}
