// Gives dates without a year the one that a sheet names: in the lines above its table, or by its
// name.
import { addDays, type Day, monthOf } from '../calendar.ts'
import { isYearless } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { findTable, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { lastDayNamed, lastDayOfMonthNamed, withYear } from './pdf-grid.ts'
import { joinedCells } from './row-text.ts'
import type { Row, Sheet } from './statement.ts'

/**
 * The sheets with the years of their dates, below lines or on a sheet named after the statement's
 * period. The pages of a statement print it on the first one.
 */
export function withYears(sheets: readonly Sheet[]): Sheet[] {
  let last: Day | null = null
  return sheets.map((sheet) => {
    const texts = [...findTable(sheet).preamble.map(joinedCells), sheet.name]
    const named = lastDayNamed(texts)
    if (named) {
      last = named
      return withYearsUntil(sheet, named)
    }
    const month = lastDayOfMonthNamed(texts)
    if (month) return withYearsUntil(sheet, month, (day) => monthOf(day) === monthOf(month))
    if (!last || !pageName.test(fold(sheet.name))) return sheet
    const earliest = addDays(last, -daysOfPagesMax)
    return withYearsUntil(sheet, last, (day) => day >= earliest)
  })
}

const dayName = /^(day|date|day of (the )?month)$/
const dayNumber = /^(0?[1-9]|[12]\d|3[01])$/
const pageName = /^(page|table|sheet) ?\d+$/
// A day just after the period of the first page would fall into the year before.
const daysOfPagesMax = 100

function withYearsUntil(sheet: Sheet, end: Day, isPossible = (_day: Day) => true): Sheet {
  const { headers, body } = findTable(sheet)
  const date = (headers ?? []).findIndex(
    (header) => headingOf(header)?.role === 'date' || dayName.test(fold(header)),
  )
  const isDayOnly = dayName.test(fold(headers?.[date] ?? ''))
  const days = new Map(
    body.flatMap((row) => {
      const text = textOf(row.cells[date])
      if (isDayOnly && dayNumber.test(text))
        return [[row, `${monthOf(end)}-${text.padStart(2, '0')}`] as const]
      return isYearless(text) ? [[row, withYear(text, end)] as const] : []
    }),
  )
  // Words of feet and of balances may stand where the dates do.
  const written = body.filter(({ cells }) => /\d/.test(textOf(cells[date]))).length
  if (date < 0 || days.size * 2 <= written || ![...days.values()].every(isPossible)) {
    return sheet
  }
  const rows = sheet.rows.map((row): Row => {
    const day = days.get(row)
    if (day === undefined) return row
    return { ...row, cells: row.cells.map((cell, at) => (at === date ? day : cell)) }
  })
  return { ...sheet, rows }
}
