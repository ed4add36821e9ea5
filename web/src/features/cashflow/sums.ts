// Adds the lines of month records in pence, and compares their totals with those that the records
// report.
import { excludedCategory, type MonthRecord } from '@plimsoll/contract/cashflow'
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { less, type Minor, negate, plus, sum } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import { monthAndYear } from '../../format/date.ts'
import type { ActivityKey, Direction, RowPath } from './cell-key.ts'
import type { TableMonth } from './six-months.ts'

/** One line of a month record. */
export type Item = MonthRecord['co_op_activities'][number]

/** The activities in the order of the table. */
export const activityKeys: readonly ActivityKey[] = ['op', 'inv', 'fin']

/** A sum that does not agree: what the record reports and what its lines come to. */
type Mismatch = {
  readonly month: Month
  readonly what: 'cash_in' | 'cash_out' | 'closing_balance' | 'opening_balance'
  readonly reported: Minor
  readonly counted: Minor
}

/** The lines of a side and an activity; excluded payments belong to none. */
export function itemsOf(record: MonthRecord, direction: Direction, activity: ActivityKey): Item[] {
  return listOf(record, direction, activity).filter((item) => item.category !== excludedCategory)
}

/** The row of a side's excluded payments. */
export function excludedRow(direction: Direction) {
  return { direction, activity: 'op', category: excludedCategory } as const
}

function excludedOf(record: MonthRecord, direction: Direction): Item[] {
  return listOf(record, direction, 'op').filter((item) => item.category === excludedCategory)
}

function listOf(record: MonthRecord, direction: Direction, activity: ActivityKey): Item[] {
  const side = direction === 'in' ? 'ci' : 'co'
  return record[`${side}_${activity}_activities`]
}

/**
 * What a row comes to in a record, counted from its lines and signed (cash out negative); null
 * where it has none.
 */
export function amountOf(record: MonthRecord, row: RowPath): Minor | null {
  const items = linesOf(record, row)
  if (items.length === 0 && row.activity) return null
  const total = sum(items.map(({ value }) => value))
  return row.direction === 'out' ? negate(total) : total
}

/** The lines that a row sums up. */
export function linesOf(record: MonthRecord, row: RowPath): Item[] {
  const takesExcluded = row.activity === undefined || row.category === excludedCategory
  return activityKeys
    .filter((activity) => row.activity === undefined || row.activity === activity)
    .flatMap((activity) => itemsOf(record, row.direction, activity))
    .concat(takesExcluded ? excludedOf(record, row.direction) : [])
    .filter((item) => row.category === undefined || item.category === row.category)
    .filter((item) => row.subCategory === undefined || item.sub_category === row.subCategory)
}

/**
 * Every sum of the columns that does not agree, in the order of the months; none when all is well.
 */
export function findMismatches(months: readonly TableMonth[]): Mismatch[] {
  return months.flatMap((column, index) => {
    if (!column.record) return []
    const before = months[index - 1]
    const follows = before?.record && before.month === addMonths(column.month, -1)
    return [
      ...checkRecord(column.month, column.record),
      ...(follows ? [opensAs(column.month, column.record, before.record)] : []),
    ].filter(({ reported, counted }) => reported !== counted)
  })
}

/** A mismatch in words. */
export function mismatchSentence({ month, what, reported, counted }: Mismatch): string {
  return `${monthAndYear(month)}: ${wordsFor[what]} stands at ${money(reported)}, ${reasonFor[what]} ${money(counted)}.`
}

const wordsFor = {
  cash_in: 'cash in',
  cash_out: 'cash out',
  closing_balance: 'the closing balance',
  opening_balance: 'the opening balance',
}

const reasonFor = {
  cash_in: 'its lines add up to',
  cash_out: 'its lines add up to',
  closing_balance: 'opening balance and cash flow come to',
  opening_balance: 'the month before closed at',
}

function checkRecord(month: Month, record: MonthRecord): Mismatch[] {
  const counted = (direction: Direction) =>
    sum(linesOf(record, { direction }).map(({ value }) => value))
  const closing = less(plus(record.opening_balance, record.cash_in), record.cash_out)
  return [
    { month, what: 'cash_out', reported: record.cash_out, counted: counted('out') },
    { month, what: 'cash_in', reported: record.cash_in, counted: counted('in') },
    { month, what: 'closing_balance', reported: record.closing_balance, counted: closing },
  ]
}

function opensAs(month: Month, record: MonthRecord, before: MonthRecord): Mismatch {
  return {
    month,
    what: 'opening_balance',
    reported: record.opening_balance,
    counted: before.closing_balance,
  }
}
