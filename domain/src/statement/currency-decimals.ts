// Currencies that are not divided into hundredths. A dinar has a thousand fils, so that a point
// before three digits is its decimal mark; a yen has no parts, so that it marks thousands.
// Source: ISO 4217, list one, minor units.
import { splitAmount } from './amount-text.ts'
import type { CurrencyDecimals } from './decimal-mark.ts'
import type { KnownTable } from './known-table.ts'
import { refuse } from './refuse.ts'
import { currencyFor, currencyNamed } from './row-accounts.ts'
import type { Answers, BadRow, Cell, Row, StatementRefused } from './statement.ts'

const thousandths = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
const undivided = new Set(['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF'])
const rowsMax = 300

/**
 * The currencies that the rows of a table name, in the order they are named; none where nothing
 * does.
 */
export function currenciesOf(known: KnownTable, { currency }: Answers): string[] {
  const { columns, headers, above, layout, rows } = known
  const money = columns.amount ?? columns.money_in ?? columns.money_out ?? []
  const named =
    currency ??
    currencyNamed([headers[money[0] ?? -1] ?? '']) ??
    currencyNamed([...headers, ...above]) ??
    layout?.currency ??
    ''
  const found = rows.slice(0, rowsMax).flatMap(({ row }) => {
    if (!money.some((at) => /\d/.test(String(row.cells[at] ?? '')))) return []
    return currencyFor({ row, cellCurrency: besideAmount(row, money) }, columns, named)
  })
  return [...new Set(found)].filter((code) => code !== '')
}

function besideAmount(row: Row, money: readonly number[]): string | null {
  for (const at of money) {
    const cell: Cell | undefined = row.cells[at]
    const written = typeof cell === 'string' ? splitAmount(cell) : null
    if (written && written !== 'blank' && written.currency) return written.currency
  }
  return null
}

/** How many decimals amounts in these currencies have; two where they differ or nobody knows. */
export function decimalsOf(currencies: readonly string[]): CurrencyDecimals {
  if (currencies.length === 0) return 2
  if (currencies.every((code) => thousandths.has(code))) return 3
  return currencies.every((code) => undivided.has(code)) ? 0 : 2
}

/** The refusal of amounts whose only mark is a comma before three digits, in such a currency. */
export function refuseOpenCommas(
  { rows, columns }: KnownTable,
  currencies: readonly string[],
): StatementRefused | null {
  if (decimalsOf(currencies) !== 3) return null
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  const cells = rows.flatMap(({ row }) => money.map((at) => row.cells[at]))
  const texts = cells.filter((cell) => typeof cell === 'string' && /\d/.test(cell))
  const [first] = texts
  const isOpen = texts.every((text) => /^[^.,]*\d,\d{3}\D*$/.test(String(text)))
  if (first === undefined || !isOpen) return null
  const message = `A comma before three digits, such as in ${first}, may be the decimal mark of ${currencies.join(' and ')} or a mark of thousands. Save the file with a point before the decimals, and upload it again.`
  return refuse('no_valid_rows', message)
}

/**
 * The refusal of amounts with a third decimal, which the books could only keep by changing them.
 */
export function refuseThousandths(
  currencies: readonly string[],
  badRows: readonly BadRow[],
): StatementRefused | null {
  const cut = badRows.find(({ code, value }) => code === 'bad_amount' && /[.,]\d{3}\b/.test(value))
  if (!cut || decimalsOf(currencies) !== 3) return null
  const message = `Amounts in ${currencies.join(' and ')} have three decimals, and Plimsoll keeps two: ${cut.value} in row ${cut.line} would be cut. Round the amounts to two decimals, or leave this account out.`
  return refuse('no_valid_rows', message, { badRows })
}
