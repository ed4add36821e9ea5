// What the child that reads a file says to its parent, one JSON line each: a header, the
// transactions, the bad rows and a closing report; or one refusal.
import type { Day } from '@plimsoll/domain/calendar'
import type { StoredMerchant } from '@plimsoll/domain/merchant/normalise-merchant'
import type { Minor } from '@plimsoll/domain/money'
import type {
  Answers,
  BadRow,
  StatementRead,
  StatementRefused,
  StatementTransaction,
} from '@plimsoll/domain/statement/statement'

/** A person's earlier answers for files of one layout. */
export type LayoutMemory = {
  readonly signature: string
  readonly answers: Answers
  readonly readsAs: string
  /** ISO 8601. */
  readonly savedAt: string
}

/**
 * How a file was read: the signature its layout is remembered under, the answers in use, the
 * header's own signature with them, and since when they are remembered (null where they were given
 * with this file, or none).
 */
export type Manner = {
  readonly signature: string
  readonly answers: Answers
  readonly readsAs: string
  readonly rememberedOn: string | null
}

/** What the parent asks of the child, on its standard input. */
export type ReadRequest = {
  readonly path: string
  readonly answers: Answers
  readonly today: Day
  readonly memories?: readonly LayoutMemory[]
  /** Only to look: the first rows as the file has them, and the reading in short. */
  readonly isLook?: boolean
  /** Only the rows of the fullest sheet, as text: for tables that are no statements. */
  readonly isRows?: boolean
}

/** Everything reported about a file besides its transactions. */
export type StatementReport = Omit<StatementRead, 'transactions'> & {
  /** Null for bank data files, of whose layout there is nothing to say. */
  readonly manner: Manner | null
  readonly transactionCount: number
  /** All bad rows, also those beyond the ones handed over. */
  readonly badRowCount: number
}

/**
 * A reading in short: its first transactions, what they all come to, in the first one's currency,
 * and what was assumed about them.
 */
export type ReadInShort = Pick<StatementRead, 'kind' | 'columns' | 'assumptions'> & {
  readonly first: readonly StatementTransaction[]
  readonly count: number
  readonly currency: string
  readonly totalIn: Minor
  readonly totalOut: Minor
  readonly firstDay: Day | null
  readonly lastDay: Day | null
  readonly opening: Minor | null
  readonly closing: Minor | null
  readonly proof: StatementRead['proof']['kind']
  readonly badRowCount: number
}

/** What a look into a file shows. */
export type Looked = {
  readonly sheets: readonly string[]
  readonly sheet: string | null
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly headerLine: number | null
  readonly answers: Answers
  readonly result: ReadInShort | StatementRefused
}

/** A transaction and whom it is with. */
export type NamedTransaction = {
  readonly transaction: StatementTransaction
  readonly merchant: StoredMerchant
}

/** A transaction without the names of its fields, which would be most of what is sent. */
type Packed = ReturnType<typeof packed>

/** A transaction as it is sent from process to process. */
export function packed({ transaction, merchant }: NamedTransaction) {
  const { sheet, line, account, currency, day, amount, text, balance } = transaction
  const { counterparty, reference, bankType, bankId, category } = transaction
  return [
    ...([merchant.key, merchant.name, merchant.rail] as const),
    ...([sheet, line, account, currency, day, amount, text, balance] as const),
    ...([counterparty, reference, bankType, bankId, category] as const),
  ] as const
}

/** A transaction as it was before it was packed. */
export function unpacked([key, name, rail, ...values]: Packed): NamedTransaction {
  const [sheet, line, account, currency, day, amount, text, balance, ...words] = values
  const [counterparty, reference, bankType, bankId, category] = words
  const transaction = {
    sheet,
    line,
    account,
    currency,
    day,
    amount,
    text,
    balance,
    counterparty,
    reference,
    bankType,
    bankId,
    category,
  }
  return { transaction, merchant: { key, name, rail } }
}

/** One line of the child's output. */
export type ReadMessage =
  | { readonly looked: Looked }
  | { readonly row: readonly string[] }
  | { readonly head: { readonly transactionCount: number } }
  | { readonly packed: readonly Packed[] }
  | { readonly bad: BadRow }
  | { readonly report: Omit<StatementReport, 'badRows'> }
  | { readonly refused: StatementRefused }
