// Knows lists that hold dates and amounts and are no payments, by headings that no list of payments
// has. Each is refused with a sentence that says what it is.
import { isBlank, isDataLike } from './find-header.ts'
import { fold } from './fold.ts'
import { refuse } from './refuse.ts'
import type { Row, StatementRefused } from './statement.ts'

type Kind = {
  readonly name: string
  /** Each of these heads a column. */
  readonly has: readonly RegExp[]
  /** Each of these stands in a line of words around the table. */
  readonly says?: readonly RegExp[]
  /** Each row fills one of its columns, so that half of each is empty. */
  readonly isByTurns?: true
  /** Any of these speaks of payments after all. */
  readonly lacks?: RegExp
}

const payments =
  /\b(paid|payments?|payouts?|transactions?|settled|received|refunds?|orders?|debit|credit|money (in|out)|balance)\b/

const kinds: readonly Kind[] = [
  {
    name: 'a price list',
    has: [
      /^(sku|product( code| name)?|item code|part (no|number)|barcode)$|\bsku$/,
      /\b(price|rrp|cost)\b/,
    ],
    lacks:
      /\b(paid|payments?|payouts?|transactions?|settle(d|ment)|orders?|sold|sales?|customers?|invoices?|amount|totals?|suppliers?|purchased|gross|litres|drivers?|registration)\b/,
  },
  {
    name: 'a list of share dealings',
    has: [
      /^(stock|ticker|symbol|isin|instrument|security|fund|asset)( name| code)?$/,
      /^(quantity|qty|shares|units|no of shares|number of shares)( transacted)?$/,
      /\bprice\b/,
    ],
    lacks: /\b(balance|fees? paid|money (in|out))\b/,
  },
  {
    name: 'an account of points',
    has: [
      /^points? (earned|collected|spent|redeemed)$/,
      /\bpoints?\b.*\bbalance\b|^balance.*\bpoints?\b/,
    ],
    lacks: /\b(amount|debit|credit|money (in|out))\b/,
  },
  {
    name: 'a list of stock',
    has: [/^(on hand|in stock|stock (level|on hand|balance)|closing stock|stock value)$/],
    lacks: /\b(paid|payments?|debit|credit|money (in|out)|amount)\b/,
  },
  {
    name: 'a list of what customers or suppliers owe',
    has: [/^open balance$/, /^due date$/],
  },
  {
    name: 'a list of assets with their depreciation',
    has: [/\b(depreciation|net book value|nbv|useful life)\b/],
    lacks: /\b(debit|credit|balance|money (in|out))\b/,
  },
  {
    name: 'a list of quotes',
    has: [/^(quote|quotation|estimate|proposal)( ?(no|number|ref|reference|date|id|total))?$/],
    lacks: payments,
  },
  {
    name: 'a list of tenancies',
    has: [
      /\b(lease|tenancy)\b.*\b(start|end|from|until|begins|ends|expiry)\b/,
      /\brent\b|^tenants?$/,
    ],
    lacks: /\b(paid|payments?|received|debit|credit|balance)\b/,
  },
  {
    name: 'a loan, whose balance is what you owe',
    has: [
      /^(interest|capital|principal)( (paid|charged|amount|portion))?$/,
      /^((loan|principal|capital) )?(balance|amount) (outstanding|owed|owing|remaining)$|^loan balance$|^(outstanding|remaining) (loan )?(balance|principal|capital)$/,
    ],
  },
  {
    name: 'a loan, whose balance is what you owe',
    has: [
      /^interest( (paid|charged|amount|portion|element))?$/,
      /^(capital|principal)( (paid|repaid|amount|portion|element))?$/,
      /\bbalance\b/,
    ],
    lacks: /\b(debit|credit|money (in|out))\b/,
  },
  {
    name: 'the account of a pension or an investment',
    has: [
      /^((fund|plan|policy|portfolio|pot|unit) value|value of (fund|plan|policy))$/,
      /\b(contributions?|premiums?|invested|growth|units)\b/,
    ],
    lacks: /\b(debit|credit|money (in|out))\b/,
  },
  {
    name: 'a record of leave or hours',
    isByTurns: true,
    has: [
      /^((days|hours|leave|holiday) )?(accrued|earned|entitlement|allowance)$/,
      /^((days|hours|leave|holiday) )?(taken|used|booked)$/,
    ],
    lacks: /\b(amount|debit|credit|paid|payments?|money (in|out)|invoices?)\b/,
  },
  {
    name: 'a list of vouchers, which says what was issued and redeemed',
    isByTurns: true,
    has: [/^((value|amount) )?(issued|loaded|sold)$/, /^((value|amount) )?redeemed$/],
    lacks: /\b(debit|credit|payments?|money (in|out))\b/,
  },
  {
    name: 'a list of stock',
    isByTurns: true,
    has: [
      /^((qty|quantity|units|stock|pieces|boxes|kg|litres?) (in|received|added)|in (qty|quantity|units))$/,
      /^((qty|quantity|units|stock|pieces|boxes|kg|litres?) (out|issued|used|sold)|out (qty|quantity|units))$/,
    ],
    lacks: /\b(debit|credit|payments?|money (in|out))\b/,
  },
  {
    name: 'a list of subscriptions, which says when they renew',
    has: [
      /^(renewal|renews|next (bill|renewal))( date| on)?$/,
      /\b(monthly|month|annual|yearly|year)\b/,
    ],
    lacks: /\b(paid|payments?|debit|credit|balance)\b/,
  },
  {
    name: 'a timesheet',
    has: [/^hours?( worked)?$/, /\brate\b/],
    lacks: payments,
  },
  {
    name: 'a log of journeys',
    has: [
      /\b(miles?|mileage|km|kilomet\w+|odometer)\b/,
      /\b(rate|from|to|journey|trip|purpose|start|postcode)\b/,
    ],
    lacks: /\b(paid|payments?|received|debit|credit|money (in|out)|balance)\b/,
  },
  {
    name: 'a payroll report',
    has: [
      /\b(employees?|staff|ni number|ni no|tax code|works? (no|number))\b/,
      /^gross( pay| wages?)?$/,
      /\b(tax|paye|ni|nic)\b/,
    ],
    lacks: /\b(debit|credit|money (in|out)|balance)\b/,
  },
  {
    name: 'a list of invoices',
    has: [/^(invoice|bill) ?(number|no)$/, /^unit ?(amount|price)$/, /^due ?date$/],
    lacks: /\b(paid|payments?|received|debit|credit|money (in|out)|balance)\b/,
  },
  {
    name: 'a sheet of a till, which counts its cash',
    has: [/^(opening|starting) float$/, /^(closing|ending) float$/],
    lacks: /\b(debit|credit|balance|money (in|out))\b/,
  },
  {
    name: 'a budget beside what was spent',
    has: [/^budget/, /^actuals?\b/, /^(variance|difference|over under|remaining)\b/],
    lacks: /\b(date|details|description|payee|supplier|customer|debit|credit|balance)\b/,
  },
  {
    name: 'a list of purchase orders',
    has: [
      /^(po|purchase order)( ?(no|number|ref|id))?$/,
      /\b(expected|delivery|deliver by|required)\b|^(order(ed)? (date|on|by)|date ordered|approved by)$/,
    ],
    lacks: /\b(paid|payment|debit|credit|invoices?)\b/,
  },
  {
    name: 'a bank reconciliation, which lists what has not cleared',
    has: [/^amount$/],
    says: [/^bank reconciliation\b/, /^(balance in .*|statement balance .*|.*outstanding.*)$/],
  },
  {
    name: 'a day book, which lists invoices and not when they were paid',
    has: [/^(inv|invoice)( (no|number|ref))?$/],
    says: [/\b(sales|purchases?|suppliers?|customers?)( invoices?)? day ?book\b/],
  },
  {
    name: 'a VAT report, which lists invoices and not when they were paid',
    has: [/^(net|gross)( amount)?$/, /^vat( amount)?$/],
    says: [/^vat (return|detail|audit|report|transactions|transaction list)\b/],
  },
]

