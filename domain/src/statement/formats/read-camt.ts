// Reads CAMT.052, 053 and 054, the account reports of ISO 20022 in any version. The XML is scanned
// elsewhere; this receives its tags and returns, at the end, what the file held.
import type { Day } from '../../calendar.ts'
import { negate } from '../../money.ts'
import { refuse } from '../refuse.ts'
import type { Assumption, BadRow, StatementResult, StatementTransaction } from '../statement.ts'
import { type BankStatement, type StatedBalance, toStatementResult } from './bank-file.ts'
import { presentText } from './bank-words.ts'
import { camtEntry, dateAt, signed } from './camt-entry.ts'
import {
  type CamtNode,
  type CamtScan,
  camtScan,
  firstTextAt,
  nodeAt,
  textAt,
} from './camt-nodes.ts'
import { reckonedClosing } from './prove-statements.ts'
import { writtenDay } from './written-day.ts'

/** A CAMT file being read: feed `scan` with its tags, then ask for the `result`. */
export type CamtReading = { readonly scan: CamtScan; readonly result: () => StatementResult }

type Balance = StatedBalance & { readonly code: string }
type Open = {
  account: string | null
  currency: string | null
  balances: Balance[]
  transactions: StatementTransaction[]
  reversals: Set<StatementTransaction>
  badRows: BadRow[]
}

/** Starts reading a CAMT file. */
export function readCamt(context: { today: Day }): CamtReading {
  const { today } = context
  const statements: BankStatement[] = []
  const skipped = new Map<string, number>()
  const assumptions: Assumption[] = []
  let number = ''
  let open: Open | null = null
  let line = 0
  const decode = (node: CamtNode, statement: Open) => {
    if (node.name === 'Acct') return hearAccount(node, statement)
    if (node.name === 'Bal') return hearBalance(node, statement, { line: line + 1, today })
    line++
    const { account } = statement
    const read = camtEntry(node, { account, currency: statement.currency ?? 'GBP', line, today })
    if (read.kind === 'pending') skipped.set('pending', (skipped.get('pending') ?? 0) + 1)
    else if (read.kind === 'bad') statement.badRows.push(read.bad)
    else {
      statement.transactions.push(...read.transactions)
      if (!/^(true|1)$/i.test(textAt(node, 'RvslInd'))) return
      for (const each of read.transactions) statement.reversals.add(each)
    }
  }
  const scan = camtScan({
    kind: (element) => {
      number = element.endsWith('Stmt') ? '053' : element.endsWith('AcctRpt') ? '052' : '054'
    },
    begin: () => {
      open = newStatement()
    },
    part: (node) => {
      if (open) decode(node, open)
    },
    end: () => {
      if (open) statements.push(finish(open, assumptions))
      open = null
    },
  })
  const result = () => {
    if (number === '') return refuse('unsupported', notOne)
    const accounts = [...new Set(statements.map(({ account }) => account))]
    const signature = `camt|${accounts.join('|')}`
    return toStatementResult({
      layout: `CAMT.${number} statement`,
      signature,
      statements,
      skipped,
      assumptions,
    })
  }
  return { scan, result }
}

const notOne =
  'This is an XML file but no account statement. Download a CAMT.053 statement, CSV or Excel (xlsx).'

function newStatement(): Open {
  return {
    account: null,
    currency: null,
    balances: [],
    transactions: [],
    reversals: new Set(),
    badRows: [],
  }
}

function hearAccount(node: CamtNode, statement: Open): void {
  const paths = ['Id/IBAN', 'Id/Othr/Id', 'Id/BBAN', 'Id/PrtryAcct/Id', 'Nm']
  statement.account = presentText(firstTextAt(node, paths))
  const currency = textAt(node, 'Ccy').toUpperCase()
  if (/^[A-Z]{3}$/.test(currency)) statement.currency = currency
}

function hearBalance(node: CamtNode, statement: Open, at: { line: number; today: Day }): void {
  const amount = signed(node, textAt(node, 'Amt'), null)
  const day = writtenDay(dateAt(node, 'Dt'), at.today)
  const code = firstTextAt(node, ['Tp/CdOrPrtry/Cd', 'Tp/CdOrPrtry/Prtry']).toUpperCase()
  statement.currency ??= nodeAt(node, 'Amt')?.currency ?? null
  if (amount !== null && day) statement.balances.push({ amount, day, line: at.line, code })
}

function finish(open: Open, assumptions: Assumption[]): BankStatement {
  const { account, badRows, transactions } = open
  const currency = open.currency ?? transactions[0]?.currency ?? 'GBP'
  const balances = balancesOf(open.balances)
  const statement = { account, currency, ...balances, transactions, badRows }
  const other = withReversalsTurned(statement, open.reversals)
  if (!other) return statement
  assumptions.push(turned)
  return other
}

// Interim balances stand at the ends of a page, the first before its entries and the last after
// them.
function balancesOf(all: readonly Balance[]): Pick<BankStatement, 'opening' | 'closing'> {
  const first = (code: string) => all.find((balance) => balance.code === code)
  const interim = all.filter((balance) => balance.code === 'ITBD')
  const opening = first('OPBD') ?? first('PRCD') ?? (interim.length > 1 ? interim[0] : undefined)
  const closing = first('CLBD') ?? interim.findLast((balance) => balance !== opening)
  return { opening: opening ?? null, closing: closing ?? null }
}

// Some banks give a reversal the direction of what it takes back. Only balances that fit then, and
// not before, prove it.
function withReversalsTurned(
  statement: BankStatement,
  reversals: ReadonlySet<StatementTransaction>,
): BankStatement | null {
  const { opening, closing } = statement
  if (!opening || !closing || reversals.size === 0) return null
  if (reckonedClosing(opening.amount, statement) === closing.amount) return null
  const transactions = statement.transactions.map((each) =>
    reversals.has(each) ? { ...each, amount: negate(each.amount) } : each,
  )
  const other = { ...statement, transactions }
  return reckonedClosing(opening.amount, other) === closing.amount ? other : null
}

const turned: Assumption = {
  code: 'reversals_turned',
  message: 'Reversals are turned round, because only then do the balances of the statement add up.',
}
