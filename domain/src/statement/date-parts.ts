// Dates that a sheet keeps in columns of their own, the day, the month and the year if there is
// one, become one column. A year that a title names is added later.
import { dayFrom } from '../calendar.ts'
import { headingOf } from './dictionary.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { monthNamed } from './month-names.ts'
import type { Row, Sheet } from './statement.ts'

type Places = { readonly day: number; readonly month: number; readonly year: number | null }

const searchRowsMax = 50

/** The sheet with whole dates in the column of its days; itself where its dates are whole. */
export function withDatesJoined(sheet: Sheet): Sheet {
  const top = sheet.rows.slice(0, searchRowsMax)
  const at = top.findIndex((row) => placesIn(row) !== null)
  const places = at < 0 ? null : placesIn(top[at] ?? blank)
  if (!places) return sheet
  let month = ''
  let year = ''
  const rows = sheet.rows.map((row, place): Row => {
    if (place < at) return row
    if (place === at) return { ...row, cells: row.cells.with(places.day, 'Date') }
    // A month and a year may be printed once for many rows.
    month = textOf(row.cells[places.month]) || month
    if (places.year !== null) year = textOf(row.cells[places.year]) || year
    const date = textOf(row.cells[places.day])
    const day = places.year === null ? yearlessDay(date, month) : dayOf(date, month, year)
    return day === null ? row : { ...row, cells: row.cells.with(places.day, day) }
  })
  return { ...sheet, rows }
}

const blank: Row = { line: 0, cells: [] }

function placesIn({ cells }: Row): Places | null {
  const words = cells.map((cell) => (typeof cell === 'string' ? fold(cell) : ''))
  if (words.some((word) => headingOf(word)?.role === 'date')) return null
  const [day, month, year] = ['day', 'month', 'year'].map((word) => words.indexOf(word))
  if (day === undefined || month === undefined || year === undefined) return null
  if (day < 0 || month < 0) return null
  return { day, month, year: year < 0 ? null : year }
}

function yearlessDay(date: string, month: string): string | null {
  const isDay = /^\d{1,2}$/.test(date) && monthNamed(fold(month)) !== null
  return isDay ? `${date} ${month}` : null
}

function dayOf(date: string, monthText: string, yearText: string): string | null {
  const month = /^\d{1,2}$/.test(monthText) ? Number(monthText) : monthNamed(fold(monthText))
  if (!month || !/^\d{1,2}$/.test(date) || !/^(20)?\d\d$/.test(yearText)) return null
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText)
  return dayFrom({ year, month, date: Number(date) })
}
