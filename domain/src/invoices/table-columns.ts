// The headings of invoice exports: which column is what, in the words of Xero, QuickBooks,
// FreeAgent, Sage and people.
import { readDateText } from '../statement/date-text.ts'
import { fold } from '../statement/fold.ts'
import { typedAmount } from '../typed-amount.ts'
import type { InvoiceSide } from './invoice.ts'

/**
 * What a column holds. A band is what is open by age ("31 - 60 days"). An entry is the program's
 * own count of its postings: Sage heads it "No", beside the invoice's number under "Ref".
 */
export type Column =
  | 'party'
  | 'number'
  | 'entry'
  | 'issued'
  | 'due'
  | 'open'
  | 'total'
  | 'type'
  | 'status'
  | 'currency'
  | 'email'
  | 'band'

/** The roles of a table's columns by their places. */
export type Columns = { readonly byIndex: ReadonlyMap<number, Column> }

// The first role that fits takes the heading. Folded: lower case, single spaces, no signs.
const headings: readonly (readonly [Column, RegExp])[] = [
  ['email', /^(e ?mail( ?address)?|customer email|contact email)$/],
  [
    'due',
    /^(due ?date|due on|date due|payment due( date)?|due by|expected( date)?|planned( date)?)$/,
  ],
  [
    'issued',
    /^(date|invoice ?date|issue ?date|issued( on)?|dated( on)?|transaction ?date|bill ?date|txn date|created)$/,
  ],
  [
    'open',
    /^(amount ?due|invoice ?amount ?due|due|open balance|outstanding|amount outstanding|o s (amount|amt)|os amount|balance( due)?|due value|remaining|unpaid( amount)?|amount (owing|owed|unpaid)|owed|to pay|still to pay|outstanding balance|total due|due gbp|open amount)$/,
  ],
  [
    'number',
    /^(invoice ?(number|no|ref|reference|id)|num|number|doc(ument)? ?(no|number)|bill ?(number|no|reference)|invoice|bill|invoice #|#|ref|reference|inv ref|our ref)$/,
  ],
  ['entry', /^(no|tran(saction)? no)$/],
  [
    'party',
    /^(contact ?name|contact( organisation)?|organisation|customer( ?name| full name| or company)?|supplier( ?name| full name)?|vendor( ?name| display name)?|name|client( name)?|company( name)?|payee|account name|who|debtor|creditor)$/,
  ],
  ['type', /^(type|transaction ?type|txn type|document type|invoice ?type|tran type)$/],
  ['status', /^(status|invoice status|state)$/],
  ['currency', /^(currency|currency code|ccy)$/],
  [
    'total',
    /^(total|total ?(value|amount|gbp)|amount( gbp)?|gross( amount)?|invoice ?(total|amount)|value|sum|amount inc vat)$/,
  ],
  [
    'band',
    /^(current|not (yet )?due|future|older|1 month|\d months?|month \d|period \d|\d+ days?|\d+ \d+( days?)?( past due)?|\d+ (to|and) \d+( days?)?|over \d+( days?)?|\d+ (days )?(and over|or more|plus)|\d+ days? (and over|or more|plus)|more than \d+ days?|up to \d+ days?|\d+ days overdue)$/,
  ],
]

const headerRowsMax = 25
const rolesMin = 2

/** The row that heads the table: the one with most known headings, money among them. */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  let best: { at: number; count: number } | null = null
  for (const [at, row] of rows.slice(0, headerRowsMax).entries()) {
    const roles = [...columnsOf(row, rows.slice(at + 1)).byIndex.values()]
    const hasMoney = roles.some((role) => role === 'open' || role === 'total' || role === 'band')
    const count = new Set(roles).size
    if (hasMoney && count >= rolesMin && count > (best?.count ?? 0)) best = { at, count }
  }
  return best?.at ?? null
}

/**
 * The role of every heading that has one. Of two headings for one role the first counts, but for
 * bands. A column headed "Due" holds days or money; what stands below it shows which.
 */
export function columnsOf(row: readonly string[], body: readonly (readonly string[])[]): Columns {
  const byIndex = new Map<number, Column>()
  const taken = new Set<Column>()
  for (const [i, heading] of row.entries()) {
    const role = roleOf(heading, () => body.find((cells) => cells[i]?.trim())?.[i] ?? '')
    if (!role || (role !== 'band' && taken.has(role))) continue
    byIndex.set(i, role)
    taken.add(role)
  }
  // A summary's first column has no heading, or that of its report: it names the customer.
  if (!taken.has('party') && taken.has('band') && !taken.has('due') && !byIndex.has(0))
    byIndex.set(0, 'party')
  return { byIndex }
}

function roleOf(heading: string, firstCell: () => string): Column | null {
  // A cell of money is no heading, however much "5.00", or a mistyped "1,5", looks like a band of
  // age.
  if (typedAmount(heading) !== null || /^[\d.,]+$/.test(heading.trim())) return null
  const words = fold(
    heading
      .replace(/\(.*?(gbp|£).*?\)/i, '')
      .replace(/[<>]/g, ' ')
      .replace(/\*/g, ''),
  )
  if (words === 'due' && typedAmount(firstCell()) === null && readDateText(firstCell()))
    return 'due'
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** The bookkeeping program that heads its columns so. */
export function softwareOf(
  row: readonly string[],
  titles: string,
): 'Xero' | 'QuickBooks' | 'FreeAgent' | 'Sage' | null {
  const words = new Set(row.map((heading) => fold(heading)))
  const has = (...names: string[]) => names.some((name) => words.has(name))
  if (
    /xero/i.test(titles) ||
    has('invoiceamountdue', 'invoice reference') ||
    /aged (receivables|payables)/i.test(titles)
  )
    return 'Xero'
  if (
    /quickbooks|a\/[rp] age?ing/i.test(titles) ||
    has('open balance') ||
    (has('num') && has('transaction type'))
  )
    return 'QuickBooks'
  if (/freeagent/i.test(titles) || has('dated on', 'due on', 'due value')) return 'FreeAgent'
  if (
    /sage/i.test(titles) ||
    has('a c') ||
    has('o s amount', 'outstanding') ||
    /aged (debtors|creditors) analysis/i.test(titles)
  )
    return 'Sage'
  return null
}

/**
 * Which way the money of a report goes, by its titles and headings; `null` where they show both or
 * neither. FreeAgent calls VAT "sales tax" on invoices and bills alike.
 */
export function sideOfTitles(titles: string): InvoiceSide | null {
  const words = titles.replace(/sales tax/gi, '')
  const isIn = /receivable|debtor|customer|\bsales\b|a\/r\b|client|open invoices/i.test(words)
  const isOut = /payable|creditor|supplier|vendor|purchase|\bbills?\b|a\/p\b/i.test(words)
  return isIn === isOut ? null : isIn ? 'in' : 'out'
}
