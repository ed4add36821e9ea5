// Price rises: a payment that repeats and was the same for a while, then a higher one for good, in
// one step or in several.

import { addMonthsToDay, type Day, daysBetween } from '../calendar.ts'
import type { Series, Sighting } from '../forecast/series.ts'
import { isChosenCost } from './chosen-costs.ts'
import { type Leak, type LeakFacts, monthsLooked } from './leak.ts'
import { cadenceWords, timesAYear } from './per-year.ts'
import { type Level, levelsOf, risen } from './price-levels.ts'
import { riseLeak } from './rise-leak.ts'
import { yearlyRises } from './yearly-rise.ts'

const gapPeriodsMax = 1.6
const yearlyPaymentsMax = 4
const shownMax = 3

/** The price rises of the last twelve months. */
export function priceRises(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  const ofSeries = facts.series
    .filter(
      ({ state, side, subCategory }) =>
        state === 'active' && side === 'out' && isChosenCost(subCategory),
    )
    .flatMap((series) =>
      riseOf({ ...series, evidence: withEarlier(series, facts.series) }, { facts, from }),
    )
    .filter(({ day }) => day > from)
  const merchantIds = new Set(ofSeries.map(({ merchantId }) => merchantId))
  return [
    ...ofSeries,
    ...yearlyRises(facts).filter(({ merchantId }) => !merchantIds.has(merchantId)),
  ]
}

/**
 * The sightings of a series, after those of the one that it took the place of: a new price may look
 * like a new contract.
 */
function withEarlier(series: Series, all: readonly Series[]): readonly Sighting[] {
  const first = series.evidence[0]
  const reach = (365 / timesAYear(series)) * gapPeriodsMax
  const earlier = all.find(({ merchantId, side, cadence, state, evidence }) => {
    const last = evidence.at(-1)
    if (!first || !last || state !== 'ended') return false
    if (merchantId !== series.merchantId || side !== 'out' || cadence !== series.cadence)
      return false
    return last.day < first.day && daysBetween(last.day, first.day) <= reach
  })
  return [...(earlier?.evidence ?? []), ...series.evidence]
}

function riseOf(series: Series, context: { facts: LeakFacts; from: Day }): Leak[] {
  const { payees, payments } = context.facts
  const { merchantId } = series
  const payee = merchantId === null ? undefined : payees.get(merchantId)
  const times = timesAYear(series)
  const rise = risen(levelsOf(series.evidence), { times, from: context.from })
  if (!payee || !rise) return []
  if (times <= 2 && isPaidOften(merchantId, payments)) return []
  return riseLeak({
    id: `price_rise:${merchantId}:${series.cadence}`,
    merchantId,
    name: payee.name,
    before: rise.before.amount,
    now: rise.now.amount,
    steps: rise.steps,
    times,
    each: cadenceWords(series),
    since: (rise.now.sightings[0] as Sighting).day,
    evidence: evidenceOf(payments, [rise.before, ...rise.between, rise.now]),
  })
}

/** Who is paid every month has no yearly price: two payments of like amounts are chance. */
function isPaidOften(merchantId: string | null, payments: LeakFacts['payments']): boolean {
  const own = payments.filter((payment) => payment.merchantId === merchantId && payment.amount < 0)
  const last = own.at(-1)?.day ?? ''
  return (
    own.filter(({ day }) => day > addMonthsToDay(last, -monthsLooked)).length > yearlyPaymentsMax
  )
}

/** The last payments of the old price, and the first of each that came after it. */
function evidenceOf(payments: LeakFacts['payments'], [before, ...after]: readonly Level[]) {
  const shown = [
    ...(before?.sightings.slice(-shownMax) ?? []),
    ...after.flatMap(({ sightings }) => sightings.slice(0, shownMax)),
  ]
  const ids = new Set(shown.flatMap(({ movementIds }) => movementIds))
  return payments.filter(({ id }) => ids.has(id))
}
