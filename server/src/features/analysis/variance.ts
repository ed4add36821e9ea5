// The facts of a variance: reads a period and its baseline, and has the domain explain each line's
// difference. What is sent is made of them in variance-reply.ts.
import type { NoForecast } from '@plimsoll/contract/outlook'
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  firstDayOf,
  type Month,
  monthOf,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import { type Threshold, thresholdOf } from '@plimsoll/domain/commentary/materiality'
import { dayInWords } from '@plimsoll/domain/date-words'
import { type Minor, minor, sum, zero } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { expectedFlows } from '@plimsoll/domain/variance/expected-flows'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import {
  type ComparedPeriods,
  type Comparison,
  carry,
  lastYearPeriod,
  previousPeriod,
  widened,
} from '@plimsoll/domain/variance/timeframe'
import { timingDays, timingDaysBetween } from '@plimsoll/domain/variance/timing'
import { type LineVariance, varianceLines } from '@plimsoll/domain/variance/variance'
import type { CategoryNames } from '../../books/categories/names.ts'
import {
  readDayFlows,
  readExcludedIn,
  readLineHistory,
  readTrend,
  type TrendMonth,
} from '../../books/figures/month-flows.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import {
  type ForecastBaseline,
  type ForecastView,
  forecastBaseline,
  noForecastOf,
  outlookIn,
} from '../forecast/service.ts'
import { settingsIn } from './settings.ts'
import { endOf, periodIn, type VarianceQuery } from './variance-query.ts'

/**
 * Every line of a period with its baseline: what the tables, the commentary and the reports are all
 * made of.
 */
export type VarianceFacts = {
  asOf: Day
  /** Why nothing is expected after books that ended long ago; null while they are kept up. */
  ended: NoForecast | null
  period: DaySpan
  running: boolean
  compare: Comparison
  baseline: DaySpan
  basis: 'snapshot' | 'recomputed' | 'actual'
  madeOn: Day | null
  lines: LineVariance[]
  trend: TrendMonth[]
  trendMonths: Month[]
  names: ReadonlyMap<string, string>
  categoryNames: CategoryNames
  /** What excluded payments of the period came to; they count in no comparison. */
  leftOut: { in: Minor; out: Minor }
  /** From what size on a variance is flagged. */
  threshold: Threshold
}

const trendLength = 12

/**
 * Reads a period and its baseline. Refuses a period before the books, and a comparison that they
 * don't reach back to.
 */
export async function varianceFacts(
  tx: TenantTx,
  businessId: string,
  view: ForecastView,
  query: Pick<VarianceQuery, 'timeframe' | 'compare' | 'custom'> & {
    /** Totals are wanted, not the reasons: drivers are then rougher, and cost less. */
    totalsOnly?: boolean
  },
): Promise<VarianceFacts> {
  const { asOf, books } = view.standing
  const opened = books.firstDay ?? asOf
  const wanted = periodIn(view, query)
  const compared = await comparedWith(tx, businessId, { view, wanted, opened, query })
  const { compare } = compared
  const { period } = compared
  const near = widened(period, timingDays)
  const actual = await readDayFlows(tx, businessId, {
    from: near.from,
    to: near.to < asOf ? near.to : asOf,
  })
  // A comparison with as many days of an earlier period has nothing still to come. Of a period that
  // is over what was due and is still expected shows as late.
  const ahead =
    !endOf(view) && addDays(period.to, timingDays) > asOf && compare !== 'previous'
      ? expectedFlows(view.forecast, { from: later(period.from, addDays(asOf, 1)), to: period.to })
      : { dated: [], undated: [] }
  const trendMonths = monthsFrom(addMonths(monthOf(period.to), 1 - trendLength), monthOf(period.to))
  const trend = await readTrend(tx, businessId, {
    from: firstDayOf(trendMonths[0] ?? monthOf(period.to)),
    to: firstDayOf(monthOf(period.to)),
  })
  const { materiality } = await settingsIn(tx, businessId)
  return {
    asOf,
    ended: endOf(view) ? noForecastOf(outlookIn(view)) : null,
    period,
    running: wanted.to > asOf,
    compare,
    baseline: compared.baseline,
    basis: compared.basis,
    madeOn: compared.madeOn,
    lines: varianceLines({
      period,
      actual,
      expected: ahead.dated.filter(({ day }) => day > asOf),
      expectedUndated: ahead.undated,
      baseline: compared.flows.dated,
      baselineUndated: compared.flows.undated,
      timingDaysMax: compared.timingDaysMax,
      history: await readLineHistory(
        tx,
        businessId,
        yearBefore(earlier(period.from, compared.baseline.from)),
      ),
    }),
    trend,
    trendMonths,
    names: view.names,
    categoryNames: view.categoryNames,
    leftOut: await readExcludedIn(tx, businessId, period),
    threshold: thresholdOf(monthlyOut(trend, trendMonths), materiality),
  }
}

