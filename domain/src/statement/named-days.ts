// The days and months that the words around a table name with their year: the period of a
// statement, the month of a tab. Dates without a year get theirs from them.
import { addDays, type Day, dayFrom, lastDayOf } from '../calendar.ts'
import { fold } from './fold.ts'
import { monthNamed } from './month-names.ts'

const dayAndMonth = /^(\d{1,2})(?:st|nd|rd|th)?[ \-/]?(\p{L}{3,9}|\d{1,2})$/u

/**
 * A date without a year lies in the statement's period: the last such day that is not after its
 * end.
 */
export function withYear(written: string, end: Day | null): string {
  const parts = dayAndMonth.exec(written.trim())
  if (!parts || !end) return written
  const [, date = '', name = ''] = parts
  const month = /\d/.test(name) ? Number(name) : monthNamed(fold(name))
  if (!month) return written
  const year = Number(end.slice(0, 4))
  for (const candidate of [year, year - 1]) {
    const day = dayFrom({ year: candidate, month, date: Number(date) })
    if (day && day <= addDays(end, 1)) return day
  }
  return written
}

const fullDate =
  /\b(\d{1,2})(?:st|nd|rd|th)?[ /.-](\p{L}{3,9}|\d{1,2})[ /.-](\d{4})\b|(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{2})(?![\d/])/gu
const monthFirstDate = /(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?, ?(\d{4})\b/gu

/**
 * The last full date that the lines name: the end of the statement's period, or the day it was
 * made. Of dates in numbers the day stands first, or else the month.
 */
export function lastDayNamed(texts: readonly string[], isMonthFirst = false): Day | null {
  const days = texts.flatMap((text) => [
    ...[...text.matchAll(fullDate)].map(([, a, b, year, first = a, second = b, short]) => {
      const isNumeric = /\d/.test(second ?? '')
      const [date, name] = isNumeric && isMonthFirst ? [second, first] : [first, second]
      return dayNamed({ date, name, year: year ?? `20${short}` })
    }),
    ...[...text.matchAll(monthFirstDate)].map(([, name, date, year]) =>
      dayNamed({ date, name, year }),
    ),
  ])
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  )
}

type DateTexts = Readonly<Record<'date' | 'name' | 'year', string | undefined>>

function dayNamed({ date, name = '', year }: DateTexts): Day | null {
  const month = /\d/.test(name) ? Number(name) : monthNamed(fold(name))
  return month ? dayFrom({ year: Number(year), month, date: Number(date) }) : null
}

const monthAndYear = /(?<![\p{L}\d])(\p{L}{3,9})[ -](\d{4})(?!\d)/gu

/** The last day of the month that is the name of a tab: "Sep 26". */
export function lastDayOfTab(name: string): Day | null {
  const [, word = '', year = ''] = /^(\p{L}{3,9})[ '’-]*(\d{2})$/u.exec(name.trim()) ?? []
  const month = monthNamed(fold(word))
  return month ? lastDayOf(`20${year}-${String(month).padStart(2, '0')}`) : null
}

/** The last days of all months that the lines name with their year, in the order of time. */
export function monthEnds(texts: readonly string[]): Day[] {
  const days = texts.flatMap((text) =>
    [...text.matchAll(monthAndYear)].flatMap(([, name = '', year = '']) => {
      const month = monthNamed(fold(name))
      return month ? [lastDayOf(`${year}-${String(month).padStart(2, '0')}`)] : []
    }),
  )
  return days.sort()
}
