// The forecast of a period as it stood before the period began: the snapshot kept then, else made
// again from what was known then.
import {
  addDays,
  type Day,
  daysBetween,
  lastDayOf,
  monthOf,
  monthsBetween,
} from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { composeForecast } from '@plimsoll/domain/forecast/overlay/compose'
import { emptyOverlay } from '@plimsoll/domain/forecast/overlay/overlay'
import { groupBy } from '@plimsoll/domain/group'
import { sum } from '@plimsoll/domain/money'
import { type ExpectedFlows, expectedFlows } from '@plimsoll/domain/variance/expected-flows'
import { type DaySpan, lineKey } from '@plimsoll/domain/variance/flows'
import { isWholeMonths } from '@plimsoll/domain/variance/timeframe'
import { readBalance } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { readSnapshotBefore, type SnapshotLine } from '../accuracy/snapshot-before.store.ts'
import { engineMark } from '../run/engine.ts'
import { readRunInput } from '../run/make-run.ts'
import { inputOn } from '../run/met-balances.ts'
import { type RunInput, taxParts } from '../run/run.ts'
import { think } from '../run/think.ts'
import type { View } from '../standing/view.ts'

/** What was expected of a period, and whether it was kept at the time or worked out again. */
export type ForecastBaseline = ExpectedFlows & {
  readonly basis: 'snapshot' | 'recomputed'
  /** The last day known when the forecast was made. */
  readonly madeOn: Day
}

// Fewer whole months than this make no forecast worth comparing with.
const monthsKnownMin = 2
// An older snapshot says less about the period than making the forecast again.
const snapshotDaysOldMax = 7

/**
 * The forecast of a period made before its first day; `null` where the books were too young for
 * one. `totalsOnly`: the days within the period don't matter, so a snapshot needs no forecast to
 * place it.
 */
export async function forecastBaseline(
  tx: TenantTx,
  businessId: string,
  { view, period, totalsOnly = false }: { view: View; period: DaySpan; totalsOnly?: boolean },
): Promise<ForecastBaseline | null> {
  const { books } = view.standing
  const origin = addDays(period.from, -1)
  if (!books.firstDay) return null
  const known = monthsBetween(firstFullMonth(books.firstDay), monthOf(period.from))
  if (known < monthsKnownMin) return null
  const found = isWholeMonths(period)
    ? await readSnapshotBefore(tx, businessId, { on: origin, period })
    : null
  const snapshot = found && daysBetween(found.madeOn, origin) <= snapshotDaysOldMax ? found : null
  if (snapshot && totalsOnly)
    return { dated: [], undated: snapshot.lines, basis: 'snapshot', madeOn: snapshot.madeOn }
  const made = await flowsOnce(tx, businessId, { view, origin, period })
  if (!snapshot) return { ...made, basis: 'recomputed', madeOn: origin }
  return { ...withDays(snapshot.lines, made), basis: 'snapshot', madeOn: snapshot.madeOn }
}

const keptMax = 64
const kept = new Map<string, Promise<ExpectedFlows>>()

/**
 * What was expected of a period, made once for the books as they stand: the page asks for its
 * figures and its commentary together, and every row of a table for itself.
 */
function flowsOnce(
  tx: TenantTx,
  businessId: string,
  at: { view: View; origin: Day; period: DaySpan },
): Promise<ExpectedFlows> {
  const { books, asOf } = at.view.standing
  const key = JSON.stringify([businessId, books, asOf, engineMark, at.period])
  const known = kept.get(key)
  // What makes it may be rolled back with its request; then it is made here.
  if (known) return known.catch(() => forecastAgain(tx, businessId, at))
  const made = forecastAgain(tx, businessId, at)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest) kept.delete(oldest)
  return made
}

async function forecastAgain(
  tx: TenantTx,
  businessId: string,
  { view, origin, period }: { view: View; origin: Day; period: DaySpan },
): Promise<ExpectedFlows> {
  const until = lastDayOf(monthOf(period.to))
  const input = await inputOnce(tx, businessId, view)
  const balance = await readBalance(tx, businessId, origin)
  const run = await think({ ...inputOn(input, { origin, until, balance }), looksBack: false })
  const overlay = { ...emptyOverlay, taxes: taxParts(run.taxes) }
  const forecast = composeForecast(run.base, overlay, { actuals: [], nation: input.nation })
  return expectedFlows(forecast, period)
}

const inputs = new WeakMap<View, Promise<RunInput>>()

/** What the engine reads, once for every period of a view: of busy books it is most of the work. */
function inputOnce(tx: TenantTx, businessId: string, view: View): Promise<RunInput> {
  const known = inputs.get(view)
  if (known) return known
  const read = readRunInput(tx, businessId, view.standing, [])
  inputs.set(view, read)
  return read
}

/**
 * A snapshot keeps what a line came to by month, not its days. Where making the forecast again
 * gives the same amount, its days are those of the snapshot too; elsewhere the snapshot's amount
 * stands without a day.
 */
function withDays(lines: readonly SnapshotLine[], made: ExpectedFlows): ExpectedFlows {
  const dated = groupBy(made.dated, lineKey)
  const undated = groupBy(made.undated, lineKey)
  const flows = [...groupBy(lines, lineKey).values()].map((months): ExpectedFlows => {
    const [line] = months
    if (!line) return { dated: [], undated: [] }
    const key = lineKey(line)
    const amount = sum(months.map((month) => month.amount))
    const days = dated.get(key) ?? []
    const rest = undated.get(key) ?? []
    if (sum([...days, ...rest].map((flow) => flow.amount)) === amount)
      return { dated: days, undated: rest }
    const { side, subCategory, merchantId } = line
    return { dated: [], undated: [{ side, subCategory, merchantId, amount }] }
  })
  return {
    dated: flows.flatMap((flow) => flow.dated),
    undated: flows.flatMap((flow) => flow.undated).filter(({ amount }) => amount !== 0),
  }
}
