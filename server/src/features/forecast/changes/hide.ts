// Leaving lines out of the forecast, and taking them in again; the reply shows what a hidden line
// would have come to.

import type { hideForecastMerchants } from '@plimsoll/contract/forecast'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { comingIn, knownLines } from '../lines/known-lines.ts'
import { lineMonths } from '../lines/lines.ts'
import { readView } from '../standing/view.ts'
import { type Saving, saveChanges } from './save.ts'

/** Hides or shows lines. Refuses ids that name no line of this business. */
export async function hideLines(
  context: Context,
  principal: Saving,
  change: { ids: readonly string[]; hide: boolean },
): Promise<z.output<typeof hideForecastMerchants.reply>> {
  const { ids, hide } = change
  await saveChanges(context, principal, { hidden: ids.map((seriesId) => ({ seriesId, hide })) })
  return {
    status: 'success',
    message: hide ? 'Excluded from the forecast' : 'Back in the forecast',
    data: await asTenant(context.db, principal.businessId, async (tx) => {
      const view = await readView(tx, principal.businessId, { today: context.today() })
      if (!view) throw new Problem('not_found', 'There is no forecast.')
      const lines = new Map(knownLines(view).map((line) => [line.id, line]))
      const months = view.forecast.months.slice(0, lineMonths).map(({ month }) => month)
      return ids.map((seriesId) => {
        const line = lines.get(seriesId)
        const hides =
          line && hide ? months.map((month) => ({ month, amount: comingIn(line, month) })) : []
        return { seriesId, hide, hides: hides.filter(({ amount }) => amount !== 0) }
      })
    }),
  }
}
