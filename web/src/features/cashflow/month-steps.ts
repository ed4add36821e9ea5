// One month from opening to closing balance, step by step: in by activity, out by activity. Figures
// only; the drawing is `MonthSteps.tsx`.
import type { MonthRecord } from '@plimsoll/contract/cashflow'
import { less, type Minor, plus, zero } from '@plimsoll/domain/money'
import { type Direction, printRow, type RowPath } from './cell-key.ts'
import type { TableMonth } from './six-months.ts'
import { activityKeys, amountOf, excludedRow } from './sums.ts'
import { activityLabels } from './table-rows.ts'

/**
 * A step. A balance has `row` null. `amount` is signed and that of the whole month (null for an
 * activity without lines),
 * `happened` the part of it so far; the bar is solid from `from` to `middle` and hatched from there
 * to `to`.
 */
export type MonthStep = {
  readonly id: string
  readonly label: string
  readonly row: RowPath | null
  readonly amount: Minor | null
  readonly happened: Minor
  /** Whether the whole amount is a fact: not, where any of it is expected. */
  readonly isKnown: boolean
  readonly from: Minor
  readonly middle: Minor
  readonly to: Minor
}

/**
 * The eight steps, and one for a side's excluded payments; none where the month has no record.
 * Activities without lines stay, so that months compare.
 */
export function monthSteps(column: TableMonth): MonthStep[] {
  const { record, kind } = column
  if (!record) return []
  const past = pastOf(column)
  let level = record.opening_balance
  const moves = (['in', 'out'] as const).flatMap((direction) =>
    rowsOf(record, direction).map(({ row, label }): MonthStep => {
      const amount = amountOf(record, row)
      const happened = (past && amountOf(past, row)) ?? zero
      const from = level
      level = plus(from, amount ?? zero)
      return {
        id: printRow(row),
        label: `${sideWords[direction]}, ${label}`,
        row,
        amount,
        happened,
        isKnown: kind === 'actual',
        from,
        middle: plus(from, happened),
        to: level,
      }
    }),
  )
  const opening = record.opening_balance
  const closing = record.closing_balance
  return [
    balance({ id: 'opening', amount: opening, happened: opening, isKnown: kind !== 'forecast' }),
    ...moves,
    balance({
      id: 'closing',
      amount: closing,
      happened: past?.closing_balance ?? zero,
      isKnown: kind === 'actual',
    }),
  ]
}

function rowsOf(record: MonthRecord, direction: Direction): { row: RowPath; label: string }[] {
  const rows = activityKeys.map((activity) => ({
    row: { direction, activity },
    label: activityLabels[activity],
  }))
  const excluded = excludedRow(direction)
  return amountOf(record, excluded) === null
    ? rows
    : [...rows, { row: excluded, label: 'Excluded' }]
}

/**
 * What has come in and gone out so far, net and signed: what a month's transactions must come to.
 */
export function netSoFar(column: TableMonth): Minor {
  const past = pastOf(column)
  return past ? less(past.cash_in, past.cash_out) : zero
}

const sideWords: Record<Direction, string> = { in: 'In', out: 'Out' }

function pastOf({ kind, record, soFar }: TableMonth) {
  if (kind === 'forecast' || kind === 'none') return null
  return soFar ?? record
}

function balance(input: {
  id: 'opening' | 'closing'
  amount: Minor
  happened: Minor
  isKnown: boolean
}): MonthStep {
  const label = input.id === 'opening' ? 'Opening balance' : 'Closing balance'
  return {
    ...input,
    label,
    row: null,
    from: zero,
    middle: input.isKnown ? input.amount : zero,
    to: input.amount,
  }
}
