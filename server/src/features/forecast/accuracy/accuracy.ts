// How good the forecasts have been: the snapshots where there are enough of them, else a backtest.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { addMonths, type Day, lastDayOf, type Month, monthOf } from '@plimsoll/domain/calendar'
import { biasWords, heldWords, nearWords } from '@plimsoll/domain/forecast/accuracy/accuracy-words'
import { errorByCategory, errorByMerchant } from '@plimsoll/domain/forecast/accuracy/by-line'
import { coverageOf } from '@plimsoll/domain/forecast/accuracy/coverage'
import { errorOf } from '@plimsoll/domain/forecast/accuracy/error-of'
import { monthHorizons, weekHorizons } from '@plimsoll/domain/forecast/accuracy/horizons'
import { balanceOutcomes, monthOutcomes } from '@plimsoll/domain/forecast/accuracy/snapshot'
import { groupBy } from '@plimsoll/domain/group'
import { less, type Minor, magnitude, sum, zero } from '@plimsoll/domain/money'
import { categoryLabelOf } from '@plimsoll/domain/taxonomy'
import { readClosings } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { View } from '../standing/view.ts'
import { backtestOf } from './backtest.ts'
import { overrideEffects } from './overrides.ts'
import { readSnapshots, type Snapshots } from './snapshots.ts'

const keptDaysMin = 28
const merchantsMax = 20

/** The accuracy of a business that has books. */
export async function accuracyOf(
  tx: TenantTx,
  businessId: string,
  view: View,
): Promise<ForecastAccuracy> {
  const { asOf } = view.standing
  const kept = await readSnapshots(tx, businessId, view)
  const isEnough = new Set(kept.balances.map(({ madeOn }) => madeOn)).size >= keptDaysMin
  const snapshots: Snapshots = isEnough ? kept : await backtestOf(tx, businessId, view)
  const first = snapshots.balances[0]?.madeOn ?? asOf
  const closings = await readClosings(tx, businessId, { from: first, to: asOf })
  const actuals = foldedActuals(view, snapshots)
  const balances = balanceOutcomes(snapshots.balances, closings)
  const months = monthOutcomes(snapshots.lines, actuals, lastKnownMonthEnd(asOf))
  const turnover = turnoverOf(view)
  const rows = monthRows(view, snapshots, closings)
  const merchants = errorByMerchant(months).slice(0, merchantsMax)
  return {
    as_of: asOf,
    basis: balances.length === 0 ? 'none' : isEnough ? 'kept' : 'backtest',
    kept_since: kept.balances[0]?.madeOn ?? null,
    words: wordsOf(balances, rows),
    horizons: horizonsOf(balances, turnover),
    bands: coverageOf(balances).map(({ promised, inRange, count, words }) => {
      return { promised, in_range: inRange, count, words }
    }),
    categories: errorByCategory(months).map(({ key, side, expected, happened, wape, bias }) => {
      const label = categoryLabelOf(key)
      return { category: key, label, side, expected, happened, error: wape, bias }
    }),
    merchants: merchants.map(({ key, side, expected, happened, wape }) => {
      const merchant = view.names.get(key) ?? 'Unknown'
      return { merchant, side, expected, happened, error: wape }
    }),
    months: rows,
    overrides: await overrideEffects(tx, businessId, view),
    served: { method: view.base.method.served, why: view.base.method.why },
  }
}

type Balances = ReturnType<typeof balanceOutcomes>

/**
 * Three sentences: how near months closed, how often the range held, and which way forecasts lean.
 */
function wordsOf(balances: Balances, months: ForecastAccuracy['months']): string[] {
  if (balances.length === 0) return []
  const covered = coverageOf(balances).find(({ promised }) => promised === 80)
  const misses = months.flatMap(({ closing, forecast_1 }) => {
    return forecast_1 ? [magnitude(less(closing, forecast_1.closing))] : []
  })
  return [nearWords(misses), covered && heldWords(covered), biasWords(errorOf(balances))].flatMap(
    (words) => words ?? [],
  )
}

