// Alerts as they are stored: what was raised, what is being watched, and each person's preferences.
import type { AlertKind, Raised, Watched } from '@plimsoll/domain/alerts/alert'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** Whose alerts. */
export type Recipient = { readonly businessId: string; readonly userId: string }

/** An alert as it was read. */
export type AlertRow = {
  id: string
  kind: AlertKind
  title: string
  message: string
  href: string
  raised_at: Date
  read_at: Date | null
  ended_at: Date | null
}

/** What was raised for a person and hasn't recovered. */
export async function readWatched(tx: TenantTx, recipient: Recipient): Promise<Watched[]> {
  return tx
    .selectFrom('alert_watch')
    .select(['kind', 'subject', 'until'])
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .execute()
}

/** Records an alert as raised; false when it is raised already, whoever was first. */
export async function addWatched(
  tx: TenantTx,
  recipient: Recipient,
  watched: Watched,
): Promise<boolean> {
  const row = await tx
    .insertInto('alert_watch')
    .values({
      business_id: recipient.businessId,
      user_id: recipient.userId,
      kind: watched.kind,
      subject: watched.subject,
      until: watched.until,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

/** The cause has recovered: the alert is marked as over, and the next time raises a new one. */
export async function endWatched(
  tx: TenantTx,
  recipient: Recipient,
  watched: Pick<Watched, 'kind' | 'subject'>,
): Promise<void> {
  await tx
    .deleteFrom('alert_watch')
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .where('kind', '=', watched.kind)
    .where('subject', '=', watched.subject)
    .execute()
  await tx
    .updateTable('alert')
    .set({ ended_at: sql`now()` })
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .where('kind', '=', watched.kind)
    .where('subject', '=', watched.subject)
    .where('ended_at', 'is', null)
    .execute()
}

/** What was raised still stands, but otherwise than it was put: it is corrected where it is. */
export async function rewordAlert(
  tx: TenantTx,
  recipient: Recipient,
  { kind, subject, until, title, message, href }: Raised,
): Promise<void> {
  await tx
    .updateTable('alert_watch')
    .set({ until })
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('until', 'is distinct from', until)
    .execute()
  await tx
    .updateTable('alert')
    .set({ title, message, href })
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .where('message', '<>', message)
    .execute()
}

/** Ends all alerts with subjects of this prefix, for everyone. */
export async function endWatchedLike(
  tx: TenantTx,
  businessId: string,
  filter: { kind: AlertKind; subjectPrefix: string },
): Promise<void> {
  await sql`delete from alert_watch where business_id = ${businessId} and kind = ${filter.kind}
    and starts_with(subject, ${filter.subjectPrefix})`.execute(tx)
  await sql`update alert set ended_at = now() where business_id = ${businessId} and kind = ${filter.kind}
    and starts_with(subject, ${filter.subjectPrefix}) and ended_at is null`.execute(tx)
}

/** A later word about the same has come: the earlier ones are over in the list. */
export async function endOlderAlerts(
  tx: TenantTx,
  businessId: string,
  replaced: { kind: AlertKind; subjectPrefix: string; subject: string },
): Promise<void> {
  await sql`update alert set ended_at = now() where business_id = ${businessId} and kind = ${replaced.kind}
    and starts_with(subject, ${replaced.subjectPrefix}) and subject <> ${replaced.subject}
    and ended_at is null`.execute(tx)
}

/** Keeps an alert for the list. */
export async function addAlert(
  tx: TenantTx,
  recipient: Recipient,
  alert: { id: string } & Raised,
): Promise<void> {
  const { id, kind, subject, title, message, href } = alert
  await tx
    .insertInto('alert')
    .values({
      business_id: recipient.businessId,
      user_id: recipient.userId,
      id,
      kind,
      subject,
      title,
      message,
      href,
    })
    .execute()
}

/** The latest that were not dismissed, the newest first. */
export async function listAlertRows(
  tx: TenantTx,
  recipient: Recipient,
  limit: number,
): Promise<AlertRow[]> {
  return tx
    .selectFrom('alert')
    .select(['id', 'kind', 'title', 'message', 'href', 'raised_at', 'read_at', 'ended_at'])
    .where('business_id', '=', recipient.businessId)
    .where('user_id', '=', recipient.userId)
    .where('dismissed_at', 'is', null)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many wait to be read: not those that are over, nor those that were dismissed. */
export async function countUnread(tx: TenantTx, recipient: Recipient): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alert
    where business_id = ${recipient.businessId} and user_id = ${recipient.userId}
      and read_at is null and dismissed_at is null and ended_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Marks the person's own alerts among these ids; a first reading stays the first. */
export async function markAlerts(
  tx: TenantTx,
  recipient: Recipient,
  mark: { ids: readonly string[]; column: 'read_at' | 'dismissed_at'; is: boolean },
): Promise<void> {
  const column = sql.ref(mark.column)
  await sql`update alert set ${column} = case when ${mark.is}::boolean then coalesce(${column}, now()) end
    where business_id = ${recipient.businessId} and user_id = ${recipient.userId}
      and id = any(${[...mark.ids]}::uuid[])`.execute(tx)
}

/** Drops old alerts, and payments too old to be news. */
export async function forgetOldAlerts(
  tx: TenantTx,
  businessId: string,
  ages: { alertDays: number; paymentDays: number },
): Promise<void> {
  await sql`delete from alert where business_id = ${businessId}
    and raised_at < now() - make_interval(days => ${ages.alertDays})`.execute(tx)
  await sql`delete from alert_watch where business_id = ${businessId}
    and kind in ('large_outflow', 'consent')
    and raised_at < now() - make_interval(days => ${ages.paymentDays})`.execute(tx)
}

/** The books are empty: no alert about them is true any more. */
export async function forgetAlerts(tx: TenantTx, businessId: string): Promise<void> {
  for (const table of ['alert', 'alert_watch'] as const)
    await tx
      .deleteFrom(table)
      .where('business_id', '=', businessId)
      .where('kind', '<>', 'consent')
      .execute()
}
