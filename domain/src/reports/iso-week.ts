// ISO weeks: from Monday to Sunday, numbered so that week 1 holds the year's first Thursday.
import { addDays, type Day, daysBetween, weekdayOf } from '../calendar.ts'

/** A week by its days, and by its number in its year. */
export type IsoWeek = {
  readonly from: Day
  readonly to: Day
  readonly year: number
  readonly number: number
}

/** The week that holds a day. */
export function isoWeekOf(day: Day): IsoWeek {
  const from = mondayOf(day)
  // The Thursday decides which year a week belongs to.
  const year = Number(addDays(from, 3).slice(0, 4))
  const first = mondayOf(`${String(year).padStart(4, '0')}-01-04`)
  return { from, to: addDays(from, 6), year, number: daysBetween(first, from) / 7 + 1 }
}

function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}
