// Parts without a day, spread over the days of their month: exactly, and the same way each time.
import type { Day, Month } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import { evenWeights, weightsInMonth } from '../cash/day-profile.ts'
import { type Span, spanOf } from '../cash/span.ts'
import type { DayProfile, Part, SteadyingLine } from '../engine.ts'

/** The days a forecast covers, and how a month's money lies over its dates. */
export type SpreadContext = {
  readonly asOf: Day
  readonly until: Day
  readonly profile: DayProfile
}

/** A part's money by day. One with a day of its own lies on it whole. The amounts add up to the part. */
export type SpreadPart = (part: Part) => readonly Moved[]

/** Spreads parts by the profile of their side, over the days of their month that are still to come. Remembers each month's weights. */
export function spreading(context: SpreadContext): SpreadPart {
  const spread = spreadingBy(context)
  return (part) =>
    part.day === null
      ? spread(part, { name: part.side, weights: context.profile[part.side] })
      : [{ day: part.day, amount: part.amount }]
}

/** Spreads what keeps the balance steady: evenly. */
export function spreadingEvenly(context: SpreadContext): (line: SteadyingLine) => Moved[] {
  const spread = spreadingBy(context)
  return (line) => spread(line, { name: 'even', weights: evenWeights })
}

type Moved = { readonly day: Day; readonly amount: Minor }
type Weights = { readonly name: string; readonly weights: readonly number[] }

function spreadingBy(context: SpreadContext) {
  const span = spanOf({ ...context, opened: context.asOf })
  const known = new Map<string, Weighed>()
  return ({ month, amount }: SteadyingLine, { name, weights }: Weights): Moved[] => {
    const key = `${month} ${name}`
    const weighed = known.get(key) ?? weigh(month, weights, span)
    known.set(key, weighed)
    return split(amount, weighed)
  }
}

/** Days with the share of the month's money that has moved by each one's end; the last is 1. */
type Weighed = { readonly days: readonly Day[]; readonly upTo: readonly number[] }

function weigh(month: Month, profile: readonly number[], span: Span): Weighed {
  const at = span.months.indexOf(month)
  const days = span.days.filter((_, i) => span.monthAt[i] === at)
  const raw = at < 0 ? [] : weightsInMonth(profile, span, at)
  const total = raw.reduce((a, b) => a + b, 0)
  // A profile that knows nothing of these days says: evenly.
  const weights = total > 0 ? raw.map((weight) => weight / total) : days.map(() => 1 / days.length)
  let passed = 0
  const upTo = weights.map((weight) => {
    passed += weight
    return Math.min(1, passed)
  })
  return { days, upTo: [...upTo.slice(0, -1), 1] }
}

function split(amount: Minor, { days, upTo }: Weighed): Moved[] {
  let before = 0
  return days.flatMap((day, i) => {
    const moved = Math.round(amount * (upTo[i] ?? 1))
    const share = moved - before
    before = moved
    return share === 0 ? [] : [{ day, amount: minor(share) }]
  })
}
