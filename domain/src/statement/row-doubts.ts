// Doubts about single rows of a statement that look like payments and may be none.
import type { Minor } from '../money.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isBareBalance } from './opening-rows.ts'
import type { Money } from './read-money.ts'
import { isMarked } from './refund-marks.ts'
import { isDeclined, mayNamePeriod, namesPeriod } from './row-words.ts'
import type { Manner, RowsRead, TableRow } from './rows-read.ts'
import { spellAmount } from './sentences.ts'
import type { Assumption, Cell } from './statement.ts'

type Amount = Extract<Money, { kind: 'amount' }>

const sumRowsMin = 4

/**
 * The doubt about a dated row that comes to the penny to all rows above it, or to those since the
 * last total, without a word for a sum; `null` for a payment. A balance beside it is better
 * evidence. Whole pounds add up by chance, and stay.
 */
export function sumDoubt(
  each: TableRow,
  { printed, balance, flag }: Amount,
  { label, sums }: { label: string; sums: readonly RowsRead['sheetSum'][] },
): Assumption | null {
  const isSigned = flag === null || flag === Math.sign(printed)
  if (balance !== null || !isSigned || printed === 0) return null
  const isSum = sums.some(
    ({ sheet, pence, rows }) => sheet === each.sheet && rows >= sumRowsMin && pence === printed,
  )
  if (!isSum) return null
  const row = `${rowWords(each, label, printed)}, is the exact sum of the rows above`
  return printed % 100 === 0
    ? { code: 'row_doubted', message: `${row}. It may be a total rather than a payment.` }
    : { code: 'sum_left_out', message: `${row}, so it was left out as a total.` }
}

/**
 * The doubt about a row that splits the payment above it, "of which VAT", and was left out; `null`
 * for a payment. What moves a balance is one.
 */
export function partDoubt(
  each: TableRow,
  { printed, balance }: Amount,
  { label, read }: { label: string; read: RowsRead },
): Assumption | null {
  const above = read.entries.at(-1)
  if (!above || !partWords.test(label) || above.sheet !== each.sheet) return null
  if (balance !== null && balance !== above.balance) return null
  const isWithin =
    Math.sign(printed) === Math.sign(above.printed) && Math.abs(printed) <= Math.abs(above.printed)
  if (!isWithin) return null
  const message = `${rowWords(each, label, printed)}, is part of the payment above, so it was left out.`
  return { code: 'sum_left_out', message }
}

/**
 * The doubt about a dated row that names a week or a month and comes to what has been paid since
 * the one before it; `null` for a payment. Rows that all name weeks are takings, not their sums.
 */
export function periodDoubt(
  each: TableRow,
  money: Money,
  { label, manner, read }: { label: string; manner: Manner; read: RowsRead },
): Assumption | null {
  if (!mayNamePeriod(label) || !namesPeriod(fold(label))) return null
  if (money.kind !== 'both_amounts' && (money.kind !== 'amount' || money.balance !== null))
    return null
  const sum = money.kind === 'amount' ? money.printed : money.net
  const { sheet, pence, rows } = read.partSum
  if (sheet !== each.sheet || pence !== sum || rows === 0) return null
  const words = read.entries
    .slice(-rows)
    .map((entry) => fold(textOf(entry.row.cells[manner.columns.description?.[0] ?? -1])))
  if (words.some(namesPeriod)) return null
  // One payment is a sum only where it alone lacks the balance that all others have.
  if (rows < 2 && read.entries.some(({ balance }) => balance === null)) return null
  const message = `${rowWords(each, label, sum)}, is the exact sum of the rows above, so it was left out as a total.`
  return { code: 'sum_left_out', message }
}

const partWords =
  /^[^\p{L}]*(of which|thereof|included above|davon|dont|waarvan|di cui|de los cuales|heraf|herav|varav)\b/iu

/** The doubt about a row whose words name nothing but a balance, or `null`. */
export function maybeBalance(
  each: TableRow,
  { printed, balance }: Amount,
  label: string,
): Assumption | null {
  if (balance !== null || !isBareBalance(label)) return null
  const message = `${rowWords(each, label, printed)}, may be a balance rather than a payment.`
  return { code: 'row_doubted', message }
}

/** The doubt about a payment beside whose words stands "Cancelled" or the like, or `null`. */
export function cancelledBeside({ row }: TableRow, manner: Manner): Assumption | null {
  const words = manner.columns.description?.[0]
  const at = row.cells.findIndex((cell, index) => index !== words && isCancelled(cell))
  const marked = manner.yesColumns.undone.find((index) => isMarked(row, index)) ?? -1
  if (at < 0 && marked < 0) return null
  const word = textOf(row.cells[at < 0 ? marked : at])
  const where = at < 0 ? `under ‘${manner.headers[marked]}’` : 'beside its amount'
  const message = `Row ${row.line} says “${word}” ${where}. Check that the payment was made.`
  return { code: 'row_doubted', message }
}

const wordMax = 12
const noteMax = 60

// "VOID - written in error": what follows the word is why.
function isCancelled(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string' || cell.length > noteMax) return false
  const [, word = ''] = /^(\p{L}+)(?:\s*[-–:;,(].*)?$/u.exec(cell) ?? []
  return word.length > 0 && word.length <= wordMax && isDeclined(fold(word))
}

function rowWords({ row }: TableRow, label: string, amount: Minor): string {
  return `Row ${row.line}, “${label}” ${spellAmount(amount)}`
}
