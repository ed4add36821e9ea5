// The day the figures stand on: today, unless the books end so long ago that today would show
// nothing but blanks.
import { addMonths, type Day, daysBetween, lastDayOf, type Month, monthOf } from '../calendar.ts'

/** Books whose last day lies further back than this are shown as of that day. (Decision 0005.) */
export const staleDaysMax = 35
const startDateMax = 5

/**
 * Whether books that start on a day hold one full month by another. What they hold of parts of
 * months says too little to forecast from.
 */
export function hasFullMonth(books: { firstDay: Day; asOf: Day }): boolean {
  return lastDayOf(firstFullMonth(books.firstDay)) <= books.asOf
}

/** Today, or the last day of books that end more than five weeks ago. */
export function asOfDay(books: { today: Day; lastDay: Day | null }): Day {
  const { today, lastDay } = books
  if (!lastDay || lastDay >= today) return today
  return daysBetween(lastDay, today) > staleDaysMax ? lastDay : today
}

/**
 * Whether books ended so long ago that they say nothing about today. Both names as the overview has
 * them.
 */
export function isOldData(books: { today: Day; last_day: Day | null }): boolean {
  return asOfDay({ today: books.today, lastDay: books.last_day }) < books.today
}

/**
 * The first month that the books hold from its beginning: the one they start in if they start
 * within its first five days.
 */
export function firstFullMonth(firstDay: Day): Month {
  const month = monthOf(firstDay)
  return Number(firstDay.slice(8)) <= startDateMax ? month : addMonths(month, 1)
}
