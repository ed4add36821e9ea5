// Rows called "Balance" that are payments: customers pay a deposit and then the balance. A line
// that states one stands at an end of its sheet, or adds up.
import type { Day } from '../calendar.ts'
import type { Columns } from './columns.ts'
import { fold } from './fold.ts'
import { wordsOf } from './read-rows.ts'
import type { TableRow } from './rows-read.ts'
import type { Row } from './statement.ts'

const lettersMax = 16
const linesMax = 2

/** The rows whose place speaks against their stating one; none beside a column of balances. */
export function balancePayments(
  rows: readonly TableRow[],
  columns: Columns,
  days: readonly (Day | null)[],
): ReadonlySet<Row> {
  const found = new Set<Row>()
  if (columns.balance) return found
  const sheets = new Map<string, { called: number[]; first: number; last: number }>()
  for (const [at, { sheet, row }] of rows.entries()) {
    if (!days[at]) continue
    const own = sheets.get(sheet) ?? { called: [], first: at, last: at }
    own.last = at
    if (isCalledBalance(wordsOf(row, { columns }))) own.called.push(at)
    sheets.set(sheet, own)
  }
  for (const { called, first, last } of sheets.values()) {
    const isOften = called.length > linesMax
    const within = called.filter((at) => isOften || (at !== first && at !== last))
    for (const { row } of within.flatMap((at) => rows[at] ?? [])) found.add(row)
  }
  return found
}

function isCalledBalance(words: string): boolean {
  if (words.length > lettersMax || !/balance/i.test(words)) return false
  return /^(final )?balance$/.test(fold(words))
}
