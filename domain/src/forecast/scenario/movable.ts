// Payments that the user marked movable, and how far each could be moved to help the days on which
// cash is too low.
import { addDays, type Day, daysBetween } from '../../calendar.ts'
import { type Nation, nextWorkingDay, previousWorkingDay } from '../../holidays.ts'
import { allocate, type Minor, magnitude } from '../../money.ts'
import type { PartRef } from '../overlay/overlay.ts'

/** A payment that may be moved: money out to a later working day, money in to an earlier one. */
export type MovableItem = {
  readonly id: string
  readonly part: PartRef
  readonly day: Day
  /** Signed. */
  readonly amount: Minor
  /** Money in: the earliest day it could come. Money out: of no effect. */
  readonly earliest: Day | null
  /** Money out: the latest day it could wait for. Money in: of no effect. */
  readonly latest: Day | null
  /** How many days it may be moved at most; 30 where nothing else sets an end to it. */
  readonly shiftDaysMax: number | null
  /** Whether half of it may be moved and half stay. */
  readonly maySplit: boolean
  /** What a day of moving it costs in trouble, against others: 1 is usual. Must be above 0. */
  readonly disruption: number
}

/** A day on which the balance is lower than it may be, and by how much. */
export type LowDay = { readonly day: Day; readonly need: number }

/**
 * What moving an item can do: it helps an unbroken run of low days, from `first` to `last` (places
 * in their list) at full stretch.
 */
export type Reach = {
  readonly item: MovableItem
  /**
   * Money out moves later and helps from `first` on; money in moves sooner and helps up to `last`.
   */
  readonly direction: 'later' | 'sooner'
  readonly first: number
  readonly last: number
  /** By place less `first`: the day to move to so that help reaches as far as that low day. */
  readonly days: readonly Day[]
  /**
   * What moves in pence, without sign: all of it, and where it may be split the half that moves.
   */
  readonly whole: number
  readonly half: number | null
}

const shiftDaysUsual = 30

/**
 * How far each item can help; those that can help no low day are left out. `first` is the first day
 * of the path.
 */
export function reachesOf(
  items: readonly MovableItem[],
  path: { lows: readonly LowDay[]; first: Day; nation: Nation },
): Reach[] {
  return items.flatMap((item) =>
    item.amount < 0 ? laterReach(item, path) : soonerReach(item, path),
  )
}

/** What of an item's amount moves, signed: all of it, or the half that does not stay. */
export function movedAmount(item: MovableItem, isHalf: boolean): Minor {
  return isHalf ? (allocate(item.amount, 2)[1] ?? item.amount) : item.amount
}

/** How much trouble a move is: days moved, by the item's weight, half as much for half of it. */
export function disruptionOf(item: MovableItem, to: Day, isHalf: boolean): number {
  return Math.abs(daysBetween(item.day, to)) * item.disruption * (isHalf ? 0.5 : 1)
}

type Span = { lows: readonly LowDay[]; first: Day; nation: Nation }

function laterReach(item: MovableItem, { lows, nation }: Span): Reach[] {
  const first = lows.findIndex(({ day }) => day >= item.day)
  const latest = [item.latest, shifted(item, 1)].filter((day) => day !== null).sort()[0]
  const days: Day[] = []
  for (const { day } of first < 0 ? [] : lows.slice(first)) {
    const to = nextWorkingDay(addDays(day, 1), nation)
    if (latest === undefined || to > latest) break
    days.push(to)
  }
  return reach(item, { direction: 'later', first, days })
}

function soonerReach(item: MovableItem, { lows, first, nation }: Span): Reach[] {
  const before = lows.filter(({ day }) => day < item.day)
  const bounds = [item.earliest, shifted(item, -1), first].filter((day) => day !== null)
  const earliest = bounds.sort().at(-1) ?? first
  const days: Day[] = []
  for (const { day } of [...before].reverse()) {
    const to = previousWorkingDay(day, nation)
    if (to < earliest) break
    days.unshift(to)
  }
  return reach(item, { direction: 'sooner', first: before.length - days.length, days })
}

/** The bound that a number of days sets; the usual one only where no day bounds the move. */
function shifted(item: MovableItem, sign: 1 | -1): Day | null {
  const bound = sign > 0 ? item.latest : item.earliest
  const days = item.shiftDaysMax ?? (bound === null ? shiftDaysUsual : null)
  return days === null ? null : addDays(item.day, sign * days)
}

function reach(
  item: MovableItem,
  window: { direction: 'later' | 'sooner'; first: number; days: readonly Day[] },
): Reach[] {
  if (window.days.length === 0 || item.amount === 0) return []
  const half = item.maySplit ? magnitude(movedAmount(item, true)) : 0
  return [
    {
      ...window,
      item,
      last: window.first + window.days.length - 1,
      whole: magnitude(item.amount),
      half: half > 0 ? half : null,
    },
  ]
}
