// What lines did in the past, by month: a series what met its due days, a remainder what is left of
// its place, a tax its payments.
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import type { Series } from '@plimsoll/domain/forecast/series'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, negate } from '@plimsoll/domain/money'
import type { MerchantMonth } from '../../../books/figures/months.store.ts'
import { readLineId } from '../line-id.ts'
import { seriesOf, type View } from '../standing/view.ts'

/** What happened in a month; signed. Rows of one month add up. */
type Happened = { month: Month; amount: Minor; count: number }

/** Where money that no series explains stands. */
export type Place = { side: 'in' | 'out'; subCategory: string; merchantId: string | null }

/** What a line did by month, signed, oldest first. */
export function lineHistory(view: View, id: string): Happened[] {
  const series = seriesOf(view, id)
  if (series) return seriesHistory(view, series)
  const line = readLineId(id)
  if (line.kind === 'rest') return restHistory(view, line)
  if (line.kind === 'tax') {
    const kinds = new Set(
      view.run.taxes
        .filter(({ kind }) => kind === line.tax)
        .map((tax) => tax.subCategory as string),
    )
    return view.past.filter((row) => kinds.has(row.subCategory)).map(toHappened)
  }
  return []
}

/**
 * What met the due days of a series: its evidence, and payments that were matched without being
 * alike enough to be evidence.
 */
function seriesHistory(view: View, series: Series): Happened[] {
  const evidence = new Set(series.evidence.flatMap(({ movementIds }) => movementIds))
  const matched = (pastOf(view).met.get(series.id) ?? []).filter(
    ({ movementIds }) => !movementIds.some((id) => evidence.has(id)),
  )
  return [
    ...series.evidence.map(({ day, amount, movementIds }) => {
      return { month: monthOf(day), amount, count: movementIds.length }
    }),
    ...matched.map((payment) => {
      return {
        month: monthOf(payment.day),
        amount: payment.matched,
        count: payment.movementIds.length,
      }
    }),
  ]
}

/** The totals of the place less what series explain of them. */
function restHistory(view: View, at: Place): Happened[] {
  const apart = merchantsApart(view, at.subCategory)
  const isHere = ({ merchantId }: Place) =>
    at.merchantId ? merchantId === at.merchantId : !apart.has(merchantId)
  const { totals, series, first } = pastOf(view)
  const explained = (series.get(placeKey(at)) ?? []).filter(isHere).flatMap((known) =>
    seriesHistory(view, known).map(({ month, amount, count }) => {
      return { month, amount: negate(amount), count: -count }
    }),
  )
  return [
    ...(totals.get(placeKey(at)) ?? []).filter(isHere).map(toHappened),
    ...explained.filter(({ month }) => month >= first),
  ]
}

/** The past of a view as lines look into it: by the place and by the series they belong to. */
type Past = {
  readonly totals: ReadonlyMap<string, readonly MerchantMonth[]>
  readonly series: ReadonlyMap<string, readonly Series[]>
  /** The due days of each series that payments met. */
  readonly met: ReadonlyMap<string, View['base']['occurrences']>
  readonly apart: ReadonlyMap<string, ReadonlySet<string | null>>
  readonly first: Month
}

// Every line of a view looks into the same past; sorted once, it isn't read again for each.
const pasts = new WeakMap<View, Past>()

function pastOf(view: View): Past {
  const known = pasts.get(view)
  if (known) return known
  const { occurrences, remainder, series } = view.base
  const dated = new Set(occurrences.map(({ seriesId }) => seriesId))
  const apart = groupBy(
    remainder.filter(({ merchantId }) => merchantId),
    ({ subCategory }) => subCategory,
  )
  const past: Past = {
    totals: groupBy(view.past, placeKey),
    // A series too doubtful to be counted by date is part of the remainder; one that has ended has
    // a line of its own.
    series: groupBy(
      series.filter(({ id, state }) => state === 'ended' || dated.has(id)),
      placeKey,
    ),
    met: groupBy(
      occurrences.filter(({ movementIds }) => movementIds.length > 0),
      ({ seriesId }) => seriesId,
    ),
    apart: new Map(
      [...apart].map(([sub, lines]) => [sub, new Set(lines.map(({ merchantId }) => merchantId))]),
    ),
    first: view.past[0]?.month ?? '9999-12',
  }
  pasts.set(view, past)
  return past
}

const placeKey = ({ side, subCategory }: Pick<Place, 'side' | 'subCategory'>) =>
  `${side} ${subCategory}`

function toHappened(row: MerchantMonth): Happened {
  return { month: row.month, amount: signed(row), count: row.count }
}

/** A total as cash moved: money out is negative. */
export function signed({ side, amount }: MerchantMonth): Minor {
  return side === 'out' ? negate(amount) : amount
}

/**
 * The merchants of a sub-category whose remainder is kept apart; smaller ones stand in their
 * sub-category's.
 */
export function merchantsApart(view: View, subCategory: string): ReadonlySet<string | null> {
  return pastOf(view).apart.get(subCategory) ?? none
}

const none: ReadonlySet<string | null> = new Set()
