// Mails that wait, as they are kept: put in once for each cause, taken under a lease, and marked
// with what came of them.
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/**
 * A mail to write: who is written to, by which template, about what. No secret is among the data.
 */
export type Posted = {
  readonly id: string
  readonly dedupeKey: string
  readonly template: string
  readonly recipient: string
  readonly userId: string | null
  readonly data: unknown
  readonly attempts: number
}

/** Puts an email in, unless its cause has been written about; returns whether it did. */
export async function addPosted(
  db: Db,
  mail: Omit<Posted, 'attempts'> & { notBefore: Date | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into email_outbox (id, dedupe_key, template, recipient, user_id, data, not_before)
    values (${mail.id}, ${mail.dedupeKey}, ${mail.template}, ${mail.recipient}, ${mail.userId},
      ${JSON.stringify(mail.data)}::jsonb, coalesce(${mail.notBefore}::timestamptz, now()))
    on conflict (dedupe_key) do nothing returning id`.execute(db)
  return rows.length === 1
}

/**
 * Takes the mail that has waited longest, for so many seconds; null when none is due. A taking
 * counts as a try.
 */
export async function takePosted(db: Db, leaseSeconds: number): Promise<Posted | null> {
  const { rows } = await sql<Posted>`
    update email_outbox set attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (select id from email_outbox
      where sent_at is null and failed_at is null and not_before <= now()
        and (leased_until is null or leased_until <= now())
      order by not_before, id limit 1 for update skip locked)
    returning id, dedupe_key as "dedupeKey", template, recipient, user_id as "userId", data, attempts`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The mail is gone, or there was nobody to write to: what it was about is not needed any more. */
export async function markSent(db: Db, id: string): Promise<void> {
  await sql`update email_outbox set sent_at = now(), leased_until = null, last_error = null, data = '{}'
    where id = ${id}`.execute(db)
}

/** The mail waits for so many seconds and is tried again. */
export async function putBack(
  db: Db,
  id: string,
  failure: { error: string; waitSeconds: number },
): Promise<void> {
  await sql`update email_outbox set leased_until = null, last_error = ${failure.error},
      not_before = now() + make_interval(secs => ${failure.waitSeconds})
    where id = ${id} and sent_at is null`.execute(db)
}

/** The mail is given up. */
export async function giveUp(db: Db, id: string, error: string): Promise<void> {
  await sql`update email_outbox set leased_until = null, failed_at = now(), last_error = ${error}, data = '{}'
    where id = ${id} and sent_at is null`.execute(db)
}

/** How many mails wait, and how many were given up within the last week. */
export async function countPosted(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
      count(*) filter (where failed_at > now() - interval '7 days')::int as failed
    from email_outbox`.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0 }
}

/** When the latest mail to an address was given up, if no later one got through. */
export async function lastRefusal(db: Db, recipient: string): Promise<Date | null> {
  const row = await db
    .selectFrom('email_outbox')
    .select('failed_at')
    .where('recipient', '=', recipient)
    .where((or) => or.or([or('sent_at', 'is not', null), or('failed_at', 'is not', null)]))
    .orderBy(sql`coalesce(sent_at, failed_at)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.failed_at ?? null
}

/** Forgets what was sent or given up more than so many days ago. */
export async function forgetOldPosted(db: Db, days: number): Promise<void> {
  await sql`delete from email_outbox
    where coalesce(sent_at, failed_at) < now() - make_interval(days => ${days})`.execute(db)
}

/** Forgets every mail to an address: its owner has left. */
export async function forgetPostedTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('email_outbox').where('recipient', '=', recipient).execute()
}
