// The types of reading rows: a table's rows before and after they are sorted into kinds.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { Columns } from './columns.ts'
import type { DecimalMark } from './decimal-mark.ts'
import type { Marks } from './refund-marks.ts'
import type { Assumption, BadRow, Row } from './statement.ts'

/** A row of one of the joined sheets. */
export type TableRow = {
  readonly sheet: string
  readonly row: Row
  /** Put together from several lines, which only the balance can prove. */
  readonly isJoined?: true
}

/** A transaction row before its sign is settled. */
export type Entry = {
  readonly sheet: string
  readonly row: Row
  readonly line: number
  day: Day
  /** Money in less money out, or the single amount as printed. */
  readonly printed: Minor
  /** The sign that a flag beside the amount gives, or `null`. */
  readonly flag: 1 | -1 | null
  readonly fee: Minor
  readonly balance: Minor | null
  /** The balance is marked DR. */
  readonly hasDebitBalance: boolean
  readonly cellCurrency: string | null
  /** False where the day was taken from the row above, because the file prints each day once. */
  readonly dated: boolean
  readonly extraText: string[]
}

/** Everything the rows of a table came to. */
export type RowsRead = {
  readonly entries: Entry[]
  readonly badRows: BadRow[]
  readonly skipped: Map<string, number>
  /** Balances printed on lines of their own, before the entry at `before`. */
  readonly seeds: BalanceSeed[]
  /** How many rows have a day, words and a balance, but no amount that we know of. */
  silentRows: number
  /** The words of payouts that name their amount in them alone. */
  readonly payoutsInWords: string[]
  /** Doubts about single rows: sums without a word for them, balances that may be payments. */
  readonly rowDoubts: Assumption[]
  /** What the entries of the sheet being read come to so far, to know its total by. */
  sheetSum: { sheet: string; pence: number; rows: number }
  /** The same since the last total. */
  partSum: { sheet: string; pence: number; rows: number }
}

/** A line that states a balance and no payment: "Opening balance". */
export type BalanceSeed = {
  readonly sheet: string
  readonly before: number
  readonly balance: Minor | null
  readonly row: Row
  readonly label: string
}

/** How the table's cells are to be read. */
export type Manner = {
  readonly columns: Columns
  readonly headers: readonly string[]
  readonly days: readonly (Day | null)[]
  readonly dateLike: readonly boolean[]
  /** Payments after this day have not happened yet. */
  readonly lastDay: Day
  /** The column marks what came in with a plus, and leaves the rest without a sign. */
  readonly plusIsIn: boolean
  readonly marks: ReadonlyMap<number, DecimalMark>
  /** How many cells a row may fill. */
  readonly width: number
  /** The column of tax that goes on top of the amount, or `null`. */
  readonly taxColumn: number | null
  /** The column of what was given back of each amount. */
  readonly refundColumn: number | null
  /** The columns that mark single rows with a yes. */
  readonly yesColumns: Marks
  /** The columns whose numbers are whole pence. */
  readonly inPence: ReadonlySet<number>
  /** The types, folded, of rows that are invoices and the like. */
  readonly documents: ReadonlySet<string>
  /** The column whose letters say which way the money went, or `null`. */
  readonly signColumn: number | null
  /** The column whose letters say that the balance before it is overdrawn, or `null`. */
  readonly balanceSignColumn: number | null
  /** Rows called "Balance" whose place is not that of one. */
  readonly balancePayments: ReadonlySet<Row>
}
