// Cash books print a day once for all payments of it. Where a balance runs beside them it proves
// them; elsewhere the rows without a day are taken to be of the one above, with a doubt.
import { isMoney } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { filledCells, isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { wordsOf } from './read-rows.ts'
import { isFooter, speaksOfTotal } from './row-words.ts'
import type { TableRow } from './rows-read.ts'
import type { Assumption } from './statement.ts'

const carriedMin = 2

/** The rows with the days of those above them, and the doubt that says so. */
export function withDaysCarried(
  rows: readonly TableRow[],
  columns: Columns,
): { readonly rows: readonly TableRow[]; readonly assumptions: readonly Assumption[] } {
  const date = columns.date?.[0]
  const none = { rows, assumptions: [] }
  if (date === undefined || columns.balance || (columns.date?.length ?? 0) > 1) return none
  const isDated = ({ row }: TableRow) => readDateCell(row.cells[date]) !== null
  const last = endOfPayments(rows, { isDated, columns })
  const dated = rows.filter(isDated)
  const open = rows.slice(0, last).filter((each) => !isDated(each) && isPayment(each, columns))
  if (open.length < carriedMin || open.length > dated.length || !dayStandsOnce(dated, date))
    return none
  const carried = new Set(open)
  const [first] = open
  let above: TableRow | null = null
  const filled = rows.map((each): TableRow => {
    if (isDated(each)) above = each
    if (!carried.has(each) || above === null || above.sheet !== each.sheet) return each
    const cells = each.row.cells.with(date, above.row.cells[date] ?? null)
    return { ...each, row: { ...each.row, cells } }
  })
  const message = `${open.length} rows without a date, such as row ${first?.row.line}, are taken to be of the day above them.`
  return { rows: filled, assumptions: [{ code: 'days_carried', message }] }
}

// The last day may hold several payments. What fills two cells there may be a sum as well.
function endOfPayments(
  rows: readonly TableRow[],
  { isDated, columns }: { isDated: (row: TableRow) => boolean; columns: Columns },
): number {
  const last = rows.findLastIndex(isDated)
  const below = rows.slice(last + 1)
  const isFull = (each: TableRow) =>
    isPayment(each, columns) && filledCells(each.row).length >= filledMin
  const end = below.findIndex((each) => !isFull(each))
  return last + (end < 0 ? below.length : end) + 1
}

const filledMin = 3

// Money and words, and nothing that speaks of a sum or of another day.
function isPayment({ row }: TableRow, columns: Columns): boolean {
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  const party = textOf(row.cells[columns.counterparty?.[0] ?? -1])
  const words = fold(wordsOf(row, { columns }) || party)
  const isSum = isFooter(words) || speaksOfTotal(words) || carriedWords.test(words)
  return (
    /\p{L}/u.test(words) &&
    !isSum &&
    !isDataLike(row) &&
    (columns.date ?? []).every((at) => isBlank(row.cells[at])) &&
    money.some((at) => isMoney(row.cells[at]) && /[1-9]/.test(textOf(row.cells[at])))
  )
}

const carriedWords =
  /\b(balance|carried|brought|forward|profit|loss|net|float|difference|vat|of which|thereof|davon|dont|waarvan|di cui|heraf|herav|varav|b f|c f|bf|cf|b fwd|c fwd)\b/

// Two rows of one day under each other show that days are printed as often as they are meant.
function dayStandsOnce(dated: readonly TableRow[], date: number): boolean {
  const days = dated.map(({ row }) => textOf(row.cells[date]))
  return days.every((day, at) => at === 0 || day !== days[at - 1])
}
