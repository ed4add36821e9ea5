// What a draft would do, before anybody saves it.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { requireForecast } from '../outlook/outlook.ts'
import { readView } from '../standing/view.ts'
import { checkDraft } from './check-draft.ts'
import { impactOf } from './impact.ts'

/** The path before and after. Keeps nothing. */
export async function tryChanges(
  context: Context,
  principal: { businessId: string },
  draft: Changeset,
): Promise<Impact> {
  const { businessId } = principal
  const today = context.today()
  return asTenant(context.db, businessId, async (tx) => {
    const before = await readView(tx, businessId, { today })
    if (!before)
      throw new Problem('not_found', 'There is no forecast yet: your books hold no transactions.')
    requireForecast(before)
    await checkDraft(tx, businessId, { view: before, draft })
    const after = await readView(tx, businessId, { today, draft })
    return impactOf(before, after ?? before, draft.selectedMerchants ?? [])
  })
}
