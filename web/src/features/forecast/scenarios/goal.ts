// The search for a way to keep cash above an amount: which payments may move, and a plan turned
// into the changes of a scenario. Pure.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { LineOccurrences } from '../evidence/queries.ts'
import type { GoalInput, GoalPlan } from './queries.ts'
import { moved, withDecision } from './what-ifs.ts'

/** One payment that could move; `latest` (of money out) or `earliest` (of money in) is how far. */
export type Movable = {
  readonly lineId: string
  readonly due: Day
  readonly day: Day
  readonly amount: number
  readonly limit: Day
}

/** How far a payment may move unless the user says otherwise. */
export const usualDays = 14

/** The search takes no more than that many payments. */
export const movableMax = 40

/** The payments of a line that are still to come until a day. */
export function movablesOf(
  { line_id, occurrences }: Pick<LineOccurrences, 'line_id' | 'occurrences'>,
  span: { today: Day; until: Day },
): Movable[] {
  return occurrences
    .filter(
      ({ state, day, open }) =>
        (state === 'expected' || state === 'overdue' || state === 'part') &&
        open !== 0 &&
        day > span.today &&
        day <= span.until,
    )
    .map(({ due, day, open }) => ({
      lineId: line_id,
      due,
      day,
      amount: open,
      limit: open < 0 ? addDays(day, usualDays) : laterOf(addDays(day, -usualDays), span.today),
    }))
}

/**
 * The payments of a line with one limit for all of them; those that could not move within it are
 * left where they are.
 */
export function withLimit(movables: readonly Movable[], limit: Day): Movable[] {
  return movables
    .filter(({ amount, day }) => (amount < 0 ? day < limit : day > limit))
    .map((movable) => ({ ...movable, limit }))
}

/** The movables as the call takes them. */
export function movableInput(movables: readonly Movable[]): GoalInput['movable'] {
  return movables.map(({ lineId, due, amount, limit }) => ({
    line_id: lineId,
    due,
    ...(amount < 0 ? { latest: limit } : { earliest: limit }),
  }))
}

/** A plan's moves over the changes it was sought in. */
export function withMoves(changes: Changeset, moves: GoalPlan['moves']): Changeset {
  return moves.reduce(
    (before, { line_id, due, to }) => withDecision(before, moved(line_id, due, to)),
    changes,
  )
}

/** Money in cannot come sooner than tomorrow. */
function laterOf(day: Day, today: Day): Day {
  return day > today ? day : addDays(today, 1)
}
