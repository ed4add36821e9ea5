// Knows a table before its rows are read: which layout it has, what its columns mean, and which of
// its lines are rows.
import { isMoney } from './amount-cell.ts'
import { profileOf } from './column-profile.ts'
import { type Columns, columnsOf } from './columns.ts'
import { contentColumns } from './content-columns.ts'
import { currencyKind } from './currency-kind.ts'
import { readDateCell } from './date-text.ts'
import { figuresOf } from './figures.ts'
import { isDataLike, signatureOf, type Table, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable, TableContext } from './known-table.ts'
import type { Layout } from './layout.ts'
import { layoutOf } from './layouts.ts'
import { withMissingMoney } from './missing-money.ts'
import { madeOf } from './money-chain.ts'
import { positionalLayout } from './positional-layouts.ts'
import { currencyNamed } from './row-accounts.ts'
import type { TableRow } from './rows-read.ts'
import { statedAmount } from './stated-total.ts'
import type { Answers, Row, StatementColumn } from './statement.ts'
import { withTaxOfSides } from './tax-added.ts'
import { tiedAmount } from './tied-amount.ts'

/**
 * Takes a table as far as its header and the shape of its columns tell: its layout, its columns,
 * its rows.
 */
export function knowTable(tables: readonly Table[], context: TableContext): KnownTable {
  const first = tables[0]
  const bare = tables.flatMap((table) => table.body)
  const headers = first?.headers ?? []
  const isAnswered = context.answers.columns !== undefined
  const shape = first?.headers || isAnswered ? null : positionalLayout(bare)
  const layout = first?.headers ? layoutOf(headers) : shape?.layout
  const found = first?.headers
    ? headedColumns(headers, bare, { layout: layout ?? null, answers: context.answers })
    : (shape?.columns ?? contentColumns(bare, context.answers))
  const above = tables.flatMap((table) =>
    table.preamble.flatMap((row) => row.cells.map(textOf).filter((text) => text !== '')),
  )
  const isOpen = first?.headers && !layout && !isAnswered && above.length > 0
  const columns = isOpen ? withStated(found, headers, { rows: bare, above }) : found
  const rows = tables.flatMap((table) =>
    [...strayRows(table, columns), ...table.body].map((row) => ({ sheet: table.sheet.name, row })),
  )
  return {
    rows,
    headers,
    columns: withoutFees(columns, headers, { layout: layout ?? null, answers: context.answers }),
    layout: layout ?? null,
    signature: first ? signatureOf(first) : '',
    shown: show(headers, bare.slice(0, 50), columns),
    above,
  }
}

// Sorting a sheet can push its header down among the payments: those above it are payments still.
function strayRows(table: Table, columns: Columns): Row[] {
  const date = columns.date?.[0] ?? -1
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  return table.preamble.filter((row) => {
    if (!isDataLike(row) || readDateCell(row.cells[date]) === null) return false
    return money.some((at) => isMoney(row.cells[at]))
  })
}

function headedColumns(
  headers: readonly string[],
  rows: readonly Row[],
  input: { layout: Layout | null; answers: Answers },
): Columns {
  const columns = withOwnCurrency(columnsOf(headers, rows, input), headers, {
    rows,
    answers: input.answers,
  })
  const answered = Object.keys(input.answers.columns ?? {}).length > 0
  // Where the amount's own header names its currency, a column of currencies speaks of another
  // amount.
  const amount = headers[columns.amount?.[0] ?? -1]
  const own = columns.currency?.find((at) => /\baccount currency\b/.test(fold(headers[at] ?? '')))
  if (!answered && own !== undefined && /\baccount currency\b/.test(fold(amount ?? '')))
    return withMissingMoney({ ...columns, currency: [own] }, headers, rows)
  if (!answered && !input.layout && amount !== undefined && currencyNamed([amount])) {
    return withMissingMoney(withoutCurrency(columns), headers, rows)
  }
  return answered ? columns : withTaxOfSides(withMissingMoney(columns, headers, rows), headers)
}

