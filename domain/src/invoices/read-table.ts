// Reads the aged debtors, aged creditors and open-invoice exports of Xero, QuickBooks, FreeAgent
// and Sage, and tables that look like them: which column is what, whose rows they are, which way
// the money goes. Rows are text; what cannot be read is reported with its line.
import { addDays, type Day } from '../calendar.ts'
import { type Minor, sum } from '../money.ts'
import { chooseDateOrder, dayOf } from '../statement/date-order.ts'
import { readDateText } from '../statement/date-text.ts'
import type { DateOrder } from '../statement/statement.ts'
import { typedAmount } from '../typed-amount.ts'
import type { EntryReading, InvoiceSide } from './invoice.ts'
import {
  type Column,
  type Columns,
  columnsOf,
  findHeader,
  sideOfTitles,
  softwareOf,
} from './table-columns.ts'

/** A row that was left out, and why. */
export type LeftRow = { readonly line: number; readonly text: string; readonly why: LeftWhy }
type LeftWhy = 'credit_note' | 'not_open' | 'foreign' | 'unreadable'

/** A table as it was understood. `side` is null where neither its titles nor its rows show it. */
export type TableReading = {
  readonly software: 'Xero' | 'QuickBooks' | 'FreeAgent' | 'Sage' | null
  readonly side: InvoiceSide | null
  readonly entries: readonly EntryReading[]
  readonly left: readonly LeftRow[]
  /** The columns that were used, as they are headed. */
  readonly columns: readonly { readonly heading: string; readonly role: Column }[]
  /** The report's own grand total, where it has one: the entries add up to it or they do not. */
  readonly total: Minor | null
  /** Due days that were worked out from the day of the invoice, because the file has none. */
  readonly assumedDue: boolean
}

const termsDays = 30

/** The reading of rows of text; `null` where no row is a heading of such a table. */
export function readInvoiceTable(
  rows: readonly (readonly string[])[],
  context: { today: Day; side?: InvoiceSide | null },
): TableReading | null {
  const at = findHeader(rows)
  if (at === null) return null
  const headings = rows[at] ?? []
  const columns = columnsOf(headings, rows.slice(at + 1))
  const titles = rows.slice(0, at).flat().concat(headings).join(' ')
  const side = sideOfTitles(titles) ?? context.side ?? null
  const body = rows
    .slice(at + 1)
    .map((cells, i) => ({ cells, line: at + 2 + i }))
    // Sage repeats the headings above the invoices of each account.
    .filter(({ cells }) => cells.join() !== headings.join())
  const order = dateOrderOf(body, columns, context.today)
  // The first account's line stands above the first headings.
  const group = accountIn(rows[at - 1] ?? []) ?? ''
  const read = readBody(body, { columns, side, order, today: context.today, group })
  return {
    software: softwareOf(headings, titles),
    side: side ?? commonSide(read.entries),
    ...read,
    columns: [...columns.byIndex].map(([i, role]) => ({ heading: headings[i] ?? '', role })),
  }
}

type Line = { readonly cells: readonly string[]; readonly line: number }
type Context = {
  readonly columns: Columns
  readonly side: InvoiceSide | null
  readonly order: DateOrder
  readonly today: Day
  readonly group: string
}
type Body = Pick<TableReading, 'entries' | 'left' | 'total' | 'assumedDue'>

/** Row by row, with the customer of the group that a row stands in; one line per invoice. */
function readBody(body: readonly Line[], context: Context): Body {
  const entries = new Map<string, EntryReading>()
  const left: LeftRow[] = []
  let { group } = context
  let total: Minor | null = null
  let assumedDue = false
  for (const row of body) {
    const first = row.cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
    if (first === '') continue
    const open = openAmount(row, context.columns)
    if (/^(grand )?totals?\b|^sum\b|^percentage/i.test(first)) {
      if (
        /^grand totals?:?$|^total:?( \(?gbp\)?)?$|^total (aged|outstanding|due|receivable|payable|debtors|creditors)/i.test(
          first,
        )
      )
        total = open ?? total
      continue
    }
    const heads = open === null ? groupHeadOf(row, context.columns) : null
    if (heads !== null) {
      group = isBand(heads) ? '' : heads
      continue
    }
    const result = readRow(row, { ...context, group, open })
    if ('why' in result) left.push(result)
    else {
      assumedDue ||= result.assumedDue
      // One invoice stands once for each of its lines in some exports, with the whole sum each
      // time. Postings of their own are invoices of their own: Sage's "O/Bal" stands for several.
      const { party, number } = result.entry
      const posting = cellOf(row, context.columns, 'entry')
      const key = number ? `${party} ${number} ${posting}` : `${row.line}`
      if (!entries.has(key)) entries.set(key, result.entry)
    }
  }
  return { entries: [...entries.values()], left, total, assumedDue }
}

