// Elects the decimal mark of every money column, with the other columns' votes where a column has
// none of its own.
import { voteCell } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import {
  type CurrencyDecimals,
  type DecimalMark,
  electMark,
  type MarkVotes,
  noVotes,
} from './decimal-mark.ts'
import type { TableRow } from './rows-read.ts'

/**
 * The marks of all money columns; `isGuessed` where a point stands before three digits everywhere,
 * and nothing shows what it means.
 */
export type ElectedMarks = {
  readonly marks: ReadonlyMap<number, DecimalMark>
  readonly isGuessed: boolean
}

/** The decimal mark by column index, for all columns that hold money. */
export function electMarks(
  rows: readonly TableRow[],
  columns: Columns,
  decimals: CurrencyDecimals = 2,
): ElectedMarks {
  const indexes = [
    ...(columns.amount ?? []),
    ...(columns.money_in ?? []),
    ...(columns.money_out ?? []),
    ...(columns.balance ?? []),
    ...(columns.fee ?? []),
  ]
  const votes = new Map<number, MarkVotes>()
  const all = noVotes()
  let pointsOpen = 0
  for (const index of indexes) {
    const own = noVotes()
    for (const { row } of rows) voteCell(own, row.cells[index], decimals)
    votes.set(index, own)
    all.point += own.point
    all.comma += own.comma
    if (own.openMark === '.') pointsOpen += own.open
  }
  const shared = electMark(all, '.')
  const certain = all.point + all.comma > 0
  const marks = new Map(
    [...votes].map(([index, own]) => {
      const silent = own.point === 0 && own.comma === 0
      return [index, silent && certain ? shared : electMark(own, shared)]
    }),
  )
  return { marks, isGuessed: !certain && pointsOpen > 0 }
}
