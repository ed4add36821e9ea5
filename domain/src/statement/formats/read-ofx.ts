// Reads OFX and QFX: accounts and cards, several to a file, dates as the bank wrote them.
import type { Day } from '../../calendar.ts'
import { poundsAssumed } from '../assume-currency.ts'
import { decimalsOf } from '../currency-decimals.ts'
import type { DecimalMark } from '../decimal-mark.ts'
import { refuse } from '../refuse.ts'
import { badRow } from '../sentences.ts'
import type { Answers, BadRow, StatementResult, StatementTransaction } from '../statement.ts'
import { cutShort, onlySheet, type StatedBalance, toStatementResult } from './bank-file.ts'
import { joinWords, lastingId, presentText } from './bank-words.ts'
import { askSigns, byType, oneSided, signsOf, type TypedStatement } from './ofx-signs.ts'
import {
  type OfxContent,
  type OfxEntry,
  type OfxStatement,
  ofxStatements,
} from './ofx-statements.ts'
import { ofxTokens } from './ofx-tokens.ts'
import { markOf, penceOf } from './written-amounts.ts'
import { writtenDay } from './written-day.ts'

type Context = { readonly answers: Answers; readonly today: Day }
type Manner = {
  readonly today: Day
  readonly mark: DecimalMark
  /** What amounts are in where the file does not name it. */
  readonly currency: string
}

/**
 * Reads the text of an OFX file. Refuses a document type (nothing may be declared), a file cut
 * short, and one of investments only.
 */
export function readOfx(text: string, context: Context): StatementResult {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return refuse('unsafe', declares)
  const content = ofxStatements(ofxTokens(text))
  if (content.cut) return cutShort()
  if (content.statements.length === 0) return refuseContent(content)
  const currency = context.answers.currency ?? 'GBP'
  const named = content.statements.map(currencyNamed)
  const thousandths = decimalsOf(named.map((code) => code ?? currency)) === 3
  const mark = markOf(amountsOf(content), { thousandths })
  const manner = { today: context.today, mark, currency }
  const read = content.statements.map((statement) => readStatement(statement, manner))
  const signs = read.map((each, at) =>
    signsOf(each, content.statements[at]?.card ?? false, context.answers),
  )
  const input = signs.find((each) => each.kind === 'open')
  if (input) return askSigns(read)
  const pending = content.statements.reduce((count, each) => count + each.pending, 0)
  return toStatementResult({
    layout: 'OFX statement',
    signature: signatureOf(content),
    statements: signs.flatMap((each) => (each.kind === 'settled' ? [each.statement] : [])),
    skipped: new Map(pending > 0 ? [['pending', pending]] : []),
    assumptions: [
      ...(signs.some((each) => each.kind === 'settled' && each.turned) ? [byType] : []),
      ...(context.answers.amountSign
        ? []
        : read.flatMap((each, at) => {
            const settled = signs[at]
            return settled?.kind === 'settled' && settled.turned ? [] : oneSided(each)
          })),
      ...(named.includes(null) && !context.answers.currency ? [inPounds(read)] : []),
    ],
  })
}

function inPounds(statements: readonly TypedStatement[]) {
  const names = statements.flatMap(({ account }) => account ?? [])
  const words = statements.flatMap(({ transactions }) => transactions.map(({ text }) => text))
  return poundsAssumed(names, words)
}

const declares = 'This file declares a document type, which no statement needs.'

function* amountsOf(content: OfxContent): Generator<string> {
  for (const statement of content.statements)
    for (const entry of statement.entries) yield entry.fields.get('TRNAMT') ?? ''
}

function refuseContent(content: OfxContent): StatementResult {
  if (content.investments === 0) {
    return refuse('no_transactions', 'There are no transactions in this file.')
  }
  const message = 'This is a statement of investments. Upload that of a bank account or a card.'
  return refuse('unsupported', message)
}

function signatureOf({ statements }: OfxContent): string {
  return `ofx|${statements.map((statement) => accountOf(statement) ?? '').join('|')}`
}

// British sort codes stand in BANKID; the numbers of other countries' banks add nothing to the
// account's own.
function accountOf({ fields }: OfxStatement): string | null {
  const own = (name: string) => presentText(fields.get(`BANKACCTFROM.${name}`))
  const number = own('ACCTID') ?? presentText(fields.get('CCACCTFROM.ACCTID'))
  const sortCode = own('BANKID')?.replace(/\D/g, '') ?? ''
  if (number === null || sortCode.length !== 6 || number.startsWith(sortCode)) return number
  return `${sortCode.replace(/(\d\d)(?=\d)/g, '$1-')} ${number}`
}

function readStatement(statement: OfxStatement, manner: Manner): TypedStatement {
  const account = accountOf(statement)
  const currency = currencyNamed(statement) ?? manner.currency
  const transactions: StatementTransaction[] = []
  const types: string[] = []
  const badRows: BadRow[] = []
  for (const entry of statement.entries) {
    const read = readEntry(entry, { account, currency, manner })
    if ('code' in read) badRows.push(read)
    else {
      transactions.push(read)
      types.push(entry.fields.get('TRNTYPE')?.toUpperCase() ?? '')
    }
  }
  const closing = closingOf(statement, transactions, manner)
  return { account, currency, opening: null, closing, transactions, badRows, types }
}

function currencyNamed({ card, fields }: OfxStatement): string | null {
  return codeOf(fields.get(`${card ? 'CCSTMTRS' : 'STMTRS'}.CURDEF`))
}

function codeOf(text: string | undefined): string | null {
  return text && /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null
}

function readEntry(
  { fields, line }: OfxEntry,
  input: { account: string | null; currency: string; manner: Manner },
): StatementTransaction | BadRow {
  const posted = fields.get('DTPOSTED') ?? ''
  const written = fields.get('TRNAMT') ?? ''
  const bad = (column: string, value: string, code: BadRow['code']) =>
    badRow({ sheet: onlySheet, line, column }, value, code)
  const day = writtenDay(posted, input.manner.today)
  if (!day) return bad('DTPOSTED', posted, posted === '' ? 'missing_date' : 'bad_date')
  const amount = penceOf(written, input.manner.mark)
  if (amount === null)
    return bad('TRNAMT', written, written === '' ? 'missing_amount' : 'bad_amount')
  const payee = presentText(fields.get('PAYEE.NAME'))
  const bankType = presentText(fields.get('TRNTYPE'))
  return {
    sheet: onlySheet,
    line,
    day,
    amount,
    currency: codeOf(fields.get('CURRENCY.CURSYM')) ?? input.currency,
    text: joinWords([fields.get('NAME'), payee, fields.get('MEMO')]) || (bankType ?? ''),
    balance: null,
    bankId: lastingId(fields.get('FITID')),
    bankType,
    counterparty: payee,
    reference: presentText(fields.get('CHECKNUM')) ?? presentText(fields.get('REFNUM')),
    category: null,
    account: input.account,
  }
}

// The ledger's balance closes the statement only if it is of its last day or later, and not of a
// day past its range.
function closingOf(
  { ledger, fields }: OfxStatement,
  transactions: readonly StatementTransaction[],
  manner: Manner,
): StatedBalance | null {
  if (!ledger) return null
  const day = writtenDay(ledger.fields.get('DTASOF') ?? '', manner.today)
  const amount = penceOf(ledger.fields.get('BALAMT') ?? '', manner.mark)
  const end = writtenDay(fields.get('BANKTRANLIST.DTEND') ?? '', manner.today)
  if (!day || amount === null || transactions.some((each) => each.day > day)) return null
  return end && day > end ? null : { amount, day, line: ledger.line }
}