const contact = /^(e ?mail|phone|telephone|mobile)( address| number| no)?$/

/** The refusal of a table without amounts that is a list of contacts, or `null`. */
export function refuseContacts(headers: readonly string[]): StatementRefused | null {
  return headers.map(fold).some((word) => contact.test(word))
    ? refuseAs('a list of contacts')
    : null
}

/**
 * The refusal of a list that is known to hold no payments, or `null`. `around` are the lines of
 * words above the table and within it.
 */
export function refuseOtherList(
  headers: readonly string[],
  around: readonly string[],
  rows: readonly Row[] = [],
): StatementRefused | null {
  const words = headers.map(fold)
  const data = rows.filter(isDataLike)
  const telling = words.filter((_, at) => isKept(data, at))
  const lines = around.map(fold)
  const kind = kinds.find(
    ({ has, says = [], lacks, isByTurns }) =>
      has.every((pattern) => (isByTurns ? words : telling).some((word) => pattern.test(word))) &&
      says.every((pattern) => lines.some((line) => pattern.test(line))) &&
      !(lacks && words.some((word) => lacks.test(word))),
  )
  return kind ? refuseAs(kind.name) : null
}

// Expenses may have the miles of some journeys among them: what half the rows lack makes no list.
function isKept(data: readonly Row[], at: number): boolean {
  return data.filter(({ cells }) => isBlank(cells[at])).length * 2 <= data.length
}

/** The refusal of what holds no payments, by what it is. */
export function refuseAs(name: string): StatementRefused {
  return refuse(
    'no_transactions',
    `This looks like ${name}. Upload your bank statement, or a list of payments with the day of each.`,
  )
}
