// Gives dates without a year the one that a sheet names: in the lines above its table, or by its
// name.
import { addDays, type Day, dayFrom, lastDayOf, monthOf } from '../calendar.ts'
import { isYearless } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { monthNamed } from './month-names.ts'
import { lastDayNamed, lastDayOfTab, monthEnds, withYear } from './named-days.ts'
import { type Ends, isInOrder, isNumericDay, numericDays } from './numeric-days.ts'
import { joinedCells } from './row-text.ts'
import type { Row, Sheet } from './statement.ts'

/**
 * The sheets with the years of their dates, below lines or on a sheet named after the statement's
 * period. The pages of a statement print it on the first one.
 */
export function withYears(sheets: readonly Sheet[]): Sheet[] {
  let last: Day | null = null
  const bookYear = yearOfBook(sheets)
  const coverMonths = monthEnds(coverTexts(sheets))
  return sheets.map((printed) => {
    const sheet = withMonthRows(printed)
    const texts = [...findTable(sheet).preamble.map(joinedCells), sheet.name]
    const ends = endsNamed(texts) ?? (mayLackYears(sheet) ? endsNamed(footOf(sheet)) : null)
    const named = ends?.dayFirst ?? ends?.monthFirst
    if (ends && named) {
      last = named
      return withYearsUntil(sheet, named, { ends })
    }
    const ownMonths = monthsOf(texts, sheet)
    const months = ownMonths.length > 0 ? ownMonths : coverMonths
    const [first, end = first] = [months[0], months.at(-1)]
    if (first && end) return withYearsUntil(sheet, end, { isPossible: since(monthOf(first)) })
    const ofBook = withYearOfBook(sheet, bookYear)
    if (ofBook) return ofBook
    if (!last || !pageName.test(fold(sheet.name))) return withYearOfTitle(sheet, texts)
    const earliest = addDays(last, -daysOfPagesMax)
    return withYearsUntil(sheet, last, { isPossible: (day) => day >= earliest })
  })
}

// A look at the head spares most files the way through all of their rows.
function mayLackYears(sheet: Sheet): boolean {
  const { headers, body } = findTable(sheet)
  const date = dateIn(headers)
  return body.slice(0, headRowsMax).some(({ cells }) => {
    const text = textOf(cells[date])
    return isYearless(text) || isNumericDay(text) || dayNumber.test(text)
  })
}

const headRowsMax = 200

function dateIn(headers: readonly string[] | null): number {
  return (headers ?? []).findIndex(
    (header) => headingOf(header)?.role === 'date' || dayName.test(fold(header)),
  )
}

const since = (month: string) => (day: Day) => monthOf(day) >= month

function endsNamed(texts: readonly string[]): Ends | null {
  const dayFirst = lastDayNamed(texts)
  const monthFirst = lastDayNamed(texts, true)
  return dayFirst || monthFirst ? { dayFirst, monthFirst } : null
}

function monthsOf(texts: readonly string[], { name }: Sheet): Day[] {
  const named = monthEnds(texts)
  const ofTab = lastDayOfTab(name)
  return named.length > 0 || !ofTab ? named : [ofTab]
}

// A cover, or the rest of a page, holds no table.
function coverTexts(sheets: readonly Sheet[]): string[] {
  if (sheets.length < 2) return []
  return sheets.flatMap((sheet) => {
    const { headers, body } = findTable(sheet)
    return headers || body.some(isDataLike) ? [] : sheet.rows.map(joinedCells)
  })
}

// The cover of a workbook may name the year of its tabs of months.
function yearOfBook(sheets: readonly Sheet[]): string | null {
  const texts = coverTexts(sheets)
  const years = new Set(texts.flatMap((text) => text.match(wholeYear) ?? []))
  const isOpen = years.size !== 1 || texts.some(mayBeginBefore)
  return isOpen ? null : ([...years][0] ?? null)
}

function withYearOfBook(sheet: Sheet, year: string | null): Sheet | null {
  const month = year && monthNamed(fold(sheet.name))
  if (!month) return null
  const end = lastDayOf(`${year}-${String(month).padStart(2, '0')}`)
  const isPossible = (day: Day) => monthOf(day) === monthOf(end)
  const dated = withYearsUntil(sheet, end, { isPossible })
  return dated === sheet ? null : dated
}

// A statement may print its period, or the day of its new balance, below its payments alone.
function footOf(sheet: Sheet): string[] {
  return findTable(sheet)
    .body.filter((row) => !isDataLike(row) && !row.cells.some((cell) => isYearless(textOf(cell))))
    .map(joinedCells)
    .filter((text) => /\b(balance|statement|period)\b/i.test(text))
}

// "Cash book 2026" names the year of days that follow one another in it; an accounting year may
// begin in the one before.
function withYearOfTitle(sheet: Sheet, texts: readonly string[]): Sheet {
  const years = new Set(texts.flatMap((text) => text.match(wholeYear) ?? []))
  const [year] = years
  if (!year || years.size > 1 || texts.some(mayBeginBefore)) return sheet
  const dated = withYearsUntil(sheet, `${year}-12-31` as Day)
  const date = (findTable(sheet).headers ?? []).findIndex(
    (header) => headingOf(header)?.role === 'date',
  )
  const days = dated.rows
    .filter((row, at) => row !== sheet.rows[at])
    .map(({ cells }) => textOf(cells[date]))
  // Days that may be read in two ways are in order in neither, or in both.
  const isOpen = days.some((day) => day.includes('/'))
  return (isOpen || isInOrder(days)) && days.length > 0 ? dated : sheet
}

