// The recurring payments that were found, and the user's verdicts on them.
import type { confirmRecurring, listRecurring } from '@plimsoll/contract/forecast-recurring'
import type { Day } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { describeSeries } from '@plimsoll/domain/forecast/recurring/describe'
import type { Series } from '@plimsoll/domain/forecast/series'
import { timesAYear } from '@plimsoll/domain/leaks/per-year'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import { booksChangedQueue } from '../../../books/change-books.ts'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { bumpForecast } from '../overlay/change-log.store.ts'
import { holdSame } from '../run/hold.store.ts'
import { knownOf } from '../run/make-run.ts'
import {
  type JudgedSeries,
  keepConfirmed,
  keepFound,
  keepVerdicts,
  readKnownSeries,
  type Verdict,
} from '../run/series.store.ts'
import { seriesToReview } from '../run/series-to-review.ts'
import { readView, type View } from '../standing/view.ts'

type Found = z.output<typeof listRecurring.reply>['data']
type Wanted = (series: Pick<Series, 'merchantId' | 'subCategory' | 'side'>) => boolean
const evidenceShown = 6

/** Active series, surest first, and those that the user marked as not recurring, last. */
function recurringOf(view: View, known: readonly JudgedSeries[], isWanted: Wanted): Found {
  const active = view.base.series
    .filter((series) => series.state === 'active' && isWanted(series))
    .sort((a, b) => b.probability - a.probability || (a.id < b.id ? -1 : 1))
  const doubtful = seriesToReview(view.base)
  const coming = isWithoutForecast(outlookIn(view)) ? [] : view.forecast.parts
  const shown = new Set(active.map(({ id }) => id))
  // A run leaves denied series out, so they are shown as they were when they were denied.
  const denied = known.filter(
    (series) => series.verdict === 'not_recurring' && !shown.has(series.id) && isWanted(series),
  )
  return [
    ...active.map((series) => foundOf(view, series, { doubtful, coming })),
    ...denied.map((series) => deniedOf(view, series)),
  ]
}

/** The recurring payments of a business, or those wanted; none where there are no books. */
export async function readRecurring(
  tx: TenantTx,
  businessId: string,
  { today, isWanted = () => true }: { today: Day; isWanted?: Wanted },
): Promise<Found> {
  const view = await readView(tx, businessId, { today })
  return view ? recurringOf(view, await readKnownSeries(tx, businessId), isWanted) : []
}

/** How many times a year each of the recurring payments comes, by the id of its series. */
export async function readTimesAYear(
  tx: TenantTx,
  businessId: string,
  { today }: { today: Day },
): Promise<ReadonlyMap<string, number>> {
  const view = await readView(tx, businessId, { today })
  return new Map(view?.base.series.map((series) => [series.id, timesAYear(series)]))
}

function foundOf(
  view: View,
  series: Series,
  { doubtful, coming }: { doubtful: ReadonlySet<string>; coming: readonly Part[] },
): Found[number] {
  const { id, evidence } = series
  const next = coming.find(({ source, sourceId }) => source === 'series' && sourceId === id)
  return {
    seriesId: id,
    ...namesOf(view, series),
    cadence_words: describeSeries(series),
    amount: series.amount.amount,
    next_day: next?.day ?? null,
    probability: series.probability,
    verdict: view.verdicts.get(id) ?? 'none',
    review: doubtful.has(id) ? 'asked' : 'automatic',
    evidence: evidence.slice(-evidenceShown).map(({ day, amount }) => ({ day, amount })),
    sightings: evidence.length,
  }
}

function deniedOf(view: View, series: JudgedSeries): Found[number] {
  return {
    seriesId: series.id,
    ...namesOf(view, series),
    cadence_words: '',
    amount: series.amount,
    next_day: null,
    probability: 0,
    verdict: series.verdict,
    review: 'asked',
    evidence: [],
    sightings: series.movementIds.length,
  }
}

function namesOf(view: View, series: Pick<Series, 'merchantId' | 'subCategory' | 'side'>) {
  const { merchantId, subCategory, side } = series
  return {
    merchant:
      (merchantId ? view.names.get(merchantId) : null) ??
      nameOfSubCategory(subCategory, view.categoryNames),
    side,
    category_label: categoryLabelOf(
      isSubCategory(subCategory) ? subCategoryOf(subCategory).category : subCategory,
    ),
    subcategory_label: nameOfSubCategory(subCategory, view.categoryNames),
  }
}

/**
 * Keeps the user's verdicts. A payment that isn't recurring is forecast from its past again, like
 * everything that no series explains.
 */
export async function keepRecurring(
  context: Context,
  principal: { businessId: string },
  verdicts: readonly { seriesId: string; verdict: Verdict }[],
): Promise<z.output<typeof confirmRecurring.reply>['data']> {
  const { businessId } = principal
  const data = await asTenant(context.db, businessId, async (tx) => {
    const decided = new Set(verdicts.map(({ seriesId }) => seriesId))
    const view = await readView(tx, businessId, { today: context.today() })
    if (view) await holdSame(tx, businessId, view.standing.books)
    const found = view?.base.series.filter(({ id }) => decided.has(id)) ?? []
    // Whoever made the run may not have kept its series yet: the user's verdicts must not get lost.
    await keepFound(tx, businessId, found.map(knownOf))
    await keepVerdicts(tx, businessId, verdicts)
    await keepConfirmed(tx, businessId)
    await bumpForecast(tx, businessId, { matching: true })
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId })
    const known = await readKnownSeries(tx, businessId)
    const count = (verdict: Verdict) => known.filter((each) => each.verdict === verdict).length
    return {
      accepted: count('accepted'),
      not_recurring: count('not_recurring'),
      open: count('none'),
    }
  })
  context.jobs.wake(booksChangedQueue.name)
  return data
}
