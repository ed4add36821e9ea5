// What the data alone says: recurring series with their occurrences, the remainder of each category and merchant, the path of the
// balance they add up to, its bands, and the method that did best on the business's own past. Pure and seeded.
import { addDays, addMonthsToDay } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { BaseForecast, EngineInput } from '../engine.ts'
import { occurrencesOf } from '../occurrences/match-occurrences.ts'
import { detectSeries } from '../recurring/detect-series.ts'
import type { Occurrence, Series } from '../series.ts'
import { bandsOf } from './bands.ts'
import { closingsOf, netByDay, openByMonth } from './central-path.ts'
import { dayProfileOf } from './day-profile.ts'
import { lowPointOf } from './low-point.ts'
import { pastOf } from './past.ts'
import { averagesOf, remainderOf } from './remainder.ts'
import { servedMethodOf } from './served-method.ts'
import { simulate } from './simulate.ts'
import { type Span, spanOf } from './span.ts'
import { steadyingOf } from './steadying.ts'
import { wideningFor } from './widening.ts'

const occurrenceMonthsBack = 13
const pathsCount = 200

/** The base forecast of a business. The same input gives the same forecast, to the penny. */
export function baseForecast(input: EngineInput): BaseForecast {
  const { asOf, until, balance } = input
  const span = spanOf(input)
  const series = seriesOf(input)
  const occurrences = expectedOf(input, series)
  const past = pastOf(input, span, accountedFor({ series, occurrences }))
  const profile = dayProfileOf(past)
  const remainder = remainderOf({ past, profile, span })
  const open = openByMonth(occurrences, span)
  const method = servedMethodOf(past.net)
  const steadying = steadyingOf({
    past,
    span,
    drift: method.drift,
    parts: partsByMonth(span, open, remainder),
    average: averagesOf({ past, profile, span, open }),
  })
  const net = netByDay({ occurrences, remainder, steadying, profile }, span)
  const paths = simulate({ span, past, occurrences, series: byId(series) }, pathsCount)
  const low = lowPointOf({ days: span.days, closings: closingsOf(balance, net), paths })
  return {
    asOf,
    until,
    balance,
    series,
    occurrences,
    remainder,
    steadying,
    ...(low ? { low } : {}),
    profile,
    bands: bandsOf(paths, wideningFor(past)),
    method: { served: method.served, why: method.why },
  }
}

function seriesOf(input: EngineInput): Series[] {
  const movements = input.explained
    ? input.movements.filter(({ id }) => !input.explained?.has(id))
    : input.movements
  return detectSeries(movements, { asOf: input.asOf, nation: input.nation })
}

function expectedOf(input: EngineInput, series: readonly Series[]): Occurrence[] {
  const { movements, asOf, until, nation, decisions } = input
  const from = addDays(addMonthsToDay(asOf, -occurrenceMonthsBack), 1)
  return occurrencesOf(series, { movements, asOf, from, until, nation, decisions })
}

/** The movements that a series accounts for: its evidence, and what was matched by hand. What ended counts as remainder, which forgets it. */
function accountedFor(of: {
  series: readonly Series[]
  occurrences: readonly Occurrence[]
}): Set<string> {
  return new Set([
    ...of.series
      .filter(({ state }) => state === 'active')
      .flatMap(({ evidence }) => evidence.flatMap(({ movementIds }) => movementIds)),
    ...of.occurrences.flatMap(({ movementIds }) => movementIds),
  ])
}

/** By forecast month: what the lines and occurrences that are shown come to, in less out. */
function partsByMonth(
  span: Span,
  open: readonly number[],
  remainder: BaseForecast['remainder'],
): Minor[] {
  const totals = [...open]
  const places = new Map(span.months.map((month, i) => [month, i]))
  for (const { month, amount } of remainder) totals[places.get(month)!]! += amount
  return totals.map(minor)
}

function byId(series: readonly Series[]): Map<string, Series> {
  return new Map(series.map((one) => [one.id, one]))
}
