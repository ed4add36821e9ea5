// Frozen copies and the hashes of their links.
import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** A link without what it shows. */
export type ShareRow = {
  readonly id: string
  readonly kind: 'weekly_report' | 'accountants_pack'
  readonly title: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly isOpen: boolean
  readonly views: number
  readonly viewedAt: Date | null
}

/** What an open link shows. */
export type SharedCopy = ShareRow & { readonly body: unknown; readonly file: Buffer | null }

/**
 * Ended by its day, by hand, or because it is a file that names people whose pay is hidden now.
 */
const isOpen = sql<SqlBool>`revoked_at is null and expires_at > now() and (kind <> 'accountants_pack' or hides_pay
  or not exists (select from business b where b.id = business_id and b.hide_pay))`

const columns = sql`id, kind, title, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", ${isOpen} as "isOpen", views,
  viewed_at as "viewedAt"`

/** Keeps a copy for so many days. */
export async function keepShare(
  tx: TenantTx,
  businessId: string,
  share: {
    id: string
    kind: ShareRow['kind']
    title: string
    tokenHash: Buffer
    days: number
    body: object | null
    file: Buffer | null
  },
): Promise<ShareRow> {
  const { rows } = await sql<ShareRow>`
    insert into shared_snapshot (business_id, id, kind, title, token_hash, expires_at, body, file,
      hides_pay)
    values (${businessId}, ${share.id}, ${share.kind}, ${share.title}, ${share.tokenHash},
      now() + make_interval(days => ${share.days}),
      ${share.body && JSON.stringify(share.body)}::jsonb, ${share.file},
      (select hide_pay from business where id = ${businessId}))
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the link was not stored')
  return row
}

/** How many links are open. */
export async function countOpenShares(tx: TenantTx, businessId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shared_snapshot
    where business_id = ${businessId} and ${isOpen}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The links made within so many days, the newest first. */
export async function listShareRows(
  tx: TenantTx,
  businessId: string,
  { days }: { days: number },
): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select ${columns} from shared_snapshot
    where business_id = ${businessId} and created_at > now() - make_interval(days => ${days})
    order by created_at desc, id`.execute(tx)
  return rows
}

/** Ends a link and forgets what it showed. False where there is none. */
export async function revoke(tx: TenantTx, businessId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update shared_snapshot set revoked_at = coalesce(revoked_at, now()), body = null, file = null
    where business_id = ${businessId} and id = ${id} returning id`.execute(tx)
  return rows.length === 1
}

/** The copy under a link that is open. Where `isView`, it counts as one. */
export async function openCopy(
  tx: TenantTx,
  businessId: string,
  { tokenHash, isView }: { tokenHash: Buffer; isView: boolean },
): Promise<SharedCopy | null> {
  const isAsked = sql<SqlBool>`business_id = ${businessId} and token_hash = ${tokenHash} and ${isOpen}`
  const { rows } = isView
    ? await sql<SharedCopy>`update shared_snapshot set views = views + 1, viewed_at = now()
        where ${isAsked} returning ${columns}, body, file`.execute(tx)
    : await sql<SharedCopy>`select ${columns}, body, file from shared_snapshot
        where ${isAsked}`.execute(tx)
  return rows[0] ?? null
}

/** Forgets what links showed that have run out. */
export async function emptyExpired(tx: TenantTx, businessId: string): Promise<void> {
  await sql`update shared_snapshot set body = null, file = null
    where business_id = ${businessId} and expires_at <= now()
      and (body is not null or file is not null)`.execute(tx)
}
