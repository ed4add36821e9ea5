// Parts without a day, spread over the days of their month: exactly, and the same way each time.
import { addDays, type Day, firstDayOf, lastDayOf, type Month, monthOf } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { DayProfile, Part } from '../engine.ts'

/** The days a forecast covers, and how a month's money lies over its dates. */
export type SpreadContext = {
  readonly asOf: Day
  readonly until: Day
  readonly profile: DayProfile
}

/** A part's money by day. One with a day of its own lies on it whole. The amounts add up to the part. */
export type SpreadPart = (part: Part) => readonly { readonly day: Day; readonly amount: Minor }[]

/** Spreads parts by the profile of their side, over the days of their month that are still to come. Remembers each month's weights. */
export function spreading(context: SpreadContext): SpreadPart {
  const known = new Map<string, Weighed>()
  return (part) => {
    if (part.day !== null) return [{ day: part.day, amount: part.amount }]
    const key = `${part.month} ${part.side}`
    const weighed = known.get(key) ?? weigh(part.month, part.side, context)
    known.set(key, weighed)
    return split(part.amount, weighed)
  }
}

/** Days with the share of the month's money that has moved by each one's end; the last is 1. */
type Weighed = { readonly days: readonly Day[]; readonly upTo: readonly number[] }

function weigh(month: Month, side: 'in' | 'out', context: SpreadContext): Weighed {
  const days = daysToCome(month, context)
  const raw = days.map((day) => Math.max(0, context.profile[side][Number(day.slice(8)) - 1] ?? 0))
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

function daysToCome(month: Month, { asOf, until }: SpreadContext): Day[] {
  const first = monthOf(asOf) === month ? addDays(asOf, 1) : firstDayOf(month)
  const last = monthOf(until) === month ? until : lastDayOf(month)
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function split(amount: Minor, { days, upTo }: Weighed): { day: Day; amount: Minor }[] {
  let before = 0
  return days.flatMap((day, i) => {
    const moved = Math.round(amount * (upTo[i] ?? 1))
    const share = moved - before
    before = moved
    return share === 0 ? [] : [{ day, amount: minor(share) }]
  })
}
