// Parts without a day, spread over the days of their month: exactly, and the same way each time.
import type { Day, Month } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import { weightsInMonth } from '../cash/day-profile.ts'
import { type Span, spanOf } from '../cash/span.ts'
import type { DayProfile, Part } from '../engine.ts'

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
  const span = spanOf({ ...context, opened: context.asOf })
  const known = new Map<string, Weighed>()
  return ({ day, month, side, amount }) => {
    if (day !== null) return [{ day, amount }]
    const key = `${month} ${side}`
    const weighed = known.get(key) ?? weigh(month, context.profile[side], span)
    known.set(key, weighed)
    return split(amount, weighed)
  }
}

type Moved = { readonly day: Day; readonly amount: Minor }

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
