// Alerts as they are kept: what was told, what is being watched, and each person's wishes.
import type { AlertKind, Raised, Watched } from '@plimsoll/domain/alerts/alert'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** Whose alerts. */
export type Whose = { readonly businessId: string; readonly userId: string }

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

/** What was told to a person and has not recovered. */
export async function readWatched(tx: TenantTx, whose: Whose): Promise<Watched[]> {
  return tx
    .selectFrom('alert_watch')
    .select(['kind', 'subject', 'until'])
    .where('business_id', '=', whose.businessId)
    .where('user_id', '=', whose.userId)
    .execute()
}

/** Notes that something is told; false when it stands as told already, whoever was first. */
export async function addWatched(tx: TenantTx, whose: Whose, of: Watched): Promise<boolean> {
  const row = await tx
    .insertInto('alert_watch')
    .values({
      business_id: whose.businessId,
      user_id: whose.userId,
      kind: of.kind,
      subject: of.subject,
      until: of.until,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

/** It has recovered: the next time is told again, and what was told is marked as over. */
export async function endWatched(
  tx: TenantTx,
  whose: Whose,
  of: Pick<Watched, 'kind' | 'subject'>,
): Promise<void> {
  await tx
    .deleteFrom('alert_watch')
    .where('business_id', '=', whose.businessId)
    .where('user_id', '=', whose.userId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .execute()
  await tx
    .updateTable('alert')
    .set({ ended_at: sql`now()` })
    .where('business_id', '=', whose.businessId)
    .where('user_id', '=', whose.userId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends what was told of subjects that begin so, whoever it was told to. */
export async function endWatchedLike(
  tx: TenantTx,
  businessId: string,
  of: { kind: AlertKind; subjectPrefix: string },
): Promise<void> {
  await sql`delete from alert_watch where business_id = ${businessId} and kind = ${of.kind}
    and starts_with(subject, ${of.subjectPrefix})`.execute(tx)
  await sql`update alert set ended_at = now() where business_id = ${businessId} and kind = ${of.kind}
    and starts_with(subject, ${of.subjectPrefix}) and ended_at is null`.execute(tx)
}

/** A later word about the same has come: the earlier ones are over in the list. */
export async function endOlderAlerts(
  tx: TenantTx,
  businessId: string,
  of: { kind: AlertKind; subjectPrefix: string; subject: string },
): Promise<void> {
  await sql`update alert set ended_at = now() where business_id = ${businessId} and kind = ${of.kind}
    and starts_with(subject, ${of.subjectPrefix}) and subject <> ${of.subject}
    and ended_at is null`.execute(tx)
}

/** Keeps an alert for the list. */
export async function addAlert(
  tx: TenantTx,
  whose: Whose,
  alert: { id: string } & Raised,
): Promise<void> {
  const { id, kind, subject, title, message, href } = alert
  await tx
    .insertInto('alert')
    .values({
      business_id: whose.businessId,
      user_id: whose.userId,
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
  whose: Whose,
  limit: number,
): Promise<AlertRow[]> {
  return tx
    .selectFrom('alert')
    .select(['id', 'kind', 'title', 'message', 'href', 'raised_at', 'read_at', 'ended_at'])
    .where('business_id', '=', whose.businessId)
    .where('user_id', '=', whose.userId)
    .where('dismissed_at', 'is', null)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many wait to be read: not those that are over, nor those that were dismissed. */
export async function countUnread(tx: TenantTx, whose: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alert
    where business_id = ${whose.businessId} and user_id = ${whose.userId}
      and read_at is null and dismissed_at is null and ended_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Marks the person's own alerts among these ids; a first reading stays the first. */
export async function markAlerts(
  tx: TenantTx,
  whose: Whose,
  mark: { ids: readonly string[]; column: 'read_at' | 'dismissed_at'; is: boolean },
): Promise<void> {
  const column = sql.ref(mark.column)
  await sql`update alert set ${column} = case when ${mark.is}::boolean then coalesce(${column}, now()) end
    where business_id = ${whose.businessId} and user_id = ${whose.userId}
      and id = any(${[...mark.ids]}::uuid[])`.execute(tx)
}

/** Forgets what was told long ago, and payments that are no news any more. */
export async function forgetOldAlerts(
  tx: TenantTx,
  businessId: string,
  of: { alertDays: number; paymentDays: number },
): Promise<void> {
  await sql`delete from alert where business_id = ${businessId}
    and raised_at < now() - make_interval(days => ${of.alertDays})`.execute(tx)
  await sql`delete from alert_watch where business_id = ${businessId}
    and kind in ('large_outflow', 'consent')
    and raised_at < now() - make_interval(days => ${of.paymentDays})`.execute(tx)
}

/** The books are empty: nothing told of them is true any more. */
export async function forgetAlerts(tx: TenantTx, businessId: string): Promise<void> {
  for (const table of ['alert', 'alert_watch'] as const)
    await tx
      .deleteFrom(table)
      .where('business_id', '=', businessId)
      .where('kind', '<>', 'consent')
      .execute()
}
