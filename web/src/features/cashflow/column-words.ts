// The words for columns and figures: what kind a month is, what a trend shows, what a figure is
// made of.
import type { MonthRecord } from '@plimsoll/contract/cashflow'
import type { Month } from '@plimsoll/domain/calendar'
import { less, type Minor } from '@plimsoll/domain/money'
import { money, pounds } from '../../format/amount.ts'
import { dayShort, monthAndYear, monthLong } from '../../format/date.ts'
import type { MonthKind, TableMonth } from './six-months.ts'
import type { TableCell } from './table-rows.ts'

/** What stands below a month's heading. */
export const kindWords: Record<MonthKind, string> = {
  actual: 'Actual',
  in_progress: 'In progress',
  forecast: 'Forecast',
  none: 'No data',
}

/** What a column is, in words: old bank data name the day they end on. */
export function noteOf({ kind, endsOn }: TableMonth): string {
  return endsOn ? `Up to ${dayShort(endsOn)}` : kindWords[kind]
}

/** `September 2026 to February 2027`. */
export function spanWords(months: readonly TableMonth[]): string {
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  return first && last ? `${monthLong(first)} to ${monthLong(last)}` : ''
}

/** The exact figure, and in the running month what it is made of; undefined for an empty cell. */
export function figureWords({ amount, soFar }: TableCell): string | undefined {
  if (amount === null) return undefined
  if (soFar === null || soFar === amount) return money(amount)
  return `${money(amount)}: ${money(soFar)} so far, ${money(less(amount, soFar))} still expected`
}

/** Where a closing balance is expected 8 times in 10; null for what has happened. */
export function rangeWords(record: MonthRecord | null): string | null {
  const band = record?.closing_band
  return band ? `${pounds(band.low80)} to ${pounds(band.high80)}` : null
}

/** A row's trend for those who do not see the line. */
export function trendWords(
  values: readonly (Minor | null)[],
  months: readonly TableMonth[],
): string {
  const known = values.flatMap((amount, index) => {
    const column = months[index]
    return amount === null || !column ? [] : [{ amount, column }]
  })
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return 'Trend: not enough data'
  if (known.every(({ amount }) => amount === 0)) return 'Trend: no cash flow in these months'
  const expected = last.column.kind === 'actual' ? '' : ' expected'
  const from = `${money(first.amount)} in ${monthAndYear(first.column.month)}`
  const to = `${money(last.amount)}${expected} in ${monthAndYear(last.column.month)}`
  return `Trend: ${directionWords(first.amount, last.amount)} ${from} to ${to}`
}

/** The label of the button on a month's heading. */
export function openMonthWords(month: Month): string {
  return `Open ${monthLong(month)}`
}

function directionWords(first: Minor, last: Minor): string {
  if (Math.abs(first) === Math.abs(last)) return 'level from'
  return Math.abs(last) > Math.abs(first) ? 'up from' : 'down from'
}
