// Everything that the calls of the forecast draw from, read once: what stands, put together, with
// names and the past by month.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { addMonths, type Day, monthOf } from '@plimsoll/domain/calendar'
import type { Series } from '@plimsoll/domain/forecast/series'
import { Problem } from '@plimsoll/domain/problem'
import { type MerchantMonth, readMerchantMonths } from '../../../books/figures/months.store.ts'
import { readMerchantNames } from '../../../books/figures/movements.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { findScenario } from '../overlay/scenarios.store.ts'
import { readKnownSeries, type Verdict } from '../run/series.store.ts'
import { type Composed, composeDraft, composeStanding } from './compose.ts'
import { readStanding, type Standing } from './standing.ts'

/** The view of a forecast that exists. */
export type View = Composed & {
  standing: Standing
  names: ReadonlyMap<string, string>
  /** The user's verdicts on the series that were found. */
  verdicts: ReadonlyMap<string, Verdict>
  /** Totals by month, line and merchant, until the as-of day. */
  past: readonly MerchantMonth[]
}

const pastMonths = 36

/** Reads the view; `null` while there are no books. */
export async function readView(
  tx: TenantTx,
  businessId: string,
  at: { today: Day; scenario?: string | undefined; draft?: Changeset },
): Promise<View | null> {
  const standing = await readStanding(tx, businessId, at.today)
  if (!standing.run) return null
  const scenario = at.scenario ? await findScenario(tx, businessId, at.scenario) : null
  const draft = at.draft ?? scenario?.changes
  const composed = draft
    ? await composeDraft(tx, businessId, standing, draft)
    : composeStanding(standing)
  const { asOf } = standing
  const from = addMonths(monthOf(asOf), -pastMonths)
  return {
    ...composed,
    standing,
    names: await readMerchantNames(tx, businessId),
    verdicts: new Map(
      (await readKnownSeries(tx, businessId)).map(({ id, verdict }) => [id, verdict]),
    ),
    past: await readMerchantMonths(tx, businessId, { from, to: asOf }),
  }
}

/** The view for a call that makes no sense without one. */
export async function viewFor<T>(
  context: Context,
  request: { businessId: string; scenario?: string | undefined },
  work: (view: View, tx: TenantTx) => Promise<T> | T,
): Promise<T> {
  return asTenant(context.db, request.businessId, async (tx) => {
    const view = await readView(tx, request.businessId, {
      today: context.today(),
      scenario: request.scenario,
    })
    if (!view)
      throw new Problem('not_found', 'There is no forecast yet: your books hold no transactions.')
    return work(view, tx)
  })
}

/** The series of a line that is one. */
export function seriesOf({ base }: Pick<View, 'base'>, id: string): Series | undefined {
  return base.series.find((sery) => sery.id === id)
}
