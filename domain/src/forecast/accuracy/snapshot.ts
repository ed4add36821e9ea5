// Forecasts as they stood on a day, kept to be compared with what happened. A snapshot is never
// changed.
import { type Day, daysBetween, lastDayOf, type Month } from '../../calendar.ts'
import { type Minor, zero } from '../../money.ts'
import type { Band } from '../engine.ts'
import type { LineOutcome, NaiveForecast, Outcome } from './outcome.ts'

/** The forecast made on a day of one line in one whole month, in the sense of its side. */
export type LineSnapshot = {
  readonly madeOn: Day
  readonly month: Month
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  readonly amount: Minor
  readonly naive: NaiveForecast
}

/** The forecast made on a day of another day's closing balance, with its ranges. */
export type BalanceSnapshot = Band & {
  readonly madeOn: Day
  readonly day: Day
  readonly closing: Minor
  readonly naive: NaiveForecast
}

/** What one line came to in one month, in the sense of its side. */
type LineActual = {
  readonly month: Month
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  readonly amount: Minor
}

/** A line's outcome with the day its forecast was made on, and the month it was made for. */
export type MonthOutcome = LineOutcome & { readonly madeOn: Day; readonly month: Month }

/**
 * Compares kept lines with what happened, for months that are over by `knownUntil`. What was
 * forecast and did not happen counts as zero happened; what happened without a forecast, where one
 * was made for its month, as zero forecast.
 */
export function monthOutcomes(
  snapshots: readonly LineSnapshot[],
  actuals: readonly LineActual[],
  knownUntil: Day,
): MonthOutcome[] {
  const over = snapshots.filter(({ month }) => lastDayOf(month) <= knownUntil)
  const happened = new Map(actuals.map((actual) => [lineKey(actual), actual.amount]))
  const expected = over.map((snapshot) => ({
    ...outcomeOf(snapshot),
    expected: snapshot.amount,
    happened: happened.get(lineKey(snapshot)) ?? zero,
    naive: snapshot.naive,
  }))
  return [...expected, ...unsaid(over, actuals)]
}

/** Sets balances that were kept against the closing balances that came, by day. */
export function balanceOutcomes(
  snapshots: readonly BalanceSnapshot[],
  closings: ReadonlyMap<Day, Minor>,
): (Outcome & { readonly snapshot: BalanceSnapshot })[] {
  return snapshots.flatMap((snapshot) => {
    const happened = closings.get(snapshot.day)
    if (happened === undefined) return []
    const horizonDays = daysBetween(snapshot.madeOn, snapshot.day)
    const { closing: expected, naive } = snapshot
    return [{ horizonDays, expected, happened, naive, snapshot }]
  })
}

function unsaid(over: readonly LineSnapshot[], actuals: readonly LineActual[]): MonthOutcome[] {
  const spoken = new Set(over.map((each) => `${each.madeOn} ${lineKey(each)}`))
  const origins = new Map(
    over.map(({ madeOn, month }) => [`${madeOn} ${month}`, { madeOn, month }]),
  )
  return [...origins.values()].flatMap(({ madeOn, month }) =>
    actuals
      .filter((each) => each.month === month && !spoken.has(`${madeOn} ${lineKey(each)}`))
      .map((each) => ({
        ...outcomeOf({ ...each, madeOn }),
        expected: zero,
        happened: each.amount,
        // A line that the past did not know: plain methods, which repeat what they know, have
        // no forecast of it either.
        naive: { last_month: zero, mean_of_three: zero },
      })),
  )
}

function outcomeOf(line: Omit<LineActual, 'amount'> & { madeOn: Day }) {
  const { madeOn, month, side, subCategory, merchantId } = line
  const horizonDays = daysBetween(madeOn, lastDayOf(month))
  return { madeOn, month, side, subCategory, merchantId, horizonDays }
}

/** Names a line of a month. */
function lineKey({ month, side, subCategory, merchantId }: Omit<LineActual, 'amount'>): string {
  return `${month} ${side} ${subCategory} ${merchantId ?? ''}`
}
