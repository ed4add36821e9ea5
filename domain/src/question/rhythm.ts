// How regularly payments come: every week, every month, or so many days apart.
import { type Day, daysBetween, weekdayOf } from '../calendar.ts'

/**
 * A rhythm that most of the gaps between some days keep to, and the weekday that most of them fall
 * on.
 */
export type Rhythm = {
  readonly every: 'week' | 'fortnight' | 'month' | 'quarter' | 'year' | null
  /** 1 for Monday; null where no weekday stands out. */
  readonly weekday: number | null
  /** The mean gap in days, rounded. */
  readonly gap: number
}

/** How far apart some days are: the mean gap in days, rounded, and the longest. */
export type Gaps = {
  readonly gap: number
  readonly longest: { readonly gap: number; readonly from: Day; readonly to: Day }
}

/** The gaps between some days; null where there is none. */
export function gapsOf(days: readonly Day[]): Gaps | null {
  const sorted = [...new Set(days)].sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < 2) return null
  const gaps = sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day))
  const most = Math.max(...gaps)
  const at = gaps.indexOf(most)
  return {
    gap: Math.max(1, Math.round(daysBetween(first, last) / gaps.length)),
    longest: { gap: most, from: sorted[at] ?? first, to: sorted[at + 1] ?? last },
  }
}

// A payment that falls on a weekend is taken on the Monday after.
const lengths = [
  ['week', 5, 9],
  ['fortnight', 12, 16],
  ['month', 26, 36],
  ['quarter', 85, 98],
  ['year', 355, 376],
] as const
const daysMin = 4
const shareMin = 0.8

/** The rhythm of some days; null where they are too few to tell. */
export function rhythmOf(days: readonly Day[]): Rhythm | null {
  const sorted = [...new Set(days)].sort()
  const apart = gapsOf(days)
  if (!apart || sorted.length < daysMin) return null
  const gaps = sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day))
  const found = lengths.find(
    ([, from, to]) =>
      gaps.filter((gap) => gap >= from && gap <= to).length >= gaps.length * shareMin,
  )
  const every = found?.[0] ?? null
  const isOfWeekday = every === 'week' || every === 'fortnight'
  return {
    every,
    weekday: isOfWeekday ? commonWeekday(sorted) : null,
    gap: apart.gap,
  }
}

function commonWeekday(days: readonly Day[]): number | null {
  const counts = new Map<number, number>()
  for (const day of days) counts.set(weekdayOf(day), (counts.get(weekdayOf(day)) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= days.length * shareMin ? most[0] : null
}