function monthlyOut(trend: readonly TrendMonth[], months: readonly Month[]): Minor {
  const out = trend.filter(({ side }) => side === 'out').map(({ amount }) => amount)
  return months.length === 0 ? zero : minor(Math.round(sum(out) / months.length))
}

type Compared = {
  compare: Comparison
  period: DaySpan
  baseline: DaySpan
  basis: VarianceFacts['basis']
  madeOn: Day | null
  flows: Pick<ForecastBaseline, 'dated' | 'undated'>
  timingDaysMax: number
}

type Wanted = { view: ForecastView; wanted: DaySpan; opened: Day }

/** The baseline of a period; where none was chosen, the first that there is. */
async function comparedWith(
  tx: TenantTx,
  businessId: string,
  { query, ...known }: Wanted & { query: { compare: Comparison | null; totalsOnly?: boolean } },
): Promise<Compared> {
  const { totalsOnly = false } = query
  if (query.compare === 'forecast') {
    const made = await withForecast(tx, businessId, { ...known, totalsOnly })
    if (made) return made
    throw new Problem(
      'unusable',
      'There was no forecast before this period: your transactions began too shortly before it.',
    )
  }
  if (query.compare) {
    const compared = await withEarlier(tx, businessId, { ...known, compare: query.compare })
    if (compared) return compared
    const { baseline } = earlierPeriod(known, query.compare)
    throw new Problem(
      'unusable',
      `Your transactions don’t cover all of ${periodWords(baseline)} to compare with: they begin on ${dayInWords(known.opened)}.`,
    )
  }
  const compared =
    (await withForecast(tx, businessId, { ...known, totalsOnly })) ??
    (await withEarlier(tx, businessId, { ...known, compare: 'previous' }))
  if (compared) return compared
  throw new Problem(
    'unusable',
    `It’s too early to compare this period: your transactions begin on ${dayInWords(known.opened)}.`,
  )
}

async function withForecast(
  tx: TenantTx,
  businessId: string,
  { view, wanted, totalsOnly }: Wanted & { totalsOnly: boolean },
): Promise<Compared | null> {
  const made = await forecastBaseline(tx, businessId, { view, period: wanted, totalsOnly })
  if (!made) return null
  const { basis, madeOn } = made
  return {
    compare: 'forecast',
    period: wanted,
    baseline: wanted,
    basis,
    madeOn,
    flows: made,
    timingDaysMax: timingDays,
  }
}

type Earlier = Exclude<Comparison, 'forecast'>

function earlierPeriod({ view, wanted }: Wanted, compare: Earlier): ComparedPeriods {
  return compare === 'previous'
    ? previousPeriod(wanted, view.standing.asOf)
    : lastYearPeriod(wanted)
}

async function withEarlier(
  tx: TenantTx,
  businessId: string,
  { compare, ...known }: Wanted & { compare: Earlier },
): Promise<Compared | null> {
  const { period, baseline, shift } = earlierPeriod(known, compare)
  if (baseline.from < known.opened) return null
  const flows = await readDayFlows(tx, businessId, widened(baseline, timingDays))
  // The 31st meets the last day of a shorter month.
  const dated = flows.map((flow) => {
    const day = carry(flow.day, shift)
    const inside = flow.day >= baseline.from && flow.day <= baseline.to
    return { ...flow, day: inside && day > period.to ? period.to : day }
  })
  return {
    compare,
    period,
    baseline,
    basis: 'actual',
    madeOn: null,
    flows: { dated, undated: [] },
    timingDaysMax: 'days' in shift ? timingDaysBetween(shift.days) : timingDays,
  }
}

function yearBefore(day: Day): DaySpan {
  return { from: addMonthsToDay(day, -12), to: addDays(day, -1) }
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b
}
