// Days as the report's tables write them.
import { type Day, monthOf, weekdayOf } from '@plimsoll/domain/calendar'
import { monthNameOf } from '@plimsoll/domain/date-words'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** `Fri 20 Nov`. */
export function weekdayAndDay(day: Day): string {
  return `${weekdays[weekdayOf(day) - 1]} ${shortDay(day)}`
}

/** `20 Nov`. */
export function shortDay(day: Day): string {
  return `${Number(day.slice(8))} ${monthNameOf(monthOf(day)).slice(0, 3)}`
}
