// How a file was read, in words: the columns that its amounts come from, and what came in and went
// out with one row of each.
import { grouped, moneyIn } from '../amount-words.ts'
import { magnitude, minor } from '../money.ts'
import { isMoney } from './amount-cell.ts'
import { count } from './sentences.ts'
import type {
  ColumnRole,
  StatementColumn,
  StatementRead,
  StatementTransaction,
} from './statement.ts'

const namedMax = 3
const textCharsMax = 40

/** The sentences that name the columns of money, their sums and a row of each direction. */
export function figuresRead(read: StatementRead): string {
  const { transactions, columns, assumptions } = read
  const isNamed = assumptions.some(({ code }) => code === 'other_total')
  const named = (role: ColumnRole) => listed(columns.filter((each) => each.role === role))
  const [amount, sign, into, out] = [
    named('amount'),
    named('sign'),
    named('money_in'),
    named('money_out'),
  ]
  const source = `Amounts are read from ${amount}${sign && `, their direction from ${sign}`}.`
  const from = (side: string) => (amount || !side ? '' : ` (from ${side})`)
  const ins = transactions.filter(({ amount }) => amount > 0)
  const outs = transactions.filter(({ amount }) => amount < 0)
  return [
    ...(amount && !isNamed ? [source] : []),
    `Money in${from(into)}: ${sideWords(ins, isOnSheets(transactions))}.`,
    `Money out${from(out)}: ${sideWords(outs, isOnSheets(transactions))}.`,
    ...accountsRead(read),
    ...unreadMoney(read),
    'Please check.',
  ].join(' ')
}

function isOnSheets([first, ...others]: readonly StatementTransaction[]): boolean {
  return others.some(({ sheet }) => sheet !== first?.sheet)
}

/** A row by its number, words and amount, with its sheet where there are several. */
export function rowNamed(
  { line, sheet, text }: Pick<StatementTransaction, 'line' | 'sheet' | 'text'>,
  amount: string,
  onSheets: boolean,
): string {
  const words = text.length > textCharsMax ? `${text.slice(0, textCharsMax - 1).trimEnd()}…` : text
  const place = onSheets ? `row ${grouped(line)} of ‘${sheet}’` : `row ${grouped(line)}`
  const inside = [words && `“${words}”`, amount].filter((part) => part !== '').join(' ')
  return inside === '' ? place : `${place} (${inside})`
}

// A column without a heading is known by its number.
function listed(columns: readonly StatementColumn[]): string {
  const names = columns.map(({ header, index }) =>
    header === '' ? `column ${index + 1}` : `‘${header}’`,
  )
  return list([...new Set(names)])
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts)
}

function sideWords(rows: readonly StatementTransaction[], onSheets: boolean): string {
  const [first] = rows
  if (!first) return 'none'
  const shown = rowNamed(first, moneyIn(first.currency, magnitude(first.amount)), onSheets)
  if (rows.length === 1) return shown
  const sums = new Map<string, number>()
  for (const { currency, amount } of rows)
    sums.set(currency, (sums.get(currency) ?? 0) + Math.abs(amount))
  const totals = [...sums].map(([currency, sum]) => moneyIn(currency, minor(sum)))
  return `${count(rows.length, 'row')}, ${list(totals)} in total, such as ${shown}`
}

function accountsRead({ accounts, assumptions }: StatementRead): string[] {
  const isNamed = assumptions.some(({ code }) => code === 'sheets_joined')
  if (accounts.length < 2 || isNamed) return []
  const names = [...new Set(accounts.map(({ account, currency }) => account ?? currency))]
  const shown = names.slice(0, namedMax).map((name) => `‘${name}’`)
  const others = names.length - shown.length
  const more = others > 0 ? [`${grouped(others)} more`] : []
  return [
    `The rows are read as ${count(accounts.length, 'account')}: ${list([...shown, ...more])}.`,
  ]
}

// Figures with pence in a column that no payment is read from, and that no other doubt names.
function unreadMoney({ columns, assumptions }: StatementRead): string[] {
  const unread = columns.filter(
    ({ role, header, examples }) =>
      role === null &&
      header !== '' &&
      !assumptions.some(({ message }) => /[‘']/.test(message) && message.includes(header)) &&
      examples.length > 0 &&
      examples.every(isMoney) &&
      examples.some((text) => /[.,]\d\d?$/.test(text) && /[1-9]/.test(text)),
  )
  if (unread.length === 0) return []
  return [`Not read as amounts: ${listed(unread.slice(0, namedMax))}.`]
}
