// Parts without a day, spread over the days of their month: exactly, and the same way each time.
import { type Day, daysBetween, type Month } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import { profileOn, weightsInMonth } from '../cash/day-profile.ts'
import { type Span, spanOf } from '../cash/span.ts'
import type { DayProfile, Part } from '../engine.ts'

/** The days a forecast covers, and how a month's money lies over its dates. */
export type SpreadContext = {
  readonly asOf: Day
  readonly until: Day
  readonly profile: DayProfile
}

/**
 * Hands out a part's money by day: how many days after `asOf` (0 is the first), and signed pence.
 * They add up to the part.
 */
type SpreadPart = (part: Part, give: (ahead: number, pence: number) => void) => void

/**
 * Spreads parts by the profile of their side, over the days of their month that are still to come;
 * one with a day of its own lies on it whole. Remembers each month's weights.
 */
export function spreading(context: SpreadContext): SpreadPart {
  const span = spanOf({ ...context, opened: context.asOf })
  const weighedMonths = new Map<string, Weighed>()
  return ({ day, month, side, amount }, give) => {
    if (day !== null) {
      give(daysBetween(context.asOf, day) - 1, amount)
      return
    }
    const key = `${month} ${side}`
    const weighed = weighedMonths.get(key) ?? weigh(month, { profile: context.profile, side, span })
    weighedMonths.set(key, weighed)
    split(amount, weighed, give)
  }
}

/**
 * A month's days to come: which is the first, and by day the share of the month's money that has
 * moved by its end; the last is 1.
 */
type Weighed = { readonly first: number; readonly upTo: readonly number[] }

function weigh(
  month: Month,
  { profile, side, span }: { profile: DayProfile; side: 'in' | 'out'; span: Span },
): Weighed {
  const at = span.months.indexOf(month)
  if (at < 0) return { first: 0, upTo: [] }
  const raw = weightsInMonth(profileOn(profile, side), span, at)
  const total = raw.reduce((a, b) => a + b, 0)
  // A profile that knows nothing of these days says: evenly.
  const weights = raw.map((weight) => (total > 0 ? weight / total : 1 / raw.length))
  let passed = 0
  const upTo = weights.map((weight) => {
    passed += weight
    return Math.min(1, passed)
  })
  return { first: span.monthAt.indexOf(at), upTo: [...upTo.slice(0, -1), 1] }
}

function split(
  amount: Minor,
  { first, upTo }: Weighed,
  give: (ahead: number, pence: number) => void,
): void {
  let before = 0
  for (let i = 0; i < upTo.length; i++) {
    const moved = Math.round(amount * (upTo[i] ?? 1))
    if (moved !== before) give(first + i, moved - before)
    before = moved
  }
}
