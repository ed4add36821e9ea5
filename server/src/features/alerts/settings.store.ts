// Each person's stored preferences, and the people to notify.
import type { AlertKind, AlertSetting } from '@plimsoll/domain/alerts/alert'
import { type Minor, minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { asOwnerWithin, type TenantTx } from '../../db/tenant.ts'
import type { Recipient } from './alerts.store.ts'

/** A person's stored preferences. `days` is null where the person left the default. */
type SettingRow = { kind: AlertKind } & Omit<AlertSetting, 'days'> & { days: number | null }

/** A person's stored preferences, by kind. */
export async function readSettingRows(tx: TenantTx, recipient: Recipient): Promise<SettingRow[]> {
  const rows = await tx
    .selectFrom('alert_setting')
    .select(['kind', 'in_app', 'by_mail', 'amount_minor', 'days'])
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    inApp: row.in_app,
    byMail: row.by_mail,
    amount: row.amount_minor === null ? null : minor(row.amount_minor),
    days: row.days,
  }))
}

/** Keeps what a person says of one kind. */
export async function keepSetting(
  tx: TenantTx,
  recipient: Recipient,
  setting: { kind: AlertKind } & AlertSetting,
): Promise<void> {
  const columns = {
    in_app: setting.inApp,
    by_mail: setting.byMail,
    amount_minor: setting.amount,
    days: setting.days,
  }
  await tx
    .insertInto('alert_setting')
    .values({
      business_id: recipient.businessId,
      user_id: recipient.userId,
      kind: setting.kind,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'user_id', 'kind']).doUpdateSet(columns),
    )
    .execute()
}

/** Everyone who belongs to a business. The tenant's role may not see people: the owner's asks. */
export async function readMembers(tx: TenantTx, businessId: string): Promise<Person[]> {
  const found: Person[] = []
  await asOwnerWithin(tx, async () => {
    const { rows } = await sql<Person>`
      select u.id as "userId", u.email from membership m join app_user u on u.id = m.user_id
      where m.business_id = ${businessId} order by u.created_at, u.id`.execute(tx)
    found.push(...rows)
  })
  return found
}

/** A person to notify. */
export type Person = { userId: string; email: string }

/** The cash buffer: the line of those who have set none. */
export async function readBuffer(tx: TenantTx, businessId: string): Promise<Minor> {
  const row = await tx
    .selectFrom('business')
    .select('cash_buffer_minor')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  return minor(row.cash_buffer_minor)
}

/** Whether the books are those of the demo company. */
export async function isDemo(tx: TenantTx, businessId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('source')
    .select('provider')
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row?.provider === 'demo'
}
