// Finds the period that a statement prints above its payments, on a line that names two days.
import { type Day, dayFrom, daysBetween } from '../calendar.ts'
import { fold } from './fold.ts'
import { monthNamed } from './month-names.ts'

/** The first and the last day of a statement. */
export type Period = { first: Day; last: Day }

/** The first two days that one line names: "October 1, 2026 through October 31, 2026". */
export function periodIn(lines: readonly (readonly string[])[]): Period | null {
  for (const line of lines) {
    const text = line.join(' ')
    const dates = [
      ...[...text.matchAll(fullDate)].map(([, name, date, year]) => ({ name, date, year })),
      ...[...text.matchAll(britishDate)].map(([, date, name, year]) => ({ name, date, year })),
    ]
    const days = dates.flatMap(({ name = '', date, year }) => {
      const month = monthNamed(fold(name))
      return month ? (dayFrom({ year: Number(year), month, date: Number(date) }) ?? []) : []
    })
    const [first, last, ...more] = days.length > 1 ? days : numericDays(text)
    if (!first || !last || more.length > 0) continue
    return first <= last && daysBetween(first, last) <= periodDaysMax ? { first, last } : null
  }
  return null
}

const periodDaysMax = 100
const fullDate = /(\p{L}{3,9})\.? (\d{1,2}), ?(\d{4})/gu
const britishDate = /(\d{1,2}) (\p{L}{3,9}) (\d{4})/gu
const numericDate = /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g

// Days or months stand first, whichever alone makes a period of both.
function numericDays(text: string): Day[] {
  const parts = [...text.matchAll(numericDate)].map(([, first, second, year]) => ({
    first: Number(first),
    second: Number(second),
    year: Number(`20${year?.slice(-2)}`),
  }))
  const [inMonths = [], inDays = []] = [true, false].map((isMonthFirst) =>
    parts.flatMap(({ first, second, year }) => {
      const [month, date] = isMonthFirst ? [first, second] : [second, first]
      return dayFrom({ year, month, date }) ?? []
    }),
  )
  if (isPeriod(inMonths) === isPeriod(inDays)) return []
  return isPeriod(inMonths) ? inMonths : inDays
}

function isPeriod([first, last, ...more]: readonly Day[]): boolean {
  if (!first || !last || more.length > 0 || first > last) return false
  return daysBetween(first, last) <= periodDaysMax
}
