// Whether the forecast stands, on what, and how the balance is forecast.

import type { forecastState } from '@plimsoll/contract/forecast'
import type { Day } from '@plimsoll/domain/calendar'
import type * as z from 'zod/mini'
import type { TenantTx } from '../../../db/tenant.ts'
import { readConfirmedAt } from '../run/series.store.ts'
import { seriesToReview } from '../run/series-to-review.ts'
import { readView } from '../standing/view.ts'
import { noForecastOf, outlookIn } from './outlook.ts'

/** The state in the contract's shape. */
export async function stateOf(
  tx: TenantTx,
  businessId: string,
  at: { today: Day; requestId: string | null },
): Promise<z.output<typeof forecastState.reply>['data']> {
  const view = await readView(tx, businessId, { today: at.today })
  const confirmed = (await readConfirmedAt(tx, businessId)) !== null
  const request_id = at.requestId
  if (!view)
    return {
      state: 'empty',
      request_id,
      as_of: null,
      until: null,
      made_at: null,
      served: null,
      why: null,
      series: { active: 0, overdue: 0, hidden: 0, unconfirmed: 0 },
      unknown: null,
      confirmed,
      forecast_added: false,
    }
  const active = view.base.series.filter(({ state }) => state === 'active')
  const doubtful = seriesToReview(view.base)
  return {
    state: 'ready',
    request_id,
    as_of: view.standing.asOf,
    until: view.standing.until,
    made_at: view.standing.madeAt?.toISOString() ?? null,
    served: view.base.method.served,
    why: view.base.method.why,
    series: {
      active: active.length,
      overdue: view.base.occurrences.filter(({ state }) => state === 'overdue').length,
      hidden: view.changes.hidden.length,
      unconfirmed: active.filter(
        ({ id }) => doubtful.has(id) && (view.verdicts.get(id) ?? 'none') === 'none',
      ).length,
    },
    unknown: noForecastOf(outlookIn(view)),
    confirmed,
    forecast_added: view.forecast.parts.length > 0,
  }
}
