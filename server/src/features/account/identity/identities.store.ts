// Whose identity at a provider is whose account. Found by issuer and subject alone, never by
// address.
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** Who somebody is at a provider, and under which name that provider is configured. */
type LinkedIdentity = {
  provider: string
  issuer: string
  subject: string
  email: string | null
}

/** The account of an identity, its last use marked; null when it has none. */
export async function useIdentity(db: Db, who: LinkedIdentity): Promise<string | null> {
  const row = await db
    .updateTable('user_identity')
    .set({ used_at: sql`now()`, email: who.email, provider: who.provider })
    .where('issuer', '=', who.issuer)
    .where('subject', '=', who.subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether an identity has an account. */
export async function isIdentityKnown(
  db: Db,
  who: Pick<LinkedIdentity, 'issuer' | 'subject'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_identity')
    .select('id')
    .where('issuer', '=', who.issuer)
    .where('subject', '=', who.subject)
    .executeTakeFirst()
  return row !== undefined
}

/** What came of adding an identity: it is new, it was there already, or it is another account's. */
type Adding = 'added' | 'there' | 'taken'

/** Adds an identity to an account, unless some account has it. */
export async function addIdentity(
  db: Db,
  identity: LinkedIdentity & { id: string; userId: string },
): Promise<Adding> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    insert into user_identity (id, issuer, subject, user_id, provider, email)
    values (${identity.id}, ${identity.issuer}, ${identity.subject}, ${identity.userId}, ${identity.provider}, ${identity.email})
    on conflict (issuer, subject) do update set used_at = now()
    returning id, user_id`.execute(db)
  if (rows[0]?.user_id !== identity.userId) return 'taken'
  return rows[0].id === identity.id ? 'added' : 'there'
}

/** The identities of a person, the oldest first. */
export async function findIdentities(db: Db, userId: string) {
  return db
    .selectFrom('user_identity')
    .select(['id', 'provider', 'issuer', 'email', 'linked_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('id')
    .limit(identitiesShownMax)
    .execute()
}

const identitiesShownMax = 50

/** Takes an identity off an account; gives its provider, or null when it is not there. */
export async function removeIdentity(
  db: Db,
  key: { userId: string; id: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom('user_identity')
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .returning('provider')
    .executeTakeFirst()
  return row?.provider ?? null
}

/** Takes every identity off an account. */
export async function removeIdentities(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_identity').where('user_id', '=', userId).execute()
}
