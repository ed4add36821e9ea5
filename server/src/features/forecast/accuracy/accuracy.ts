// How good the forecasts have been: the snapshots where there are enough of them, else a backtest.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { type Day, monthOf } from '@plimsoll/domain/calendar'
import { errorByCategory, errorByMerchant } from '@plimsoll/domain/forecast/accuracy/by-line'
import { coverageOf } from '@plimsoll/domain/forecast/accuracy/coverage'
import {
  errorByHorizon,
  monthHorizons,
  weekHorizons,
} from '@plimsoll/domain/forecast/accuracy/horizons'
import { balanceOutcomes, monthOutcomes } from '@plimsoll/domain/forecast/accuracy/snapshot'
import { leanStatement, nearStatement } from '@plimsoll/domain/forecast/accuracy/statements'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'
import { categoryLabelOf } from '@plimsoll/domain/taxonomy'
import { readClosings } from '../../../books/figures/months.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { outlookIn } from '../outlook/outlook.ts'
import type { View } from '../standing/view.ts'
import { backtestOf } from './backtest.ts'
import { monthEndBalances, monthRows, shownLines } from './month-rows.ts'
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
  const rows = monthRows(view, snapshots, closings)
  const months = monthOutcomes(shownLines(snapshots, rows), actuals, asOf)
  const merchants = errorByMerchant(months).slice(0, merchantsMax)
  return {
    as_of: asOf,
    balance_known: view.standing.books.balanceKnown,
    basis: balances.length === 0 ? 'none' : isEnough ? 'kept' : 'backtest',
    kept_since: kept.balances[0]?.madeOn ?? null,
    ...statementsOf(rows),
    until: isEnded(view) ? (rows.at(-1)?.month ?? null) : null,
    held: heldOf(balances),
    horizons: horizonsOf(snapshots, closings, turnoverOf(view)),
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

function statementsOf(rows: ForecastAccuracy['months']): Pick<ForecastAccuracy, 'near' | 'lean'> {
  const closed = rows.flatMap(({ closing, forecast_1 }) =>
    forecast_1 ? [{ expected: forecast_1.closing, happened: closing }] : [],
  )
  return { near: nearStatement(closed), lean: leanStatement(closed) }
}

function isEnded(view: View): boolean {
  const outlook = outlookIn(view)
  return outlook.state === 'unknown' && outlook.reason === 'old_data'
}

type Balances = ReturnType<typeof balanceOutcomes>

function heldOf(balances: Balances): ForecastAccuracy['held'] {
  const covered = coverageOf(balances).find(({ promised }) => promised === 80)
  if (!covered || covered.count === 0) return null
  return { promised: covered.promised, in_range: covered.inRange, count: covered.count }
}

/**
 * A week to the day; months by the closing balances of the month table, as the last forecast of an
 * earlier month had them, so that both show the same misses.
 */
function horizonsOf(
  snapshots: Snapshots,
  closings: ReadonlyMap<Day, Minor>,
  turnover: number,
): ForecastAccuracy['horizons'] {
  const atMonthEnd = monthEndBalances(snapshots)
  return [
    ...errorByHorizon(balanceOutcomes(snapshots.balances, closings), weekHorizons),
    ...errorByHorizon(balanceOutcomes(atMonthEnd, closings), monthHorizons),
  ].flatMap(({ label, days, count, meanError, meanLean, skill }) => {
    if (count === 0) return []
    return [
      {
        label,
        days,
        count,
        mean_error: meanError,
        error: turnover > 0 ? meanError / turnover : null,
        bias: turnover > 0 ? meanLean / turnover : null,
        skill_flat: skill.flat,
        skill_last_month: skill.last_month,
        skill_mean_of_three: skill.mean_of_three,
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

/** The reply for a business without books. */
export const noAccuracy: ForecastAccuracy = {
  as_of: null,
  balance_known: false,
  basis: 'none',
  kept_since: null,
  near: null,
  until: null,
  held: null,
  lean: null,
  horizons: [],
  bands: [],
  categories: [],
  merchants: [],
  months: [],
  overrides: [],
  served: { method: 'engine', why: 'There are no books yet.' },
}