function mayBeginBefore(text: string): boolean {
  return accountingYear.test(fold(text).replace(calendarYear, ' '))
}

const wholeYear = /(?<![\d/.-])20\d\d(?![\d/.-])/g
const calendarYear =
  /^((accounts?|books?|cash ?book|records?) )?(for )?(the )?(calendar )?year 20\d\d\b/
const accountingYear =
  /\b(year|y e|ye|fy|tax|financial|season|ended|ending|to|from|since|est|until|printed|exported|created)\b/

/** The years that titles gave to dates without one, by the sheets as they were uploaded. */
export function yearsOfTitles(sheets: readonly Sheet[]): string[] {
  const bookYear = yearOfBook(sheets)
  const years = sheets.flatMap((sheet) => {
    const texts = [...findTable(sheet).preamble.map(joinedCells), sheet.name]
    if (lastDayNamed(texts) || monthsOf(texts, sheet).length > 0) return []
    if (bookYear && withYearOfBook(sheet, bookYear)) return [bookYear]
    const isTaken = withYearOfTitle(sheet, texts) !== sheet
    return isTaken ? texts.flatMap((text) => text.match(wholeYear) ?? []) : []
  })
  return [...new Set(years)]
}

const dayName = /^(day|date|day of (the )?month)$/
const dayNumber = /^(0?[1-9]|[12]\d|3[01])$/
const pageName = /^(page|table|sheet) ?\d+$/
// A day just after the period of the first page would fall into the year before.
const daysOfPagesMax = 100

// A cash book may head each month with its name, and number the days below it.
function withMonthRows(sheet: Sheet): Sheet {
  const { headers, preamble, body } = findTable(sheet)
  const date = (headers ?? []).findIndex((header) => dayName.test(fold(header)))
  if (date < 0 || !mayLackYears(sheet)) return sheet
  const above = [...preamble.map(joinedCells), sheet.name].join(' ')
  let year = /\b20\d\d\b/.exec(above)?.[0]
  let month: number | null = null
  const days = new Map<Row, string>()
  const heads = new Set<Row>()
  const [title] = preamble.slice(-1)
  for (const row of title ? [title, ...body] : body) {
    const filled = row.cells.map(textOf).filter((text) => text !== '')
    const [, name = '', own] = /^(\p{L}{3,9})(?: (20\d\d))?$/u.exec(filled[0] ?? '') ?? []
    if (filled.length === 1 && monthNamed(fold(name))) {
      heads.add(row)
      month = monthNamed(fold(name))
      year = own ?? year
    } else if (month && year && dayNumber.test(textOf(row.cells[date]))) {
      const day = dayFrom({ year: Number(year), month, date: Number(textOf(row.cells[date])) })
      if (day) days.set(row, day)
    }
  }
  if (days.size === 0) return sheet
  const rows = sheet.rows.filter((row) => !heads.has(row))
  return withDays({ ...sheet, rows }, date, days)
}

function withDays(sheet: Sheet, date: number, days: ReadonlyMap<Row, string>): Sheet {
  const rows = sheet.rows.map((row): Row => {
    const day = days.get(row)
    return day === undefined ? row : { ...row, cells: row.cells.with(date, day) }
  })
  return { ...sheet, rows }
}

function withYearsUntil(
  sheet: Sheet,
  end: Day,
  {
    ends = { dayFirst: end, monthFirst: end },
    isPossible = () => true,
  }: { ends?: Ends; isPossible?: (day: Day) => boolean } = {},
): Sheet {
  const { headers, body } = findTable(sheet)
  const date = dateIn(headers)
  if (!mayLackYears(sheet)) return sheet
  const isDayOnly = dayName.test(fold(headers?.[date] ?? ''))
  const days = new Map<Row, string>()
  const numeric: Row[] = []
  for (const row of body) {
    const text = textOf(row.cells[date])
    if (isDayOnly && dayNumber.test(text)) days.set(row, `${monthOf(end)}-${text.padStart(2, '0')}`)
    else if (isYearless(text)) days.set(row, withYear(text, end))
    else if (isNumericDay(text)) numeric.push(row)
  }
  if (![...days.values()].every(isPossible)) return sheet
  const texts = numeric.map(({ cells }) => textOf(cells[date]))
  const dated = numericDays(texts, { ends, isPossible })
  for (const [at, row] of numeric.entries()) {
    const day = dated?.[at]
    if (day) days.set(row, day)
  }
  // Words of feet and of balances may stand where the dates do.
  const written = body.filter(({ cells }) => /\d/.test(textOf(cells[date]))).length
  if (date < 0 || days.size * 2 <= written) return sheet
  return withDays(sheet, date, days)
}
