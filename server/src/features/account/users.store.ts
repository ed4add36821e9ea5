// People as they are kept. The tables of identity belong to the owner's role; businesses cannot see
// them.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { deleteRowsOf } from '../../db/tenant-rows.ts'
import { forgetPostedTo } from '../../mail/outbox.store.ts'

/** A person with the hash of the password; null where there is none. */
export type User = {
  id: string
  email: string
  name: string
  picture: string | null
  password_hash: string | null
  confirmed_at: Date | null
}

const columns = ['id', 'email', 'name', 'picture', 'password_hash', 'confirmed_at'] as const

/** The person with this address, folded as `foldEmail` does. */
export async function findUserByEmail(db: Db, email: string): Promise<User | null> {
  const row = await db
    .selectFrom('app_user')
    .select(columns)
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

/** The person of an id, if there still is one. */
export async function findUserById(db: Db, userId: string): Promise<User | null> {
  const row = await db
    .selectFrom('app_user')
    .select(columns)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The person of an id, who must exist. */
export async function readUser(db: Db, userId: string): Promise<User> {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The same, held until the transaction ends. */
export async function lockUser(db: Db, userId: string): Promise<User> {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Adds a person, a business and the bond between them in one statement; false, and no change, when
 * the address is known.
 */
export async function addUserWithBusiness(
  db: Db,
  person: {
    userId: string
    businessId: string
    email: string
    name: string
    passwordHash: string | null
    businessName: string
    confirmed: boolean
  },
): Promise<boolean> {
  const { rows } = await sql`
    with person as (
      insert into app_user (id, email, name, password_hash, confirmed_at)
      values (${person.userId}, ${person.email}, ${person.name}, ${person.passwordHash},
        case when ${person.confirmed}::boolean then now() end)
      on conflict (email) do nothing
      returning id
    ), firm as (
      insert into business (id, name)
      select ${person.businessId}::uuid, ${person.businessName}::text from person
      returning id
    )
    insert into membership (user_id, business_id)
    select person.id, firm.id from person, firm
    returning user_id`.execute(db)
  return rows.length === 1
}

/**
 * Lets the latest sign-up with an address that was never confirmed replace the one before it; false
 * when it is confirmed.
 */
export async function replaceSignUp(
  db: Db,
  person: { email: string; name: string; passwordHash: string; businessName: string },
): Promise<boolean> {
  const { rows } = await sql`
    with person as (
      update app_user set name = ${person.name}, password_hash = ${person.passwordHash}
      where email = ${person.email} and confirmed_at is null
      returning id
    ), firm as (
      update business set name = ${person.businessName}
      where id in (select m.business_id from membership m join person on person.id = m.user_id)
    )
    select id from person`.execute(db)
  return rows.length === 1
}

/** Marks an address as confirmed, once. */
export async function confirmUser(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('id', '=', userId)
    .execute()
}

/** Takes the password away; only by a provider or a reset link one comes in then. */
export async function removePassword(db: Db, userId: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: null }).where('id', '=', userId).execute()
}

/** Replaces the hash of the password. */
export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

/** Replaces the address by one that has been shown to be the person's. */
export async function setUserEmail(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('id', '=', userId)
    .execute()
}

/** Replaces the name. */
export async function setUserName(db: Db, userId: string, name: string): Promise<void> {
  await db.updateTable('app_user').set({ name }).where('id', '=', userId).execute()
}

/**
 * Deletes the person, the businesses that are this person's alone with all their rows, and the
 * replies kept for the person.
 */
export async function removeUser(db: Db, userId: string): Promise<string[]> {
  const own = await lockBusinesses(db, userId)
  for (const businessId of own) {
    await sql`select set_config('app.business', ${businessId}, true)`.execute(db)
    await deleteRowsOf(db, businessId)
    await db.deleteFrom('business').where('id', '=', businessId).execute()
  }
  await db.deleteFrom('idempotency').where('scope', '=', userId).execute()
  await forgetPostedTo(db, (await readUser(db, userId)).email)
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
  return own
}

// Held, so that a change of their books under way is waited for and none begins.
async function lockBusinesses(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from business b join membership m on m.business_id = b.id
    where m.user_id = ${userId} and not exists (
      select from membership other where other.business_id = b.id and other.user_id <> ${userId})
    order by b.id for update of b`.execute(db)
  return rows.map((row) => row.id)
}
