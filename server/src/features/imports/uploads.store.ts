// The uploads themselves: what was sent, how far its job has come, what the plan holds, and what
// became of it.
import { sql, type Updateable } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** An upload as it is kept. */
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** How often reading an upload is tried. */
export const attemptsMax = 3
/** A worker without a sign of life for this long counts as dead, and another takes its upload. */
export const leaseSeconds = 20

const columns = [
  'id',
  'filename',
  'bytes',
  'state',
  'stop_at_plan',
  'progress',
  'answers',
  'attempts',
  'leased_until',
  'plan_id',
  'plan_books_version',
  'plan',
  'report',
  'error_code',
  'message',
  'questions',
  'created_at',
  'finished_at',
] as const

/** Keeps a new upload, its job still to run. */
export async function keepUpload(
  tx: TenantTx,
  businessId: string,
  upload: { id: string; filename: string; bytes: number; sha256: Buffer; stopAtPlan: boolean },
): Promise<void> {
  await tx
    .insertInto('upload')
    .values({
      business_id: businessId,
      id: upload.id,
      filename: upload.filename,
      bytes: upload.bytes,
      sha256: upload.sha256,
      state: 'pending',
      stop_at_plan: upload.stopAtPlan,
    })
    .execute()
}

/** How many uploads came within the last minute. */
export async function countRecentUploads(tx: TenantTx, businessId: string): Promise<number> {
  const row = await tx
    .selectFrom('upload')
    .where('business_id', '=', businessId)
    .where('created_at', '>', sql<Date>`now() - interval '1 minute'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** One upload of the business. */
export async function findUpload(tx: TenantTx, businessId: string, id: string) {
  return tx
    .selectFrom('upload')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .select(columns)
    .select(lapsed.as('lapsed'))
    .executeTakeFirst()
}

/** The uploads of the business, newest first. */
export async function readUploads(tx: TenantTx, businessId: string, rowsMax: number) {
  return tx
    .selectFrom('upload')
    .where('business_id', '=', businessId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsMax)
    .execute()
}

/** Changes an upload that is still in one of these states; returns whether it was. */
export async function changeUpload(
  tx: TenantTx,
  businessId: string,
  change: {
    id: string
    from: readonly Tables['upload']['state'][]
    set: Updateable<Tables['upload']>
  },
): Promise<boolean> {
  const done = await tx
    .updateTable('upload')
    .set(change.set)
    .where('business_id', '=', businessId)
    .where('id', '=', change.id)
    .where('state', 'in', change.from)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * Takes the next attempt at reading an upload and holds it for a while; null when there is nothing
 * to read any more.
 */
export async function leaseUpload(
  tx: TenantTx,
  businessId: string,
  lease: { id: string; seconds: number },
) {
  return tx
    .updateTable('upload')
    .set({ attempts: sql`attempts + 1`, leased_until: inSeconds(lease.seconds) })
    .where('business_id', '=', businessId)
    .where('id', '=', lease.id)
    .where(underWay)
    .returning(columns)
    .executeTakeFirst()
}

/** Ends an upload that is still being read or about to be stored. */
export async function endUnderWay(
  tx: TenantTx,
  businessId: string,
  end: { id: string; set: Updateable<Tables['upload']> },
): Promise<void> {
  await tx
    .updateTable('upload')
    .set(end.set)
    .where('business_id', '=', businessId)
    .where('id', '=', end.id)
    .where(underWay)
    .execute()
}

/** Records how far reading has come, and that whoever reads is still alive. */
export async function keepProgress(
  tx: TenantTx,
  businessId: string,
  made: { id: string; progress: number; seconds: number },
): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ progress: made.progress, leased_until: inSeconds(made.seconds) })
    .where('business_id', '=', businessId)
    .where('id', '=', made.id)
    .execute()
}

/**
 * Takes a lapsed lease before anybody else does; false when it is held, or the upload no longer
 * under way.
 */
export async function renewLease(
  tx: TenantTx,
  businessId: string,
  lease: { id: string; seconds: number },
): Promise<boolean> {
  const done = await tx
    .updateTable('upload')
    .set({ leased_until: inSeconds(lease.seconds) })
    .where('business_id', '=', businessId)
    .where('id', '=', lease.id)
    .where(underWay)
    .where(lapsed)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * The upload that was stored last, with the layout it was read by; undefined while none is stored.
 */
export async function lastStored(tx: TenantTx, businessId: string) {
  return tx
    .selectFrom('upload')
    .where('business_id', '=', businessId)
    .where('state', '=', 'stored')
    .select(['id', sql<Date>`finished_at`.as('finished_at')])
    .select(sql<string | null>`plan -> 'reading' ->> 'layout'`.as('layout'))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

// Being read, or read and about to be stored without asking.
const underWay = sql<boolean>`(state = 'pending' or state = 'planned' and not stop_at_plan)`

// Nobody has been at work on it for a while, though somebody should be.
const lapsed = sql<boolean>`coalesce(leased_until, created_at + make_interval(secs => ${leaseSeconds})) < now()`

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}
