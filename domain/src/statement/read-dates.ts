// Reads the date column of a table whole: every cell as written, then one order for all of them.
import type { Day } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { chooseDateOrder, type DateHints, dayOf, latestDay } from './date-order.ts'
import { readDateCell, type WrittenDate } from './date-text.ts'
import { textOf } from './find-header.ts'
import { swap } from './mangled-dates.ts'
import { mendedAssumptions, mendedDays } from './mistyped-years.ts'
import type { TableRow } from './rows-read.ts'
import type { Assumption, DateOrder, Question } from './statement.ts'
import { apartAssumptions, astrayAssumptions, daysAstray, yearApart } from './years-apart.ts'

/** The days by row (`null` where there is none), or the question that must be asked first. */
export type DatesRead = {
  readonly days: readonly (Day | null)[]
  /** By row: the cell is written like a date, whether or not such a day exists. */
  readonly dateLike: readonly boolean[]
  readonly assumptions: readonly Assumption[]
  readonly question: Question | null
}

/** Reads the dates of all rows from one column. */
export function readDates(
  rows: readonly TableRow[],
  column: number,
  hints: DateHints & { epoch1904: boolean },
): DatesRead {
  const known = new Map<string, WrittenDate | null>()
  const written = rows.map(({ row }) => {
    const cell = row.cells[column]
    if (typeof cell !== 'string') return readDateCell(cell, hints.epoch1904)
    const before = known.get(cell)
    if (before !== undefined) return before
    const read = readDateCell(cell, hints.epoch1904)
    known.set(cell, read)
    return read
  })
  const dateLike = written.map((each) => each !== null)
  const { reading, orders, isMangled } = chooseDateOrder(written, hints)
  if (!reading) {
    const question = isMangled
      ? askExchanged(written, orders)
      : askOrder(rows, column, orders, hints.today)
    return { days: [], dateLike, assumptions: [], question }
  }
  const latest = latestDay(hints.today)
  const dayIn = (each: WrittenDate | null) => {
    const day = dayOf(each, reading.order, latest)
    return day && reading.swapped && each?.kind === 'fixed' && each.styled ? swap(day) : day
  }
  // The same text was read as the same date above, so that each day is worked out once.
  const daysBy = new Map<WrittenDate | null, Day | null>()
  const days = written.map((each) => {
    const day = daysBy.has(each) ? (daysBy.get(each) ?? null) : dayIn(each)
    daysBy.set(each, day)
    return day
  })
  const mended = reading.swapped ? [] : mendedDays(written, days, reading.order)
  for (const { at, day } of mended) days[at] = day
  const printed = (at: number) => {
    const { line = 0, cells = [] } = rows[at]?.row ?? {}
    return { line, text: textOf(cells[column]) }
  }
  const assumptions = [
    ...assumed(reading.why, reading.order, reading.swapped, days),
    ...mendedAssumptions(mended, printed),
    ...apartAssumptions(reading.swapped ? null : yearApart(days), printed),
    ...astrayAssumptions(reading.swapped ? [] : daysAstray(days), printed),
  ]
  return { days, dateLike, assumptions, question: null }
}

function assumed(
  why: string,
  order: DateOrder,
  swapped: boolean,
  days: readonly (Day | null)[],
): Assumption[] {
  if (why === 'unneeded' || why === 'answered') return []
  const first = [...new Set(days)].flatMap((day) => (day ? [dayInWords(day)] : [])).slice(0, 3)
  const shown = first.join(', ')
  if (swapped) {
    return [
      {
        code: 'dates_unswapped',
        message: `Some dates had day and month exchanged by a spreadsheet; put back, the rows are in order: ${shown}.`,
      },
    ]
  }
  const named = { DMY: 'day first', MDY: 'month first', YMD: 'year first' }[order]
  return [{ code: `dates_${why}`, message: `Dates are read ${named}: ${shown}.` }]
}

// The first of the orders is the one that written dates allow; the other stands for date cells
// whose day and month a spreadsheet exchanged.
function askExchanged(
  written: readonly (WrittenDate | null)[],
  orders: readonly DateOrder[],
): Question {
  const cell = written.find((each) => each?.kind === 'fixed' && each.styled)
  const day = cell?.kind === 'fixed' ? cell.day : null
  const options = orders.map((order, at) => {
    const shown = at === 0 || day === null ? day : swap(day)
    const label = at === 0 ? 'As the file holds them' : 'With day and month exchanged'
    return { value: order, label, ...(shown ? { example: dayInWords(shown) } : {}) }
  })
  const message = 'A spreadsheet may have exchanged day and month in some dates. Which are right?'
  return { code: 'date_order', message, options }
}

function askOrder(
  rows: readonly TableRow[],
  column: number,
  orders: readonly DateOrder[],
  today: Day,
): Question {
  const latest = latestDay(today)
  const cells = rows.map(({ row }) => row.cells[column])
  const telling = cells.filter((cell) => {
    const written = readDateCell(cell)
    return new Set(orders.map((order) => dayOf(written, order, latest))).size > 1
  })
  const samples = [...telling, ...cells]
  const options = orders.flatMap((order) => {
    for (const cell of samples) {
      const written = readDateCell(cell)
      const day = written?.kind === 'open' ? dayOf(written, order, latest) : null
      if (!day) continue
      const label = { DMY: 'Day first', MDY: 'Month first', YMD: 'Year first' }[order]
      return [{ value: order, label, example: `${textOf(cell)} is ${dayInWords(day)}` }]
    }
    return []
  })
  return { code: 'date_order', message: 'How are the dates in this file written?', options }
}
