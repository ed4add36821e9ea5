// The state of every due day of the series: who was paid when, what is late, what is still to
// come. A transaction meets at most one due day, and what has been paid is never expected again.
import { type Day, epochDays } from '../../calendar.ts'
import { type Nation, nextWorkingDay } from '../../holidays.ts'
import { sum, zero } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { Movement } from '../movement.ts'
import type { Occurrence, OccurrenceDecision, OccurrenceState, Series } from '../series.ts'
import { claimsOf } from './claims.ts'
import { type Due, duesOf } from './due-of-series.ts'
import { restOf } from './rest.ts'
import { dayOfNumber, isWorking } from './slots.ts'

/** The time and the facts that occurrences are asked for. */
type OccurrencesAt = {
  /** All transactions, in any order; those after `asOf` are left aside. */
  readonly movements: readonly Movement[]
  readonly asOf: Day
  /** Occurrences whose day lies from here until there are answered, both included. */
  readonly from: Day
  readonly until: Day
  readonly nation: Nation
  /** In the order in which they were made. */
  readonly decisions: readonly OccurrenceDecision[]
  /**
   * The last day of the bank data, where it ends before `asOf`: nothing is overdue that it has not
   * passed.
   */
  readonly knownUntil?: Day
}

/**
 * The occurrences of all active series, by day. Give every series of the business at once, ended
 * ones too: they compete for the transactions. Σ `open` is what the forecast of cash counts;
 * everything matched is in the actual figures already.
 */
export function occurrencesOf(series: readonly Series[], at: OccurrencesAt): Occurrence[] {
  const dues = series.filter(({ state }) => state === 'active').flatMap((each) => duesOf(each, at))
  const movements = at.movements.filter(({ day }) => day <= at.asOf)
  const knownUntil = at.knownUntil ?? at.asOf
  const claims = claimsOf(dues, { movements, series })
  return dues
    .map((due) => occurrenceOf(due, claims.get(due) ?? [], { ...at, knownUntil }))
    .filter(({ day }) => day >= at.from && day <= at.until)
    .sort(
      (a, b) =>
        compareText(a.day, b.day) ||
        compareText(a.seriesId, b.seriesId) ||
        compareText(a.due, b.due),
    )
}

/** With the last day of the bank data: the as-of day may lie after it. */
type MatchContext = OccurrencesAt & { readonly knownUntil: Day }

function occurrenceOf(due: Due, held: readonly Movement[], at: MatchContext): Occurrence {
  const named = { seriesId: due.series.id, due: dayOfNumber(due.due), amount: due.amount }
  if (held.length > 0) return { ...named, ...metBy(held, due, at) }
  const nothing = { matched: zero, movementIds: [] }
  const day = dayOfNumber(due.day)
  if (due.decided?.kind === 'cancel')
    return { ...named, ...nothing, day, open: zero, state: 'cancelled' }
  const asOf = epochDays(at.asOf)
  if (due.day > asOf) return { ...named, ...nothing, day, open: due.amount, state: 'expected' }
  // What the bank data has not passed yet, or not by more than this payee's habit, is still to
  // come.
  const knownUntil = epochDays(at.knownUntil)
  if (knownUntil - firstWorkingDay(due.day, at) <= habitOf(due))
    return { ...named, ...nothing, day: dayAfter(at), open: due.amount, state: 'expected' }
  if (knownUntil - due.day > due.patience.waitDays)
    return { ...named, ...nothing, day, open: zero, state: 'missed' }
  return { ...named, ...nothing, day: dayAfter(at), open: due.amount, state: 'overdue' }
}

/**
 * Paid, in whole or in part. The rest of a part is still expected for a while, unless the user
 * cancelled it.
 */
function metBy(held: readonly Movement[], due: Due, at: MatchContext) {
  const days = held.map(({ day }) => day).sort()
  const first = days[0] as Day
  const matched = sum(held.map(({ amount }) => amount))
  const movementIds = held.map(({ id }) => id).sort()
  const asOf = epochDays(at.asOf)
  const isWaitedFor = asOf - Math.max(due.day, epochDays(first)) <= due.patience.waitDays
  const open = isWaitedFor && due.decided?.kind !== 'cancel' ? restOf(due, held) : zero
  if (open === 0)
    return {
      matched,
      open,
      movementIds,
      day: first,
      state: stateOf(lateness(epochDays(first), due, at)),
    }
  const day = due.day > asOf ? dayOfNumber(due.day) : dayAfter(at)
  return { matched, open, movementIds, day, state: 'part' as const }
}

/** Days after the due day; a due day on which banks rest is met on the next working day. */
function lateness(day: number, due: Due, at: OccurrencesAt): number {
  const working = firstWorkingDay(due.day, at)
  return day > due.day && day <= working ? 0 : day - (day > working ? working : due.day)
}

function firstWorkingDay(day: number, { nation }: OccurrencesAt): number {
  let working = day
  while (!isWorking(working, nation)) working++
  return working
}

const habitShare = 0.8

/**
 * So many days after its due day this payment usually comes: four times in five it was there by
 * then.
 */
function habitOf({ series }: Due): number {
  const delays = [...series.delays].sort((a, b) => a - b)
  const usual = delays[Math.ceil(habitShare * delays.length) - 1] ?? 0
  return Math.max(0, usual)
}

const onTimeDays = 1

function stateOf(late: number): OccurrenceState {
  if (late < -onTimeDays) return 'matched_early'
  return late > onTimeDays ? 'matched_late' : 'matched_on_time'
}

function dayAfter({ asOf, nation }: OccurrencesAt): Day {
  return nextWorkingDay(dayOfNumber(epochDays(asOf) + 1), nation)
}
