// The days on which a series falls due, and where banks' days of rest move them.
import { type Day, epochDays } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import type { DayRule, Roll } from '../series.ts'
import { dayOfNumber, isWorking, slotsOf } from './slots.ts'

/**
 * The nominal due days of a rule from one day until another, both included, in order. None when
 * `until` comes first.
 */
export function dueDays(rule: DayRule, window: { from: Day; until: Day; nation: Nation }): Day[] {
  const slots = slotsOf(rule, window.nation)
  const from = epochDays(window.from)
  const until = epochDays(window.until)
  const days: Day[] = []
  let last = Number.NEGATIVE_INFINITY
  for (let slot = slots.near(from) - 1; slots.at(slot) <= until; slot++) {
    const day = slots.at(slot)
    // The 30th and the 31st are one day in a short month.
    if (day >= from && day > last) days.push(dayOfNumber(day))
    last = day
  }
  return days
}

/**
 * When money due on a day moves: direct debits wait for the next working day, wages come on the one
 * before (Bacs; `none` for faster payments).
 */
export function rolledDay(due: Day, roll: Roll, nation: Nation): Day {
  const rolled = rolledNumber(epochDays(due), roll, nation)
  return dayOfNumber(rolled)
}

/** The same in days since 1970. */
export function rolledNumber(due: number, roll: Roll, nation: Nation): number {
  if (roll === 'none') return due
  const step = roll === 'next' ? 1 : -1
  let day = due
  while (!isWorking(day, nation)) day += step
  return day
}
