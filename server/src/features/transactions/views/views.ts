// Lists with filters that were given a name.

import { Problem } from '@plimsoll/domain/problem'
import type { Db } from '../../../db/pool.ts'
import { asTenant } from '../../../db/tenant.ts'
import { dropView, keepView, readViews, type SavedView } from './views.store.ts'

const viewsMax = 100

/** The saved views, by name. */
export async function listViews(db: Db, businessId: string): Promise<SavedView[]> {
  return asTenant(db, businessId, (tx) => readViews(tx, businessId))
}

/** Saves a view; one of the same name goes. */
export async function saveView(
  db: Db,
  businessId: string,
  view: { name: string; query: string },
): Promise<SavedView> {
  return asTenant(db, businessId, async (tx) => {
    const kept = await readViews(tx, businessId)
    if (kept.length >= viewsMax && !kept.some(({ name }) => name === view.name))
      throw new Problem('too_large', `You have ${viewsMax} saved views. Remove one first.`)
    return keepView(tx, businessId, view)
  })
}

/** Removes a view. */
export async function removeView(db: Db, businessId: string, id: string): Promise<void> {
  const removed = await asTenant(db, businessId, (tx) => dropView(tx, businessId, id))
  if (!removed) throw new Problem('not_found', 'There is no such saved view.')
}