function horizonsOf(balances: Balances, turnover: number): ForecastAccuracy['horizons'] {
  const horizons = [...weekHorizons, ...monthHorizons.filter(({ days }) => days > 100)]
  return horizons.flatMap((horizon) => {
    const met = balances.filter(
      ({ horizonDays }) => horizonDays >= horizon.from && horizonDays <= horizon.to,
    )
    if (met.length === 0) return []
    const error = errorOf(met)
    const lean = met.reduce((total, each) => total + each.expected - each.happened, 0) / met.length
    return [
      {
        label: horizon.label,
        days: horizon.days,
        count: met.length,
        error: turnover > 0 ? error.meanError / turnover : null,
        bias: turnover > 0 ? lean / turnover : null,
        skill_flat: error.skill.flat,
        skill_last_month: error.skill.last_month,
        skill_mean_of_three: error.skill.mean_of_three,
      },
    ]
  })
}

/**
 * Half of what came in and went out in an average month of the last twelve whole ones, in pence.
 */
function turnoverOf(view: View): number {
  const current = monthOf(view.standing.asOf)
  const whole = view.past.filter(({ month }) => month < current)
  const months = [...new Set(whole.map(({ month }) => month))].slice(-12)
  const recent = whole.filter(({ month }) => months.includes(month))
  if (months.length === 0) return 0
  return recent.reduce((total, { amount }) => total + Math.abs(amount), 0) / 2 / months.length
}

function lastKnownMonthEnd(asOf: Day): Day {
  return lastDayOf(monthOf(asOf)) === asOf ? asOf : lastDayOf(addMonths(monthOf(asOf), -1))
}

/** What happened by line, merchants that no forecast named counted with their sub-category. */
function foldedActuals(view: View, snapshots: Snapshots) {
  const named = new Set(snapshots.lines.map(keyOf))
  const folded = view.past.map((row) => ({
    ...row,
    merchantId: named.has(keyOf(row)) ? row.merchantId : null,
  }))
  return [...groupBy(folded, (row) => `${row.month} ${keyOf(row)}`).values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ ...first, amount: sum(rows.map(({ amount }) => amount)) }] : []
  })
}

function keyOf(line: { side: string; subCategory: string; merchantId: string | null }): string {
  return `${line.side} ${line.subCategory} ${line.merchantId}`
}

/**
 * The last whole months: what happened, and what was forecast one month and three months before.
 */
function monthRows(
  view: View,
  snapshots: Snapshots,
  closings: ReadonlyMap<Day, Minor>,
): ForecastAccuracy['months'] {
  const current = monthOf(view.standing.asOf)
  const months = [...new Set(snapshots.lines.map(({ month }) => month))]
    .filter((month) => month < current)
    .sort()
  return months.flatMap((month) => {
    const closing = closings.get(lastDayOf(month))
    if (closing === undefined) return []
    const total = (side: 'in' | 'out') =>
      sum(
        view.past
          .filter((row) => row.month === month && row.side === side)
          .map(({ amount }) => amount),
      )
    return [
      {
        month,
        happened_in: total('in'),
        happened_out: total('out'),
        closing,
        forecast_1: snapshotOf(snapshots, month, 1),
        forecast_3: snapshotOf(snapshots, month, 3),
      },
    ]
  })
}

/**
 * The forecast of a month made so many months before it: the last snapshot of that earlier month.
 */
function snapshotOf(snapshots: Snapshots, month: Month, back: number) {
  const origin = addMonths(month, -back)
  const madeOn = snapshots.lines
    .filter((line) => line.month === month && monthOf(line.madeOn) === origin)
    .map((line) => line.madeOn)
    .sort()
    .at(-1)
  if (!madeOn) return null
  const lines = snapshots.lines.filter((line) => line.month === month && line.madeOn === madeOn)
  const end = lastDayOf(month)
  const balance = snapshots.balances.find((each) => each.madeOn === madeOn && each.day === end)
  const total = (side: 'in' | 'out') =>
    sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
  return balance ? { in: total('in'), out: total('out'), closing: balance.closing ?? zero } : null
}

/** The reply for a business without books. */
export const noAccuracy: ForecastAccuracy = {
  as_of: null,
  basis: 'none',
  kept_since: null,
  words: [],
  horizons: [],
  bands: [],
  categories: [],
  merchants: [],
  months: [],
  overrides: [],
  served: { method: 'engine', why: 'There are no books yet.' },
}
