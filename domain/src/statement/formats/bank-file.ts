// What every bank data file (OFX, QIF, CAMT, MT940) comes to once its own writing is understood:
// statements of accounts, put together into one result and proved by the balances they state.
import type { Day } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import { compareText } from '../../order.ts'
import { refuseOversize } from '../bounds.ts'
import { judgeRows } from '../judge-rows.ts'
import { refuse } from '../refuse.ts'
import { movesMoney, movesNone, nothingMoved } from '../rows-left-out.ts'
import type {
  Assumption,
  BadRow,
  StatementAccount,
  StatementResult,
  StatementTransaction,
} from '../statement.ts'
import { stepsOf } from '../turns.ts'
import { proveStatements } from './prove-statements.ts'

/** A balance that a file states, at the end of a day (or before it, for an opening one). */
export type StatedBalance = { readonly amount: Minor; readonly day: Day; readonly line: number }

/** How many entries of one direction a file says there are, and what they come to, signed. */
export type StatedSum = {
  readonly isOut: boolean
  readonly count: number
  readonly amount: Minor
  readonly line: number
}

/**
 * One statement inside a bank's file: one account, one period. Transactions stand as they do in the
 * file.
 */
export type BankStatement = {
  readonly account: string | null
  readonly currency: string
  readonly opening: StatedBalance | null
  readonly closing: StatedBalance | null
  /** What an interim report, which has no balances, says its booked entries come to. */
  readonly sums?: readonly StatedSum[]
  readonly transactions: readonly StatementTransaction[]
  readonly badRows: readonly BadRow[]
}

/**
 * A bank's file, understood. `layout` names its format; `skipped` counts by reason what was left
 * out on purpose.
 */
export type BankFile = {
  readonly layout: string
  readonly signature: string
  readonly statements: readonly BankStatement[]
  readonly skipped: ReadonlyMap<string, number>
  readonly assumptions: readonly Assumption[]
}

/** Whether a layout names only the format of a bank data file, and so no bank. */
export function isFormatName(layout: string): boolean {
  return /^(OFX|QIF|MT94[02]|CAMT\.05\d) statement$/.test(layout)
}

/** A file may hold this many transactions, as a table may hold rows. */
const entriesMax = 200_000

/** The name of every sheet of a file that has none. */
export const onlySheet = 'Statement'

/**
 * The result of a bank's file: transactions in the order they happened, accounts, proof; refused
 * when nothing or too little is readable.
 */
export function toStatementResult(file: BankFile): StatementResult {
  const badRows = file.statements.flatMap((statement) => statement.badRows)
  const entries = file.statements.flatMap((statement) => statement.transactions)
  if (entries.length > entriesMax) {
    const message =
      'This file is too large: it has more than 200,000 transactions. Split it and upload the parts.'
    return refuse('too_large', message)
  }
  const unusable = judgeRows({ entries: entries.filter(movesMoney), badRows })
  if (unusable) return { ...unusable, signature: file.signature }
  const oversize = refuseOversize(entries)
  if (oversize) return { ...oversize, signature: file.signature }
  const ordered = inTime(file.statements)
  const transactions = ordered.flatMap((statement) => chronological(statement.transactions))
  transactions.sort((a, b) => compareText(a.day, b.day))
  const moving = transactions.filter(movesMoney)
  const still = transactions.length - moving.length
  const skipped = new Map([...file.skipped, ...(still > 0 ? [[movesNone, still] as const] : [])])
  return {
    kind: 'read',
    layout: file.layout,
    signature: file.signature,
    columns: [],
    transactions: moving,
    accounts: accountsOf(ordered, moving),
    badRows: badRows.toSorted((a, b) => a.line - b.line),
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    assumptions: [...file.assumptions, ...nothingMoved(still), ...currenciesOf(moving)],
    proof: proveStatements(ordered),
  }
}

/** The refusal of a bank's file that stops in the middle: rows would be missing in silence. */
export function cutShort(): StatementResult {
  return refuse(
    'corrupt',
    'This file stops before its end, so transactions may be missing. Download it again from your bank.',
  )
}

/** The key under which an account's transactions and balances belong together. */
export function accountKey(input: { account: string | null; currency: string }): string {
  return `${input.account ?? ''}|${input.currency}`
}

// Some files list their newest statement first; the days of what they hold tell.
function inTime(statements: readonly BankStatement[]): BankStatement[] {
  return [...statements].sort((a, b) => compareText(startOf(a), startOf(b)))
}

function startOf(statement: BankStatement): Day {
  const days = statement.transactions.map((each) => each.day).sort()
  return statement.opening?.day ?? days[0] ?? statement.closing?.day ?? ''
}

function chronological(transactions: readonly StatementTransaction[]): StatementTransaction[] {
  const { up, down } = stepsOf(transactions.map((each) => each.day))
  return down > up ? transactions.toReversed() : [...transactions]
}

function accountsOf(
  statements: readonly BankStatement[],
  transactions: readonly StatementTransaction[],
): StatementAccount[] {
  const groups = new Map<string, { first: StatementTransaction; lastDay: Day }>()
  for (const each of transactions) {
    const group = groups.get(accountKey(each))
    if (group) group.lastDay = each.day
    else groups.set(accountKey(each), { first: each, lastDay: each.day })
  }
  return [...groups].map(([key, { first, lastDay }]) => {
    const own = statements.filter((statement) => accountKey(statement) === key)
    const { account, currency, day: firstDay } = first
    const opening = own[0]?.opening?.amount ?? null
    const closing = own.at(-1)?.closing?.amount ?? null
    return { account, currency, opening, closing, firstDay, lastDay }
  })
}

function currenciesOf(transactions: readonly StatementTransaction[]): Assumption[] {
  const currencies = [...new Set(transactions.map((each) => each.currency))]
  if (currencies.length < 2) return []
  const message = `The file holds several currencies, kept as separate accounts: ${currencies.join(', ')}.`
  return [{ code: 'currencies', message }]
}
