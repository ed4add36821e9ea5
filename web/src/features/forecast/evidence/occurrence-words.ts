// The states of an occurrence in words, which of them are still open, and the decisions open to the
// user.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { OccurrenceState } from '@plimsoll/contract/forecast-lines'
import { compareText } from '@plimsoll/domain/order'
import type { ChipTone } from '../../../ui/Chip.tsx'
import type { Occurrence } from './queries.ts'

/** The chip of each state. */
export const occurrenceChips: Record<
  OccurrenceState,
  { readonly words: string; readonly tone: ChipTone }
> = {
  expected: { words: 'Expected', tone: 'forecast' },
  matched_early: { words: 'Early', tone: 'good' },
  matched_on_time: { words: 'On time', tone: 'good' },
  matched_late: { words: 'Late', tone: 'warn' },
  part: { words: 'Part paid', tone: 'warn' },
  overdue: { words: 'Overdue', tone: 'bad' },
  missed: { words: 'Missed', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
}

/**
 * Occurrences by what they ask of the user: overdue first, then those to come, then what is over,
 * newest first.
 */
export function byNeed(occurrences: readonly Occurrence[], today: string) {
  const those = (isIn: (occurrence: Occurrence) => boolean) => occurrences.filter(isIn)
  const isOverdue = ({ state }: Occurrence) => state === 'overdue'
  const isComing = ({ state, day }: Occurrence) =>
    state === 'expected' || state === 'part' || (state === 'cancelled' && day >= today)
  return {
    overdue: those(isOverdue).sort(byDay),
    coming: those(isComing).sort(byDay),
    over: those((occurrence) => !isOverdue(occurrence) && !isComing(occurrence))
      .sort(byDay)
      .reverse(),
  }
}

type Move = 'match' | 'unmatch' | 'redate' | 'cancel' | 'restore'

/**
 * The decisions about an occurrence that its state allows. An estimated tax may only be moved: its
 * payments are found by their kind, and its amount follows from the books.
 */
export function movesOf({ state }: Occurrence, line: Pick<ForecastLine, 'state'>): readonly Move[] {
  if (line.state === 'tax') return ['redate']
  switch (state) {
    case 'expected':
    case 'overdue':
      return ['match', 'redate', 'cancel']
    case 'part':
      return ['match', 'unmatch', 'cancel']
    case 'missed':
      return ['match', 'redate']
    case 'cancelled':
      return ['restore']
    default:
      return ['unmatch']
  }
}

function byDay(a: Occurrence, b: Occurrence): number {
  return compareText(a.day, b.day)
}