// The total above a table names the amount where no sum of its columns does.
function withStated(
  columns: Columns,
  headers: readonly string[],
  { rows, above }: { rows: readonly Row[]; above: readonly string[] },
): Columns {
  const stated = statedAmount(headers, rows, { columns, above })
  const isPair = columns.money_in && columns.money_out
  if (stated === null || isPair || tiedAmount(headers, rows, columns)) return columns
  const { money_in: _, money_out: __, ...rest } = columns
  return { ...rest, amount: [stated, ...(columns.amount ?? []).filter((at) => at !== stated)] }
}

// "Settled currency" is that of "Settled amount", and of what a fee left of it, and not that of the
// amount which was charged.
function withOwnCurrency(
  columns: Columns,
  headers: readonly string[],
  { rows, answers }: { rows: readonly Row[]; answers: Answers },
): Columns {
  const amount = columns.amount?.[0]
  const isAnswered = Object.values(answers.columns ?? {}).includes('currency')
  if (isAnswered || amount === undefined || !columns.currency) return columns
  const kinds = headers.map((header) =>
    /\bcurrency$/.test(fold(header)) ? currencyKind(header) : '',
  )
  const ownOf = (at: number) => {
    const kind = currencyKind(headers[at])
    return kind === '' ? [] : kinds.flatMap((each, index) => (each === kind ? [index] : []))
  }
  const figures = columns.currency.length > 1 ? figuresOf(headers, rows, columns) : []
  const figure = figures.find(({ index }) => index === amount)
  const [plain] = ownOf(amount)
  const own = plain ?? (figure ? [...madeOf(figure, figures)].flatMap(ownOf)[0] : undefined)
  if (own === undefined)
    return isOfOther(columns, headers, rows) ? withoutCurrency(columns) : columns
  return { ...columns, currency: [own, ...columns.currency.filter((at) => at !== own)] }
}

// "Transaction currency" is that of "Transaction amount", not of the "Billing amount" beside it.
function isOfOther(columns: Columns, headers: readonly string[], rows: readonly Row[]): boolean {
  const [currency = -1, ...others] = columns.currency ?? []
  const kind = currencyKind(headers[currency])
  if (kind === '' || others.length > 0) return false
  return headers.some((header, at) => {
    if (at === currency || currencyKind(header) !== kind || kind === fold(header)) return false
    const { filled, amounts } = profileOf(at, rows)
    return filled > 0 && amounts === filled
  })
}

function withoutCurrency({ currency: _, ...rest }: Columns): Columns {
  return rest
}

// Only a bank known to print its fees beside the amount has them taken off, or who says so; "Total
// amount" has them in already.
function withoutFees(
  columns: Columns,
  headers: readonly string[],
  { layout, answers }: { layout: Layout | null; answers: Answers },
): Columns {
  if (Object.values(answers.columns ?? {}).includes('fee')) return columns
  const amount = fold(headers[columns.amount?.[0] ?? -1] ?? '')
  if (layout?.name.startsWith('Revolut') && amount !== 'total amount') return columns
  const { fee: _, ...rest } = columns
  return rest
}

function show(
  headers: readonly string[],
  rows: readonly TableRow['row'][],
  columns: Columns,
): StatementColumn[] {
  const width = Math.max(headers.length, ...rows.map((row) => row.cells.length))
  return Array.from({ length: width }, (_, index) => {
    const role = Object.entries(columns).find(([role, indexes]) =>
      // Of several amounts the first is read.
      role === 'amount' ? indexes[0] === index : indexes.includes(index),
    )?.[0]
    const texts = rows.map((row) => textOf(row.cells[index])).filter((text) => text !== '')
    return {
      index,
      header: headers[index] ?? '',
      role: (role as StatementColumn['role']) ?? null,
      examples: [...new Set(texts)].slice(0, 3),
    }
  })
}
