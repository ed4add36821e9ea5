// The business behind an account as it is kept: what onboarding asks, and how far it has come.
import { sql, type Updateable } from 'kysely'
import { bumpVersions } from '../../books/version.store.ts'
import type { Db } from '../../db/pool.ts'
import type { Tables } from '../../db/schema.ts'

const columns = [
  'id',
  'name',
  'kind',
  'nation',
  'year_end',
  'vat_registered',
  'vat_stagger',
  'cash_buffer_minor',
  'outlook_months',
  'hide_pay',
  'onboarding_status',
  'bank_connected',
] as const

/** The steps of onboarding, in their order. */
type OnboardingStatus = Tables['business']['onboarding_status']['__select__']

/** A business that must exist. */
export async function readBusiness(db: Db, businessId: string) {
  return db
    .selectFrom('business')
    .select(columns)
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
}

/** A business as it was read. */
export type BusinessRow = Awaited<ReturnType<typeof readBusiness>>

// What the forecast is made from besides the books.
const forecastFacts = ['kind', 'nation', 'year_end', 'vat_registered', 'vat_stagger'] as const

/**
 * Changes facts of a business; nothing given, nothing changed. A forecast made before a fact that
 * it is made from no longer holds.
 */
export async function changeBusiness(
  db: Db,
  businessId: string,
  facts: Updateable<Tables['business']>,
): Promise<void> {
  if (Object.keys(facts).length === 0) return
  const before = await readBusiness(db, businessId)
  await db.updateTable('business').set(facts).where('id', '=', businessId).execute()
  await settleVat(db, businessId)
  const after = await readBusiness(db, businessId)
  if (forecastFacts.some((fact) => before[fact] !== after[fact]))
    await bumpVersions(db, businessId, ['decisions', 'forecast'])
}

async function settleVat(db: Db, businessId: string): Promise<void> {
  // A business outside VAT has no quarters.
  await db
    .updateTable('business')
    .set({ vat_stagger: null })
    .where('id', '=', businessId)
    .where('vat_registered', '=', false)
    .where('vat_stagger', 'is not', null)
    .execute()
}

/** Moves onboarding on; a step that lies behind, or is `complete` already, changes nothing. */
export async function advanceOnboarding(
  db: Db,
  businessId: string,
  status: OnboardingStatus,
): Promise<void> {
  const order = sql`array['not_started', 'business', 'data', 'complete']`
  await db
    .updateTable('business')
    .set({ onboarding_status: status })
    .where('id', '=', businessId)
    .where(
      sql<boolean>`array_position(${order}, ${status}::text) > array_position(${order}, onboarding_status)`,
    )
    .execute()
}

/** The business of a person; null when it is gone. */
export async function findBusinessOf(
  db: Db,
  userId: string,
): Promise<{ id: string; bank_connected: boolean } | null> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('business', 'business.id', 'membership.business_id')
    .select(['business.id', 'business.bank_connected'])
    .where('membership.user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Those of the ids that are businesses. */
export async function findBusinessIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('business').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => row.id)
}
