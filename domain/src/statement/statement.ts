// The words of reading a statement: the grid a file becomes, the transactions it holds, and what
// is reported about it. Types only; `read-statement.ts` is the way in.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'

/**
 * One cell as the file holds it. Numbers are the spreadsheet's own floats: only the statement
 * reader may turn them into pence.
 */
export type Cell =
  | null
  | string
  | number
  | boolean
  | { readonly day: string } // a cell the workbook itself styles as a date: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS`, no zone
  | { readonly error: string } // #N/A and its like
  | { readonly uncached: true } // a formula whose result was never stored

/** One row with the line or row number a person sees, counted from 1. */
export type Row = {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly hidden?: boolean
}

/** One sheet of a workbook, or the whole of a text file. */
export type Sheet = {
  readonly name: string
  readonly hidden: boolean
  readonly rows: readonly Row[]
  /** What was taken for granted when its cells were put into shape. */
  readonly notes?: readonly Assumption[]
}

/**
 * The formats that become a grid. Bank data files (OFX, QIF, CAMT, MT940) have readers of their own
 * in `formats/`.
 */
export type StatementFormat = 'csv' | 'xlsx' | 'xls' | 'xlsb' | 'ods' | 'fods' | 'html' | 'xml2003'

/** A file as rows of cells, before anything is understood. */
export type Grid = {
  readonly format: StatementFormat
  readonly sheets: readonly Sheet[]
  /** The workbook counts bare serial days from 1904, as old Macs did. */
  readonly epoch1904?: boolean
}

/** Why a whole file is refused. */
export type RefusalCode =
  | 'encrypted'
  | 'corrupt'
  | 'unsafe'
  | 'too_large'
  | 'unsupported'
  | 'empty'
  | 'no_transactions'
  | 'no_valid_rows'
  | 'ambiguous_dates'
  | 'ambiguous_sign'
  | 'choose_sheet'
  | 'uncached_formulas'
  | 'amount_too_large'

/** What a column holds. */
export type ColumnRole =
  | 'date'
  | 'description'
  | 'counterparty'
  | 'reference'
  | 'type'
  | 'amount'
  | 'money_in'
  | 'money_out'
  | 'sign'
  | 'fee'
  | 'balance'
  | 'currency'
  | 'account'
  | 'category'
  | 'bank_id'
  | 'status'
  | 'notes'

/** Order of the parts of a written date. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD'

/**
 * Which sign a plain amount carries: as written (negative is cash out), or inverted as card files
 * have it.
 */
export type AmountSign = 'as_written' | 'inverted'

/** A person's answers where the file could not prove itself; empty for a first try. */
export type Answers = {
  readonly sheet?: string
  readonly dateOrder?: DateOrder
  /**
   * `mixed`: some amounts without a sign came in and some went out, which no file can be read by.
   */
  readonly amountSign?: AmountSign | 'mixed'
  /** The currency of a file that names none. */
  readonly currency?: string
  readonly columns?: Readonly<Record<string, ColumnRole | 'ignore'>> // by zero-based column index, as text
  readonly headerLine?: number | null
}

/** One transaction as the file states it. The amount is signed: cash out is negative. */
export type StatementTransaction = {
  readonly sheet: string
  readonly line: number
  readonly day: Day
  readonly amount: Minor
  readonly currency: string
  /** The bank's words, white space folded, nothing else changed. */
  readonly text: string
  readonly balance: Minor | null
  /** The bank's own id, where the file has one that is unique in it. */
  readonly bankId: string | null
  /** The bank's type code or word: DD, FPO, "Faster payment". */
  readonly bankType: string | null
  readonly counterparty: string | null
  readonly reference: string | null
  readonly category: string | null
  /**
   * The account as printed (sort code and number, IBAN or name), or `null` when the file has one
   * account and does not say.
   */
  readonly account: string | null
}

/**
 * A row that could not be read; the sentence names the row and the value: "Row 31: the date
 * '31/02/2024' does not exist."
 */
export type BadRow = {
  readonly sheet: string
  readonly line: number
  readonly column: string
  readonly value: string
  readonly code:
    | 'bad_date'
    | 'bad_amount'
    | 'missing_amount'
    | 'missing_date'
    | 'both_amounts'
    | 'too_many_cells'
    | 'uncached'
    | 'amount_too_large'
  readonly message: string
}

/** Rows left out on purpose, by reason: totals, pending, declined, section headings. */
export type Skipped = { readonly reason: string; readonly count: number }

/**
 * Something taken for granted, spelled out so that the user can object: "Dates are read day first:
 * 3 January 2024."
 */
export type Assumption = {
  readonly code: string
  readonly message: string
  /** How a file was read that nothing proves: its columns and sums, to show behind the message. */
  readonly figures?: string
}

/**
 * What the running balance proves. A break names the line before which a row seems to be missing.
 */
export type BalanceProof =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'proved'
      readonly share: number
      readonly breaks: readonly { line: number; message: string }[]
    }
  | {
      readonly kind: 'unproved'
      readonly share: number
      readonly breaks: readonly { line: number; message: string }[]
    }

/** One account found in the file, with the balances it states (both at the end of a day). */
export type StatementAccount = {
  readonly account: string | null
  readonly currency: string
  readonly opening: Minor | null
  readonly closing: Minor | null
  readonly firstDay: Day
  readonly lastDay: Day
}

/** A question the user can answer so that a refused file can be read. */
export type Question = {
  readonly code: 'date_order' | 'amount_sign' | 'sheet' | 'columns'
  readonly message: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly example?: string
  }[]
}

/** One column as it was understood, for a person to check or change. */
export type StatementColumn = {
  readonly index: number
  readonly header: string
  readonly role: ColumnRole | null
  /** The first few filled cells as printed. */
  readonly examples: readonly string[]
}

/**
 * A file understood. Transactions stand in the order of the days, and within a day in the order
 * they happened.
 */
export type StatementRead = {
  readonly kind: 'read'
  readonly layout: string | null // the bank layout recognised by name
  readonly signature: string // the header's signature, for remembering answers
  readonly columns: readonly StatementColumn[]
  readonly transactions: readonly StatementTransaction[]
  readonly accounts: readonly StatementAccount[]
  readonly badRows: readonly BadRow[]
  readonly skipped: readonly Skipped[]
  readonly assumptions: readonly Assumption[]
  readonly proof: BalanceProof
}

/**
 * A file refused whole, with a sentence the user can act on, and the questions whose answers would
 * help.
 */
export type StatementRefused = {
  readonly kind: 'refused'
  readonly code: RefusalCode
  readonly message: string
  readonly questions: readonly Question[]
  readonly badRows?: readonly BadRow[]
  /**
   * The columns as far as they were understood, and the header's signature under which answers are
   * remembered.
   */
  readonly columns?: readonly StatementColumn[]
  readonly signature?: string
}

/** What becomes of a grid. */
export type StatementResult = StatementRead | StatementRefused
