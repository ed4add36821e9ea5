// Which recurring payments a person is shown one by one. Nearly all are plain from their past; what
// is asked of everything is answered carefully of nothing.
import type { Minor } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { KnownSeries } from '../engine.ts'
import type { SeriesCadence } from '../series.ts'

/** As much of a series as the review looks at. */
type Reviewed = Pick<KnownSeries, 'id' | 'amount' | 'cadence'> & { readonly probability: number }

// Below this chance of the next payment the past leaves room for doubt.
const doubtBelow = 0.65
const questionsMax = 5

const timesAMonth: Readonly<Record<SeriesCadence, number>> = {
  weekly: 52 / 12,
  fortnightly: 26 / 12,
  four_weekly: 13 / 12,
  twice_a_month: 2,
  monthly: 1,
  two_monthly: 1 / 2,
  quarterly: 1 / 3,
  half_yearly: 1 / 6,
  yearly: 1 / 12,
  instalments: 10 / 12,
}

/**
 * The ids of the series to ask about, most at stake first: the chance that the next payment does
 * not come times what the series comes to in a month. At most five; the rest is accepted unasked.
 */
export function doubtfulSeries(series: readonly Reviewed[]): string[] {
  const stakeOf = ({ probability, amount, cadence }: Reviewed) =>
    (1 - probability) * Math.abs(amount) * timesAMonth[cadence]
  return series
    .filter(({ probability }) => probability < doubtBelow)
    .sort((a, b) => stakeOf(b) - stakeOf(a) || compareText(a.id, b.id))
    .slice(0, questionsMax)
    .map(({ id }) => id)
}

const monthsSeenMin = 4
const evenWithin = 0.1

/**
 * Why a payee that comes back in most months is no regular payment: its amount varies, or it keeps
 * no day. Amounts are of the latest six whole months, in pence. `null` where it does not come back
 * often enough to be missed in the list.
 */
export function leftOutReason(
  amountsByMonth: readonly Minor[],
): 'amount_varies' | 'no_fixed_day' | null {
  const seen = amountsByMonth.map(Math.abs).filter((amount) => amount > 0)
  if (seen.length < monthsSeenMin) return null
  const middle = [...seen].sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0
  const even = seen.filter((amount) => Math.abs(amount - middle) <= evenWithin * middle).length
  return even > seen.length / 2 ? 'no_fixed_day' : 'amount_varies'
}
