// A day that comes every year in words. Apart from other words of dates, which every page loads.
import { dayAndMonth } from './date-words.ts'

/** `31 March`, of a day as `03-31`. */
export function dayOfYearInWords(monthDay: string): string {
  return dayAndMonth(`2001-${monthDay}`)
}
