// What the data alone says: recurring series with their occurrences, the remainder of each category
// and merchant, the path of the balance they add up to, its bands, and the method that did best on
// the business's own past. Pure and seeded.
import { addDays, addMonthsToDay, type Day } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import type { BaseForecast, EngineInput } from '../engine.ts'
import type { Movement } from '../movement.ts'
import { occurrencesOf } from '../occurrences/match-occurrences.ts'
import { baseParts } from '../overlay/base-parts.ts'
import { dayPath } from '../overlay/path.ts'
import { detectSeries } from '../recurring/detect-series.ts'
import { keepSeriesIds } from '../recurring/keep-series-ids.ts'
import { withoutNotRecurring } from '../recurring/not-recurring.ts'
import type { Occurrence, Series } from '../series.ts'
import { bandsOf } from './bands.ts'
import { countedOn } from './counted-on.ts'
import { dayProfileOf } from './day-profile.ts'
import { withoutEnded } from './ended-lines.ts'
import { expectedLow } from './expected-low.ts'
import { januaryMissesOf } from './january.ts'
import { openByMonth } from './open-by-month.ts'
import { ownMissesOf } from './own-misses.ts'
import { pastOf } from './past.ts'
import { remainderOf } from './remainder.ts'
import { servedMethodOf } from './served-method.ts'
import { simulate } from './simulate.ts'
import { withoutSingle } from './single-payments.ts'
import { spanOf } from './span.ts'
import { succeeded } from './succession.ts'
import { isOneSided, type TrailingMonths, trailingMonthsOf } from './trailing-months.ts'

const occurrenceMonthsBack = 13
const pathsCount = 200
const lopsidedMonthsMin = 12
const youngMonths = 3

/** The base forecast of a business. The same input gives the same forecast, to the penny. */
export function baseForecast(input: EngineInput): BaseForecast {
  const { asOf, until, balance } = input
  const span = spanOf(input)
  const series = seriesOf(input)
  const counted = countedOn(series, input)
  const ahead = expectedOf(input, counted)
  const occurrences = ahead.filter(({ day }) => day <= until)
  const inSeries = accountedFor({ series: counted, occurrences, nation: input.nation })
  const ordinary = withoutSingle(input, { inSeries, months: span.past.length })
  const goingOn = withoutEnded(ordinary, { inSeries, knownUntil: lastDayOf(input) })
  const past = pastOf(goingOn, span, inSeries)
  const profile = dayProfileOf(past, { months: span.past, nation: input.nation })
  // From three months on what came once is one of many surprises, which the range has to hold:
  // without them it held the balances of the open accounts less often.
  const months = trailingMonthsOf(span.past.length < youngMonths ? ordinary : input)
  const { method, drift } = servedMethodOf(months.net)
  const year = spanOf({ ...input, until: atLeastAYear(input) })
  const open = openByMonth(
    isWithoutPlans(input) ? ahead : expectedOf(undecided(input), counted),
    year,
  )
  const remainder = remainderOf({
    past,
    profile,
    span,
    year,
    open,
    drift: isLopsided(months) ? null : drift,
  })
  const paths = simulate({ span, past, occurrences, series: byId(series) }, pathsCount)
  // Taxes are forecast by their days, so a January with a tax bill was no surprise.
  const januaries = januaryMissesOf({ ...input, movements: unexplained(input) })
  const misses = ownMissesOf(months.net)
  const ranges = bandsOf({ asOf, paths, months, misses, januaries })
  const unserved = { asOf, until, balance, series, occurrences, remainder, profile, ...ranges }
  const low = expectedLow(dayPath(baseParts(unserved), unserved))
  return { ...unserved, method, ...(low ? { low } : {}) }
}

function seriesOf(input: EngineInput): Series[] {
  const detected = detectSeries(unexplained(input), { asOf: input.asOf, nation: input.nation })
  const kept = withoutNotRecurring(detected, input.notRecurring ?? [])
  return keepSeriesIds(kept, input.knownSeries ?? [])
}

/**
 * A short forecast is the beginning of a long one: what a month brings on average is asked of a
 * whole year, in which everything comes round.
 */
function atLeastAYear({ asOf, until }: EngineInput): Day {
  const year = addMonthsToDay(asOf, 12)
  return until > year ? until : year
}

/** What no other layer accounts for. */
function unexplained({ movements, explained }: EngineInput): readonly Movement[] {
  return explained ? movements.filter(({ id }) => !explained.has(id)) : movements
}

/**
 * The same books as if nobody had planned anything for single payments: which payment met which due
 * day is a matter of the past. What a person cancels or changes moves that payment alone, and no
 * other month is levelled out for it.
 */
function undecided(input: EngineInput): EngineInput {
  const decisions = input.decisions.filter(({ decision }) => isOfThePast(decision))
  return { ...input, decisions }
}

function isWithoutPlans({ decisions }: EngineInput): boolean {
  return decisions.every(({ decision }) => isOfThePast(decision))
}

function isOfThePast({ kind }: EngineInput['decisions'][number]['decision']): boolean {
  return kind === 'match' || kind === 'unmatch'
}

function expectedOf(input: EngineInput, series: readonly Series[]): Occurrence[] {
  const { asOf, nation, decisions } = input
  const until = atLeastAYear(input)
  const movements = unexplained(input)
  const from = addDays(addMonthsToDay(asOf, -occurrenceMonthsBack), 1)
  const knownUntil = lastDayOf(input)
  return occurrencesOf(series, { movements, asOf, from, until, nation, decisions, knownUntil })
}

/** The last day of the bank data, up to the as-of day. */
function lastDayOf({ movements, asOf }: EngineInput): Day {
  const last = movements.reduce(
    (latest, { day }) => (day <= asOf && day > latest ? day : latest),
    '',
  )
  return last || asOf
}

/**
 * The movements that a series accounts for: its evidence, and what was matched by hand. What ended
 * counts as remainder, which forgets it, unless another series has taken over from it.
 */
function accountedFor(input: {
  series: readonly Series[]
  occurrences: readonly Occurrence[]
  nation: Nation
}): Set<string> {
  const goesOn = succeeded(input.series, input.nation)
  return new Set([
    ...input.series
      .filter((each) => each.state === 'active' || goesOn.has(each))
      .flatMap(({ evidence }) => evidence.flatMap(({ movementIds }) => movementIds)),
    ...input.occurrences.flatMap(({ movementIds }) => movementIds),
  ])
}

/**
 * Whole years of one side alone are what the books are for: sales without costs are not held in
 * balance.
 */
function isLopsided(months: TrailingMonths): boolean {
  return months.net.length >= lopsidedMonthsMin && isOneSided(months)
}

function byId(series: readonly Series[]): Map<string, Series> {
  return new Map(series.map((each) => [each.id, each]))
}
