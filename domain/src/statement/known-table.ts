// A table whose columns are known, and what its reading is given besides. Types only.
import type { Day } from '../calendar.ts'
import type { Columns } from './columns.ts'
import type { Layout } from './layout.ts'
import type { TableRow } from './rows-read.ts'
import type { Answers, Assumption, StatementColumn } from './statement.ts'

/** What the reading of a table is given besides the table. */
export type TableContext = {
  readonly answers: Answers
  readonly today: Day
  readonly epoch1904: boolean
  readonly assumptions: readonly Assumption[]
}

/** A table whose columns are known. */
export type KnownTable = {
  readonly rows: readonly TableRow[]
  readonly headers: readonly string[]
  readonly columns: Columns
  readonly layout: Layout | null
  readonly signature: string
  readonly shown: readonly StatementColumn[]
  /** The printed lines above the table. */
  readonly above: readonly string[]
  /** The amounts are known to be what was paid, so no other column is offered for them. */
  readonly isAmountSure?: true
}
