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
  /** Every amount has three decimals, of which the last is 0. */
  readonly hasLastZeros: boolean
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
  const hasLastZeros = all.point + all.comma === 0 && endInZero(rows, indexes)
  if (hasLastZeros) all.point++
  const shared = electMark(all, '.')
  const certain = all.point + all.comma > 0
  const marks = new Map(
    [...votes].map(([index, own]) => {
      const silent = own.point === 0 && own.comma === 0
      return [index, silent && certain ? shared : electMark(own, shared)]
    }),
  )
  return { marks, isGuessed: !certain && pointsOpen > 0, hasLastZeros }
}

const zerosMin = 6

// Hardly any list of thousands ends in a single 0 throughout, and not in two.
function endInZero(rows: readonly TableRow[], indexes: readonly number[]): boolean {
  const texts = rows.flatMap(({ row }) => indexes.map((at) => row.cells[at]))
  const open = texts.filter((text) => typeof text === 'string' && /\d[.,]\d{3}\D*$/.test(text))
  const isPadded = (text: unknown) => /\d\.\d\d0\D*$/.test(String(text))
  const round = open.filter((text) => /00\D*$/.test(String(text))).length
  return open.length >= zerosMin && open.every(isPadded) && round * 2 < open.length
}
