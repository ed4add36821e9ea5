// Price rises: a payment that repeats and was the same for a while, then a higher one for good.

import { money } from '../amount-words.ts'
import { addMonthsToDay, type Day, daysBetween } from '../calendar.ts'
import type { Series, Sighting } from '../forecast/series.ts'
import { type Minor, minor } from '../money.ts'
import { isChosenCost } from './chosen-costs.ts'
import { dayInWords } from './day-in-words.ts'
import { type Leak, type LeakFacts, monthsLooked } from './leak.ts'
import { cadenceWords, timesAYear } from './per-year.ts'

const sameShare = 0.005
const riseMin = 0.01
// More than twice as much is another contract, not another price.
const riseMax = 1
const yearlyMinPence = 600
const gapPeriodsMax = 1.6
const yearlyPaymentsMax = 4

/** The price rises of the last twelve months. */
export function priceRises(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  return facts.series
    .filter(
      ({ state, side, subCategory }) =>
        state === 'active' && side === 'out' && isChosenCost(subCategory),
    )
    .flatMap((series) => riseOf({ ...series, evidence: withEarlier(series, facts.series) }, facts))
    .filter(({ day }) => day > from)
}

/** The sightings of a series, after those of the one that it took the place of: a new price may look like a new contract. */
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

type Level = { amount: number; sightings: readonly Sighting[] }

function riseOf(series: Series, { payees, payments }: LeakFacts): Leak[] {
  const { merchantId } = series
  const payee = merchantId === null ? undefined : payees.get(merchantId)
  const levels = levelsOf(series.evidence)
  const [before, now] = levels.slice(-2)
  if (!payee || !before || !now || !isProven(series, before, now)) return []
  if (timesAYear(series) <= 2 && isPaidOften(merchantId, payments)) return []
  const rise = minor(now.amount - before.amount)
  const yearly = minor(rise * timesAYear(series))
  const since = (now.sightings[0] as Sighting).day
  if (yearly < yearlyMinPence) return []
  return [
    {
      id: `price_rise:${merchantId}:${series.cadence}`,
      kind: 'price_rise',
      figures: `${before.amount} ${now.amount} ${since}`,
      merchantId,
      name: payee.name,
      yearly,
      amount: rise,
      day: since,
      sentence: sentenceOf({ name: payee.name, before, now, series, since, yearly }),
      advice: `Ask ${payee.name} for the old price, a yearly plan or a smaller one, or look elsewhere.`,
      evidence: evidenceOf(payments, before, now),
    },
  ]
}

/** Runs of payments of one price, magnitudes, oldest first. */
function levelsOf(evidence: readonly Sighting[]): Level[] {
  const levels: { amount: number; sightings: Sighting[] }[] = []
  for (const sighting of evidence) {
    const amount = Math.abs(sighting.amount)
    const last = levels.at(-1)
    if (last && Math.abs(amount / last.amount - 1) <= sameShare) last.sightings.push(sighting)
    else levels.push({ amount, sightings: [sighting] })
  }
  return levels
}

/** A price was paid at least twice, and three times before; a yearly one may show itself at once. */
function isProven(series: Series, before: Level, now: Level): boolean {
  const rise = now.amount / before.amount - 1
  if (rise < riseMin || rise > riseMax) return false
  const times = timesAYear(series)
  if (times <= 2) return series.evidence.length >= 2
  return before.sightings.length >= 3 && now.sightings.length >= 2
}

/** Who is paid every month has no yearly price: two payments of like amounts are chance. */
function isPaidOften(merchantId: string | null, payments: LeakFacts['payments']): boolean {
  const own = payments.filter((one) => one.merchantId === merchantId && one.amount < 0)
  const last = own.at(-1)?.day ?? ''
  return (
    own.filter(({ day }) => day > addMonthsToDay(last, -monthsLooked)).length > yearlyPaymentsMax
  )
}

function sentenceOf(of: {
  name: string
  before: Level
  now: Level
  series: Series
  since: Day
  yearly: Minor
}): string {
  const from = money(minor(of.before.amount))
  const to = money(minor(of.now.amount))
  const when = `${cadenceWords(of.series)} on ${dayInWords(of.since)}`
  return `${of.name} went from ${from} to ${to} ${when}: ${money(of.yearly)} more a year.`
}

const shownMax = 3

function evidenceOf(payments: LeakFacts['payments'], before: Level, now: Level) {
  const ids = new Set(
    [...before.sightings.slice(-shownMax), ...now.sightings.slice(0, shownMax)].flatMap(
      ({ movementIds }) => movementIds,
    ),
  )
  return payments.filter(({ id }) => ids.has(id))
}
