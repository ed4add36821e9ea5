// Dates of two numbers and no year, "02.10." or "09/14", get the year that the file names
// elsewhere. With points the day stands first; else the order is the one that all of them allow.
import { type Day, dayFrom } from '../calendar.ts'

const twoNumbers = /^(\d{1,2})([./-])(\d{1,2})(\.?)$/

/** Whether text is a day and a month as two numbers: certain only in a column headed as dates. */
export function isNumericDay(text: string): boolean {
  const [, first, , second] = twoNumbers.exec(text.trim()) ?? []
  const [a, b] = [Number(first), Number(second)]
  return a > 0 && b > 0 && a <= 31 && b <= 31 && Math.min(a, b) <= 12
}

/** The last day that such dates may mean: as the file names it if days stand first, or months. */
export type Ends = { readonly dayFirst: Day | null; readonly monthFirst: Day | null }

/**
 * The texts with the years of the last such days until their end: as days where one order fits all
 * of them, as written but with the year where either does, for the order to be decided later;
 * `null` where none fits.
 */
export function numericDays(
  texts: readonly string[],
  { ends, isPossible = () => true }: { ends: Ends; isPossible?: (day: Day) => boolean },
): string[] | null {
  const isPointed = texts.every((text) => /^\d{1,2}\.\d{1,2}/.test(text.trim()))
  const fits = (isMonthFirst: boolean) => {
    const end = isMonthFirst ? ends.monthFirst : ends.dayFirst
    const days = texts.map((text) => (end ? dayBefore(text, { end, isMonthFirst }) : null))
    return days.every((day) => day !== null && isPossible(day)) ? (days as Day[]) : null
  }
  const dayFirst = fits(false)
  const monthFirst = isPointed ? null : fits(true)
  if (!dayFirst || !monthFirst) return dayFirst ?? monthFirst
  const isOpen = dayFirst.some((day, at) => day !== monthFirst[at])
  if (!isOpen) return dayFirst
  if (!isInOrder(dayFirst) && isInOrder(monthFirst)) return monthFirst
  if (!isInOrder(monthFirst) && isInOrder(dayFirst)) return dayFirst
  const isOneYear = dayFirst.every((day, at) => day.slice(0, 4) === monthFirst[at]?.slice(0, 4))
  return isOneYear
    ? texts.map((text, at) => `${text.trim().replaceAll('-', '/')}/${dayFirst[at]?.slice(0, 4)}`)
    : null
}

/** Whether days follow one another, the oldest or the newest first. */
export function isInOrder(days: readonly string[]): boolean {
  const sorted = days.toSorted()
  return [sorted, sorted.toReversed()].some((order) => order.every((day, at) => day === days[at]))
}

function dayBefore(
  text: string,
  { end, isMonthFirst }: { end: Day; isMonthFirst: boolean },
): Day | null {
  const [, first = '', , second = ''] = twoNumbers.exec(text.trim()) ?? []
  const [date, month] = isMonthFirst ? [second, first] : [first, second]
  const last = Number(end.slice(0, 4))
  const days = [last, last - 1].map((year) =>
    dayFrom({ year, month: Number(month), date: Number(date) }),
  )
  return days.find((day) => day !== null && day <= end) ?? null
}