function readRow(
  row: Line,
  context: Context & { open: Minor | null },
): { entry: EntryReading; assumedDue: boolean } | LeftRow {
  const { columns, order, today, open } = context
  const cell = (role: Column) => cellOf(row, columns, role)
  const leave = (why: LeftWhy) => ({
    line: row.line,
    text: row.cells.filter(Boolean).join(' · ').slice(0, 120),
    why,
  })
  if (/^(paid|void|voided|draft|deleted|cancelled|written off|zero value)/i.test(cell('status')))
    return leave('not_open')
  const currency = cell('currency').toUpperCase()
  if (currency && !/^(GBP|£|UK POUND|POUND STERLING)/.test(currency)) return leave('foreign')
  if (open === null || isCut(row, columns)) return leave('unreadable')
  if (open === 0) return leave('not_open')
  if (open < 0 || /credit|refund|payment|receipt/i.test(cell('type'))) return leave('credit_note')
  const issued = readDay(cell('issued'), order, today)
  const written = readDay(cell('due'), order, today)
  const due = written ?? (issued ? addDays(issued, termsDays) : bandDay(row, columns, today))
  const party = cell('party') || context.group
  const side = sideOfType(cell('type')) ?? context.side
  return {
    entry: {
      side,
      party,
      number: cell('number') || cell('entry') || null,
      issued,
      due,
      amount: open,
      email: /@/.test(cell('email')) ? cell('email') : null,
      doubts: [
        ...(side ? [] : (['side'] as const)),
        ...(party ? [] : (['party'] as const)),
        ...(due ? [] : (['due'] as const)),
      ],
    },
    assumedDue: written === null && issued !== null,
  }
}

function cellOf(row: Line, { byIndex }: Columns, role: Column): string {
  for (const [i, each] of byIndex)
    if (each === role && row.cells[i]?.trim()) return row.cells[i].trim()
  return ''
}

/** What is unpaid: the column of that name, else the bands of age together, else the total. */
function openAmount(row: Line, columns: Columns): Minor | null {
  const open = cellOf(row, columns, 'open')
  if (open) return typedAmount(open)
  const bands = bandsOf(row, columns).map(({ amount }) => amount)
  if (bands.length > 0) return sum(bands)
  const total = cellOf(row, columns, 'total')
  return total ? typedAmount(total) : null
}

/** Whether a comma within an amount parted it: "£1" and, under no heading, "200.00". */
function isCut({ cells }: Line, { byIndex }: Columns): boolean {
  return [...byIndex].some(
    ([i, role]) =>
      (role === 'open' || role === 'total') &&
      !byIndex.has(i + 1) &&
      /^\D*\d{1,3}$/.test(cells[i]?.trim() ?? '') &&
      /^\d{3}(\.\d\d?)?$/.test(cells[i + 1]?.trim() ?? ''),
  )
}

function bandsOf(row: Line, { byIndex }: Columns): { index: number; amount: Minor }[] {
  return [...byIndex].flatMap(([index, role]) => {
    const amount = role === 'band' ? typedAmount(row.cells[index] ?? '') : null
    return amount ? [{ index, amount }] : []
  })
}

/**
 * A summary by age has no days: what is not due yet is left open, what is late fell due by today.
 */
function bandDay(row: Line, columns: Columns, today: Day): Day | null {
  const bands = bandsOf(row, columns)
  const first = Math.min(
    ...[...columns.byIndex].flatMap(([i, role]) => (role === 'band' ? [i] : [])),
  )
  return bands.length > 0 && bands.every(({ index }) => index !== first) ? today : null
}

/**
 * What a row without money names above its invoices: a customer or a band of age; null where it is
 * no such row.
 */
function groupHeadOf({ cells }: Line, { byIndex }: Columns): string | null {
  const filled = cells.flatMap((cell, i) => (cell.trim() ? [i] : []))
  const first = cells[filled[0] ?? 0]?.trim() ?? ''
  // Sage repeats the code and the name of the account.
  const account = accountIn(cells)
  if (account !== null) return account
  const isShort =
    filled.length <= 3 &&
    filled.every((i) => !['due', 'issued', 'number'].includes(byIndex.get(i) ?? ''))
  return filled.length === 1 || isShort ? first : null
}

/** Of Sage's line above an account: "A/C: · BRI001 · Name: · Brightwater · Contact: …". */
function accountIn(cells: readonly string[]): string | null {
  if (!cells.some((cell) => /^a\/?c:$/i.test(cell.trim()))) return null
  const at = cells.findIndex((cell) => /^name:$/i.test(cell.trim()))
  return at < 0 ? null : (cells[at + 1]?.trim() ?? null)
}

function isBand(text: string): boolean {
  return /^(current|not (yet )?due|future|\W?\d+.*(day|month)|older|over \d+|.*past due)/i.test(
    text,
  )
}

function sideOfType(type: string): InvoiceSide | null {
  if (/bill|purchase|supplier|payable|accpay|\bpi\b/i.test(type)) return 'out'
  return /sales|accrec|receivable|\bsi\b/i.test(type) ? 'in' : null
}

function commonSide(entries: readonly EntryReading[]): InvoiceSide | null {
  const [first] = entries
  return first && entries.every(({ side }) => side === first.side) ? first.side : null
}

function dateOrderOf(body: readonly Line[], columns: Columns, today: Day): DateOrder {
  const cells = body.flatMap((row) => [cellOf(row, columns, 'due'), cellOf(row, columns, 'issued')])
  const column = cells.map((text) => readDateText(text))
  const hints = { today, answered: null, layout: 'DMY' as const, british: true }
  return chooseDateOrder(column, hints).reading?.order ?? 'DMY'
}

function readDay(text: string, order: DateOrder, today: Day): Day | null {
  return text ? dayOf(readDateText(text), order, addDays(today, 800)) : null
}
