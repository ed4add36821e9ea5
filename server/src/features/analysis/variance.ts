// A period against its baseline: reads both, asks the domain for each line's variance, and adds
// lines up to the rows of a level.
import type { AnalysisVariance, VarianceRow } from '@plimsoll/contract/analysis'
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
import { isMaterial, type Threshold, thresholdOf } from '@plimsoll/domain/commentary/materiality'
import { groupBy } from '@plimsoll/domain/group'
import { less, type Minor, minor, sum, zero } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { activityInCash, categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { mainDriver, sumDrivers } from '@plimsoll/domain/variance/drivers'
import { effectOf, effectOfNet } from '@plimsoll/domain/variance/effect'
import { expectedFlows } from '@plimsoll/domain/variance/expected-flows'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import {
  type Comparison,
  carry,
  lastYearPeriod,
  periodOf,
  previousPeriod,
  type Timeframe,
  widened,
} from '@plimsoll/domain/variance/timeframe'
import { timingDays } from '@plimsoll/domain/variance/timing'
import { type LineVariance, varianceLines } from '@plimsoll/domain/variance/variance'
import { type CategoryNames, nameOfSubCategory } from '../../books/categories/names.ts'
import {
  readDayFlows,
  readExcludedIn,
  readLineHistory,
  readTrend,
  type TrendMonth,
} from '../../books/figures/month-flows.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { type ForecastBaseline, type ForecastView, forecastBaseline } from '../forecast/service.ts'
import { settingsIn } from './settings.ts'

/**
 * What a variance is asked for. Nulls have been left out by the client; each part has its usual
 * value here.
 */
export type VarianceQuery = {
  timeframe: Timeframe
  compare: Comparison
  flow: 'in' | 'out' | 'net'
  category: string | null
  level: 'category' | 'merchant'
  custom: { from?: Day | undefined; to?: Day | undefined }
}

/**
 * Every line of a period with its baseline: what the tables, the commentary and the reports are all
 * made of.
 */
export type VarianceFacts = {
  asOf: Day
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

const otherShareMax = 0.2
const customDaysMax = 1100
const trendLength = 12

/**
 * Reads a period and its baseline. Refuses a period before the books, and a comparison that they
 * don't reach back to.
 */
export async function varianceFacts(
  tx: TenantTx,
  businessId: string,
  view: ForecastView,
  query: Pick<VarianceQuery, 'timeframe' | 'compare' | 'custom'>,
): Promise<VarianceFacts> {
  const { asOf, books } = view.standing
  const opened = books.firstDay ?? asOf
  const wanted = periodIn(view, query)
  const compared = await comparedWith(tx, businessId, { view, wanted, opened, query })
  const { period } = compared
  const near = widened(period, timingDays)
  const actual = await readDayFlows(tx, businessId, {
    from: near.from,
    to: near.to < asOf ? near.to : asOf,
  })
  // A comparison with as many days of an earlier period has nothing still to come.
  const ahead =
    period.to > asOf && query.compare !== 'previous'
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
    period,
    running: wanted.to > asOf,
    compare: query.compare,
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
  period: DaySpan
  baseline: DaySpan
  basis: VarianceFacts['basis']
  madeOn: Day | null
  flows: Pick<ForecastBaseline, 'dated' | 'undated'>
}

async function comparedWith(
  tx: TenantTx,
  businessId: string,
  known: {
    view: ForecastView
    wanted: DaySpan
    opened: Day
    query: { compare: Comparison }
  },
): Promise<Compared> {
  const { view, wanted, opened, query } = known
  if (query.compare === 'forecast') {
    const made = await forecastBaseline(tx, businessId, { view, period: wanted })
    if (!made)
      throw new Problem(
        'unusable',
        'There was no forecast before this period: your transactions began too shortly before it. Compare with the previous period instead.',
      )
    const { basis, madeOn } = made
    return { period: wanted, baseline: wanted, basis, madeOn, flows: made }
  }
  const { period, baseline, shift } =
    query.compare === 'previous'
      ? previousPeriod(wanted, view.standing.asOf)
      : lastYearPeriod(wanted)
  if (baseline.from < opened)
    throw new Problem(
      'unusable',
      `Your transactions begin on ${periodWords({ from: opened, to: opened })}, so there is no whole ${periodWords(baseline)} to compare with.`,
    )
  const flows = await readDayFlows(tx, businessId, widened(baseline, timingDays))
  // The 31st meets the last day of a shorter month.
  const dated = flows.map((flow) => {
    const day = carry(flow.day, shift)
    const inside = flow.day >= baseline.from && flow.day <= baseline.to
    return { ...flow, day: inside && day > period.to ? period.to : day }
  })
  return { period, baseline, basis: 'actual', madeOn: null, flows: { dated, undated: [] } }
}

/**
 * The days that are wanted. Refuses days that can't be read, a period before the books, and one
 * that has not begun.
 */
export function periodIn(
  { standing }: ForecastView,
  query: Pick<VarianceQuery, 'timeframe' | 'custom'>,
): DaySpan {
  const { asOf, books } = standing
  const wanted = spanOf(query, { today: asOf, yearEnd: books.yearEnd })
  const opened = books.firstDay ?? asOf
  if (wanted.to < opened)
    throw new Problem(
      'unusable',
      `Your transactions begin on ${periodWords({ from: opened, to: opened })}, after this period.`,
    )
  if (wanted.from > asOf)
    throw new Problem(
      'unusable',
      `This period begins on ${periodWords({ from: wanted.from, to: wanted.from })}. Choose one that has begun.`,
    )
  return wanted
}

function spanOf(
  query: Pick<VarianceQuery, 'timeframe' | 'custom'>,
  known: { today: Day; yearEnd: string | null },
): DaySpan {
  if (query.timeframe !== 'custom') return periodOf(query.timeframe, known)
  const { from, to } = query.custom
  if (!from || !to) throw new Problem('invalid', 'Choose the first and the last day of the period.')
  if (from > to) throw new Problem('invalid', 'The first day comes after the last.')
  if (addDays(from, customDaysMax) < to)
    throw new Problem('invalid', 'Choose a period of three years at most.')
  return { from, to }
}

/** The rows of a level, largest variance first, and the totals that they add up to. */
export function varianceReply(facts: VarianceFacts, query: VarianceQuery): AnalysisVariance {
  const lines = facts.lines.filter(
    (line) =>
      (query.flow === 'net' || line.side === query.flow) &&
      (!query.category || subCategoryOf(line.subCategory).category === query.category),
  )
  const keyOf = (line: LineVariance) => {
    if (query.level === 'merchant') return `${line.side} ${line.merchantId ?? ''}`
    return query.category
      ? `${line.side} ${line.subCategory}`
      : `${line.side} ${subCategoryOf(line.subCategory).category}`
  }
  const sideTotals = { in: sideTotal(facts, 'in'), out: sideTotal(facts, 'out') }
  const rows = [...groupBy(lines, keyOf).values()]
    .map((some) => rowOf(some, { ...facts, sideTotals }, query))
    .sort(
      (a, b) =>
        Math.abs(b.variance) - Math.abs(a.variance) ||
        b.projected - a.projected ||
        (a.category < b.category ? -1 : 1),
    )
  const side = (name: 'in' | 'out') => lines.filter((line) => line.side === name)
  const compared = query.compare === 'forecast'
  return {
    status: 'success',
    data: rows,
    meta: {
      as_of: facts.asOf,
      timeframe: query.timeframe,
      compare: query.compare,
      period: { ...facts.period, label: periodWords(facts.period) },
      running: facts.running,
      baseline: {
        ...facts.baseline,
        label: periodWords(facts.baseline),
        basis: facts.basis,
        made_on: facts.madeOn,
        words: baselineWords(facts),
      },
      totals: {
        in: totalOf(side('in'), 'in'),
        out: totalOf(side('out'), 'out'),
        net: totalOf(lines, 'net'),
      },
      error: compared ? { in: errorOf(rows, 'in'), out: errorOf(rows, 'out') } : null,
      bias: compared ? { in: biasOf(side('in')), out: biasOf(side('out')) } : null,
      trend_months: facts.trendMonths,
      left_out: facts.leftOut,
      materiality: {
        amount: facts.threshold.floor,
        percent: facts.threshold.percent,
        is_own: facts.threshold.isOwn,
      },
    },
  }
}

/** What the baseline is, in a sentence. */
export function baselineWords({ basis, baseline, madeOn }: VarianceFacts): string {
  if (basis === 'actual') return `Compared with what happened in ${periodWords(baseline)}.`
  const on = madeOn ? periodWords({ from: madeOn, to: madeOn }) : ''
  return basis === 'snapshot'
    ? `Compared with the forecast made on ${on}, before the period began.`
    : `No forecast was kept before this period, so it has been worked out again from what was known on ${on}.`
}

type Figures = AnalysisVariance['meta']['totals']['net']

function totalOf(lines: readonly LineVariance[], flow: 'in' | 'out' | 'net'): Figures {
  const sign = (line: LineVariance): 1 | -1 => (flow === 'net' && line.side === 'out' ? -1 : 1)
  const total = (pick: (line: LineVariance) => Minor) =>
    minor(lines.reduce((all, line) => all + sign(line) * pick(line), 0))
  const variance = total((line) => line.variance)
  const effect = flow === 'out' ? effectOfNet(minor(-variance)) : effectOfNet(variance)
  return figuresOf({
    baseline: total((line) => line.baseline),
    actual: total((line) => line.actual),
    expected: total((line) => line.expected),
    variance,
    effect,
    drivers: sumDrivers(lines.map((line) => ({ drivers: line.drivers, sign: sign(line) }))),
  })
}

function figuresOf(
  made: Pick<Figures, 'baseline' | 'actual' | 'expected' | 'variance' | 'effect' | 'drivers'>,
): Figures {
  const { baseline, variance, drivers } = made
  return {
    ...made,
    projected: sum([made.actual, made.expected]),
    variance_percent:
      baseline === 0 ? null : Math.round((variance / Math.abs(baseline)) * 1000) / 10,
    main_driver: mainDriver(drivers),
    other_is_large: Math.abs(drivers.other) > otherShareMax * Math.abs(variance),
  }
}

function rowOf(
  lines: readonly LineVariance[],
  facts: VarianceFacts & { sideTotals: Record<'in' | 'out', Minor> },
  query: Pick<VarianceQuery, 'level' | 'category'>,
): VarianceRow {
  const [first] = lines
  if (!first) throw new RangeError('a row without lines')
  const { category } = subCategoryOf(first.subCategory)
  const isMerchant = query.level === 'merchant'
  const sub = !isMerchant && query.category ? first.subCategory : null
  const variance = sum(lines.map((line) => line.variance))
  const nameOf = (id: string | null) => (id && facts.names.get(id)) || 'No merchant named'
  const total = (pick: (line: LineVariance) => Minor) => sum(lines.map(pick))
  return {
    ...figuresOf({
      baseline: total((line) => line.baseline),
      actual: total((line) => line.actual),
      expected: total((line) => line.expected),
      variance,
      effect: effectOf({ side: first.side, subCategory: first.subCategory, variance }),
      drivers: sumDrivers(lines.map(({ drivers }) => ({ drivers, sign: 1 }))),
    }),
    category,
    category_label: categoryLabelOf(category),
    sub_category: sub,
    subcategory_label: sub && nameOfSubCategory(sub, facts.categoryNames),
    merchant_id: isMerchant ? first.merchantId : null,
    merchant: isMerchant ? nameOf(first.merchantId) : null,
    side: first.side,
    is_material: isMaterial(
      { variance, baseline: total((line) => line.baseline) },
      { threshold: facts.threshold, sideTotal: facts.sideTotals[first.side] },
    ),
    activity: activityInCash(first.subCategory),
    payments: {
      baseline: lines.reduce((all, line) => all + line.payments.baseline, 0),
      current: lines.reduce((all, line) => all + line.payments.current, 0),
    },
    moved: lines.flatMap((line) =>
      line.moved.map(({ amount, expectedDay, movedTo }) => ({
        merchant: nameOf(line.merchantId),
        amount,
        expected_day: expectedDay,
        moved_to: movedTo,
      })),
    ),
    one_offs: lines.flatMap((line) =>
      line.oneOffs.map(({ amount, day }) => ({ merchant: nameOf(line.merchantId), amount, day })),
    ),
    trend: isMerchant ? [] : trendOf(lines, facts),
  }
}

function sideTotal({ lines }: VarianceFacts, side: 'in' | 'out'): Minor {
  return sum(lines.filter((line) => line.side === side).map(({ projected }) => projected))
}

function trendOf(lines: readonly LineVariance[], facts: VarianceFacts): Minor[] {
  const [first] = lines
  const codes = new Set(lines.map(({ subCategory }) => subCategory))
  const months = groupBy(
    facts.trend.filter((row) => row.side === first?.side && codes.has(row.subCategory)),
    ({ month }) => month,
  )
  return facts.trendMonths.map((month) => sum((months.get(month) ?? []).map((row) => row.amount)))
}

/** The sum of the rows' errors as a share of what the side came to. */
function errorOf(rows: readonly VarianceRow[], side: 'in' | 'out'): number {
  const own = rows.filter((row) => row.side === side)
  const size = own.reduce((all, row) => all + Math.abs(row.projected), 0)
  return share(
    own.reduce((all, row) => all + Math.abs(row.variance), 0),
    size,
  )
}

/**
 * How far the side as a whole was forecast too high (positive) or too low, as a share of what it
 * came to.
 */
function biasOf(lines: readonly LineVariance[]): number {
  const size = lines.reduce((all, line) => all + line.projected, 0)
  return share(less(zero, sum(lines.map((line) => line.variance))), Math.abs(size))
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000
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
