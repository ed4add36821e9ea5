// "Keep me above £5,000": the smallest set of moves among payments marked movable that keeps the
// balance there, or the best that can be done. Moving money out later, or money in sooner, raises
// the days between and no others fall: so only the low days count.
import { money, pounds } from '../../amount-words.ts'
import type { Day } from '../../calendar.ts'
import { dayInWords } from '../../date-words.ts'
import type { Nation } from '../../holidays.ts'
import { less, type Minor, minor } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { LowPoint } from '../overlay/composed.ts'
import { lowPointOf } from '../overlay/low-point.ts'
import type { PartRef } from '../overlay/overlay.ts'
import { fewestMoves } from './fewest-moves.ts'
import { leastDisruption } from './least-disruption.ts'
import {
  disruptionOf,
  type LowDay,
  type MovableItem,
  movedAmount,
  type Reach,
  reachesOf,
} from './movable.ts'

/**
 * Up to so many items the plan is proven; beyond, the search has bounds, and the answer says
 * whether it met them.
 */
export const provenItemsMax = 12
/** More items than this are not looked at: the largest are. */
const itemsMax = 30

/** One proposed move. `amount` moves, signed; `stays` is the half that does not. */
type Move = {
  readonly itemId: string
  readonly part: PartRef
  readonly from: Day
  readonly to: Day
  readonly amount: Minor
  readonly stays: Minor
  readonly disruption: number
}

/** What is asked. `days` is the daily path of the balance; those after `until` are left aside. */
export type Goal = {
  readonly days: readonly { readonly day: Day; readonly closing: Minor }[]
  readonly keepAbove: Minor
  readonly until: Day
  readonly items: readonly MovableItem[]
  readonly nation: Nation
}

/**
 * The answer. `proven`: no plan has fewer moves, and none with as few has less disruption.
 * `shortBy` is what the goal is missed by with the best that can be done.
 */
type Plan = {
  readonly reached: boolean
  readonly proven: boolean
  readonly moves: readonly Move[]
  readonly low: { readonly before: LowPoint; readonly after: LowPoint }
  readonly shortBy: Minor | null
  readonly words: string
}

/**
 * The fewest moves that keep every day at or above an amount, then those with the least disruption
 * (days moved by weight). Where that is out of reach, the fewest that lift the lowest day as far as
 * it goes.
 */
export function seekGoal(goal: Goal): Plan {
  const days = goal.days.filter(({ day }) => day <= goal.until)
  const before = lowPointOf(days)
  if (!before) throw new RangeError('a goal needs days to come')
  const items = largest(goal.items)
  const floor = bestFloor(days, { ...goal, items })
  const solution = cover(days, { ...goal, items, keepAbove: floor })
  const after = lowPointOf(pathWith(days, solution.moves)) ?? before
  const shortBy = floor < goal.keepAbove ? less(goal.keepAbove, after.balance) : null
  const plan = {
    reached: shortBy === null,
    proven: solution.isProven && items.length === goal.items.length,
    moves: solution.moves,
    low: { before, after },
    shortBy,
  }
  return { ...plan, words: wordsOf(plan, goal) }
}

/**
 * A path with moves made: what moves later is in the balance until then, what moves sooner from
 * then on.
 */
export function pathWith(
  days: Goal['days'],
  moves: readonly Move[],
): { day: Day; closing: Minor }[] {
  return days.map(({ day, closing }) => {
    let moved = 0
    for (const { from, to, amount } of moves)
      moved += (day >= to ? amount : 0) - (day >= from ? amount : 0)
    return { day, closing: minor(closing + moved) }
  })
}

type Days = Goal['days']

function largest(items: readonly MovableItem[]): readonly MovableItem[] {
  if (items.length <= itemsMax) return items
  return [...items].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, itemsMax)
}

/** The goal, or where it is out of reach the highest floor that all items together can hold. */
function bestFloor(days: Days, goal: Goal): Minor {
  const { lows, reaches } = lowsOf(days, goal)
  const highest = lows.map(({ need }, at) => {
    const help = reaches.filter(({ first, last }) => first <= at && at <= last)
    return goal.keepAbove - need + help.reduce((total, { whole }) => total + whole, 0)
  })
  return minor(Math.min(goal.keepAbove, ...highest))
}

function lowsOf(days: Days, goal: Goal): { lows: LowDay[]; reaches: Reach[] } {
  const lows = days
    .filter(({ closing }) => closing < goal.keepAbove)
    .map(({ day, closing }) => ({ day, need: less(goal.keepAbove, closing) }))
  const first = days[0]?.day ?? goal.until
  return { lows, reaches: reachesOf(goal.items, { lows, first, nation: goal.nation }) }
}

function cover(days: Days, goal: Goal): { moves: Move[]; isProven: boolean } {
  const { lows, reaches } = lowsOf(days, goal)
  const needs = lows.map(({ need }) => need)
  if (needs.length === 0) return { moves: [], isProven: true }
  const fewest = fewestMoves(reaches, needs)
  if (!fewest) throw new RangeError('a floor that cannot be held')
  const bounded = reaches.length > provenItemsMax
  const swept = leastDisruption(reaches, { needs, movesMax: fewest.places.length, bounded })
  if (swept) {
    const moves = swept.choices.flatMap((choice) => {
      const item = reaches[choice.place]?.item
      return item ? [moveOf(item, choice)] : []
    })
    return { moves: moves.sort(byDay), isProven: swept.isProven }
  }
  const stretched = fewest.places.flatMap((place) => {
    const reach = reaches[place]
    return reach ? [atFullStretch(reach)] : []
  })
  return { moves: stretched.sort(byDay), isProven: false }
}

function atFullStretch({ item, direction, days }: Reach): Move {
  const to = direction === 'later' ? days.at(-1) : days[0]
  return moveOf(item, { to: to ?? item.day, isHalf: false })
}

function moveOf(item: MovableItem, { to, isHalf }: { to: Day; isHalf: boolean }): Move {
  const amount = movedAmount(item, isHalf)
  return {
    itemId: item.id,
    part: item.part,
    from: item.day,
    to,
    amount,
    stays: less(item.amount, amount),
    disruption: disruptionOf(item, to, isHalf),
  }
}

function byDay(a: Move, b: Move): number {
  return compareText(a.from, b.from)
}

function wordsOf(plan: Omit<Plan, 'words'>, goal: Goal): string {
  const { moves, low, shortBy } = plan
  const until = `until ${dayInWords(goal.until)}`
  const floor = pounds(goal.keepAbove)
  const count = moves.length === 1 ? '1 move' : `${moves.length} moves`
  const unproven = plan.proven
    ? ''
    : ' There may be a way with fewer moves: not every one was tried.'
  if (shortBy !== null) {
    const best = `the balance is ${money(low.after.balance)} on ${dayInWords(low.after.day)}, ${money(shortBy)} short of ${floor}`
    return moves.length === 0
      ? `None of these payments can help: ${best}.`
      : `Even with ${count} ${best}.${unproven}`
  }
  if (moves.length === 0) return `You stay at or above ${floor} ${until} as it is.`
  return `${count} ${moves.length === 1 ? 'keeps' : 'keep'} you at or above ${floor} ${until}.${unproven}`
}
