// A payment that is split over several rows may stand whole beside each of its parts: "Transaction
// amount" and "Explanation amount", "Order total" and "Line total". Only the parts add up.
import { figuresOf, rowsMax } from './figures.ts'
import { textOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import type { Answers, Assumption } from './statement.ts'

/** The table read by the parts of its payments, and the doubt that says so; as it is otherwise. */
export function withPartsRead(
  known: KnownTable,
  answers: Answers,
): { readonly known: KnownTable; readonly assumptions: readonly Assumption[] } {
  const { columns, headers } = known
  const [amount, ...others] = columns.amount ?? []
  const isChosen = Object.keys(answers.columns ?? {}).length > 0
  if (amount === undefined || columns.balance || isChosen) return { known, assumptions: [] }
  const rows = known.rows.slice(0, rowsMax).map(({ row }) => row)
  const figures = figuresOf(headers, rows, columns)
  const whole = figures.find(({ index }) => index === amount)
  const days = rows.map(({ cells }) => textOf(cells[columns.date?.[0] ?? -1]))
  // The last of the first rows may be cut from its parts.
  const isCut = known.rows.length > rowsMax
  const parts = figures.find(
    ({ index, pence }) => whole && index !== amount && addUp(whole.pence, pence, { days, isCut }),
  )
  if (!parts) return { known, assumptions: [] }
  const [all, part] = [headers[amount], headers[parts.index]]
  const message = `‘${all}’ stands again beside each part of a payment, so the parts under ‘${part}’ are read.`
  const own = [parts.index, amount, ...others.filter((at) => at !== parts.index)]
  return {
    known: { ...known, columns: { ...columns, amount: own }, isAmountSure: true },
    assumptions: [{ code: 'rows_repeated', message }],
  }
}

// From the first row to the last each whole is met by its parts to the penny, and one at least by
// several.
function addUp(
  wholes: readonly (number | null)[],
  parts: readonly (number | null)[],
  { days, isCut }: { days: readonly string[]; isCut: boolean },
): boolean {
  let open = { whole: 0, sum: 0, day: '', rows: 0 }
  let split = 0
  for (const [at, whole] of wholes.entries()) {
    const [part, day = ''] = [parts[at] ?? null, days[at]]
    if (whole === null && part === null) continue
    if (whole === null || part === null || whole === 0) return false
    const isMet = open.sum === open.whole
    if (!isMet && (whole !== open.whole || day !== open.day)) return false
    if (isMet && open.rows > 1) split++
    open = isMet
      ? { whole, sum: part, day, rows: 1 }
      : { ...open, sum: open.sum + part, rows: open.rows + 1 }
  }
  if (open.rows > 1) split++
  return split > 0 && (isCut || open.sum === open.whole)
}
