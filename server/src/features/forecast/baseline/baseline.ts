// The forecast of a period as it stood before the period began: the snapshot kept then, else made
// again from what was known then.
import { addDays, type Day, daysBetween, monthOf, monthsBetween } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { groupBy } from '@plimsoll/domain/group'
import { sum } from '@plimsoll/domain/money'
import type { ExpectedFlows } from '@plimsoll/domain/variance/expected-flows'
import { type DaySpan, lineKey } from '@plimsoll/domain/variance/flows'
import { isWholeMonths } from '@plimsoll/domain/variance/timeframe'
import { readBalance } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { readSnapshotBefore, type SnapshotLine } from '../accuracy/snapshot-before.store.ts'
import { engineMark } from '../run/engine.ts'
import { readRunInput } from '../run/make-run.ts'
import type { PastPeriod } from '../run/past-flows.ts'
import type { RunInput } from '../run/run.ts'
import { thinkBack } from '../run/think.ts'
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
  if (!isForecastable(view, period)) return null
  const origin = originOf(period)
  const snapshot = await readFreshSnapshot(tx, businessId, period)
  if (snapshot && totalsOnly)
    return { dated: [], undated: snapshot.lines, basis: 'snapshot', madeOn: snapshot.madeOn }
  const made = await flowsOnce(tx, businessId, { view, period })
  if (!snapshot) return { ...made, basis: 'recomputed', madeOn: origin }
  return { ...withDays(snapshot.lines, made), basis: 'snapshot', madeOn: snapshot.madeOn }
}

// Making forecasts is work for a whole core, and another request may be waiting.
const sharesMax = 2

/**
 * Begins the forecasts of several periods whose totals will be asked for one by one: together they
 * take less than each by itself.
 */
export async function beginBaselines(
  tx: TenantTx,
  businessId: string,
  { view, periods }: { view: View; periods: readonly DaySpan[] },
): Promise<void> {
  const missing: DaySpan[] = []
  for (const period of periods) {
    if (!isForecastable(view, period) || kept.has(keyOf(businessId, view, period))) continue
    if (!(await readFreshSnapshot(tx, businessId, period))) missing.push(period)
  }
  const shareLength = Math.ceil(missing.length / sharesMax)
  for (let at = 0; at < missing.length; at += shareLength)
    keepMade(tx, businessId, { view, periods: missing.slice(at, at + shareLength) })
}

/** The last day known when a period was forecast. */
function originOf(period: DaySpan): Day {
  return addDays(period.from, -1)
}

function isForecastable({ standing }: View, period: DaySpan): boolean {
  const { firstDay } = standing.books
  return (
    firstDay !== null &&
    monthsBetween(firstFullMonth(firstDay), monthOf(period.from)) >= monthsKnownMin
  )
}

async function readFreshSnapshot(tx: TenantTx, businessId: string, period: DaySpan) {
  if (!isWholeMonths(period)) return null
  const origin = originOf(period)
  const found = await readSnapshotBefore(tx, businessId, { on: origin, period })
  return found && daysBetween(found.madeOn, origin) <= snapshotDaysOldMax ? found : null
}

const keptMax = 64
const kept = new Map<string, Promise<ExpectedFlows>>()

function keyOf(businessId: string, { standing }: View, period: DaySpan): string {
  return JSON.stringify([businessId, standing.books, standing.asOf, engineMark, period])
}

/**
 * What was expected of a period, made once for the books as they stand: the page asks for its
 * figures and its commentary together, and every row of a table for itself.
 */
function flowsOnce(
  tx: TenantTx,
  businessId: string,
  { view, period }: { view: View; period: DaySpan },
): Promise<ExpectedFlows> {
  const again = () => onlyOf(madeAgain(tx, businessId, { view, periods: [period] }))
  const key = keyOf(businessId, view, period)
  const known = kept.get(key)
  // What makes it may be rolled back with its request; then it is made here.
  if (known) return known.catch(again)
  keepMade(tx, businessId, { view, periods: [period] })
  return kept.get(key) ?? again()
}

function keepMade(
  tx: TenantTx,
  businessId: string,
  { view, periods }: { view: View; periods: readonly DaySpan[] },
): void {
  const all = madeAgain(tx, businessId, { view, periods })
  for (const [at, period] of periods.entries()) {
    const key = keyOf(businessId, view, period)
    const made = onlyOf(all, at)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest) kept.delete(oldest)
  }
}

async function onlyOf(all: Promise<ExpectedFlows[]>, at = 0): Promise<ExpectedFlows> {
  return (await all)[at] ?? { dated: [], undated: [] }
}

async function madeAgain(
  tx: TenantTx,
  businessId: string,
  { view, periods }: { view: View; periods: readonly DaySpan[] },
): Promise<ExpectedFlows[]> {
  const input = await inputOnce(tx, businessId, view)
  const past: PastPeriod[] = []
  for (const period of periods) {
    const origin = originOf(period)
    past.push({ period, origin, balance: await readBalance(tx, businessId, origin) })
  }
  return thinkBack({ input, periods: past })
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
