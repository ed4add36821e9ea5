// The layouts of British banks' exports, known by their headers. A layout states what its columns
// mean where the words alone would mislead, which way its dates are written and whether its card
// amounts are spending.
import { fold } from './fold.ts'
import { card, headed, type Layout } from './layout.ts'
import { layoutsAbroad } from './layouts-abroad.ts'

// Headers so plain that many a bank abroad uses them too: nothing is taken on trust but the name.
const generic = { whole: true, amountSign: null, dateOrder: null } as const

/** All headed layouts; of several that fit, the one that demands the most headers wins. */
export const layouts: readonly Layout[] = [
  headed(
    'Plimsoll template',
    'date dd mm yyyy|description|money in|money out|balance|category|merchant|reference',
    { date: 'date dd mm yyyy', counterparty: 'merchant', category: 'category' },
  ),
  headed('Barclays', 'number|date|account|amount|subcategory|memo', {
    ignore: 'number',
    description: 'memo',
    type: 'subcategory',
  }),
  headed('Barclays', 'account|date|originaldescription|amount|l1tag|l2tag|l3tag', {
    description: 'originaldescription',
    category: 'l1tag',
    ignore: 'l2tag|l3tag',
  }),
  headed(
    'Barclays.Net',
    'group|acc id|account no|curr|entry date|as at|amount|tla code|description',
    {
      ignore: 'group|acc id|type|as at|status|cheque no',
      account: 'bank code|account no',
      date: 'entry date',
      type: 'tla code',
    },
  ),
  headed(
    'Barclaycard',
    'cardholder name|account number|transaction date|merchant name|amount',
    { date: 'transaction date', description: 'merchant name', ignore: 'original amount' },
    card,
  ),
  headed(
    'HSBC',
    'date|type|description|paid out|paid in|balance',
    {},
    { ...generic, amountSign: 'as_written' },
  ),
  headed('HSBC', 'date|desc|amount', {}, generic),
  headed(
    'Lloyds, Halifax or Bank of Scotland',
    'transaction date|transaction type|sort code|account number|transaction description|debit amount|credit amount|balance',
    { account: 'sort code|account number' },
  ),
  headed(
    'Lloyds',
    'date|description|money in|money out|balance',
    {},
    { ...generic, amountSign: 'as_written' },
  ),
  headed('NatWest, RBS or Ulster Bank', 'date|type|description|value|account name|account number', {
    amount: 'value',
    account: 'account number',
    ignore: 'account name',
  }),
  headed(
    'Nationwide',
    'date|transaction type|description|paid out|paid in|balance',
    {},
    { ...generic, amountSign: 'as_written' },
  ),
  headed(
    'Monzo',
    'transaction id|date|time|type|name|emoji|category|amount|currency|notes and #tags',
    {
      counterparty: 'name',
      notes: 'notes and #tags',
      ignore:
        'time|emoji|local amount|local currency|address|receipt|category split|money out|money in|balance currency',
    },
  ),
  headed('Starling', 'date|counter party|reference|type|amount|balance', {
    counterparty: 'counter party',
    category: 'spending category',
  }),
  headed(
    'Revolut Business',
    'date completed|id|type|state|description|payment currency|amount',
    {
      date: 'date completed',
      amount: 'total amount|amount',
      currency: 'payment currency',
      status: 'state',
      bank_id: 'id',
      account: 'account',
      fee: 'fee',
      counterparty: 'beneficiary name',
      ignore:
        'date started|payer|card number|card label|card state|orig currency|orig amount|exchange rate|fee currency|international account number|beneficiary account number|beneficiary sort code or routing number|beneficiary iban|beneficiary bic|mcc|related transaction id|spend program|sender account|sender name|card references',
    },
    { dateOrder: 'YMD' },
  ),
  headed(
    'Revolut',
    'type|product|started date|completed date|description|amount|fee|currency|state|balance',
    { date: 'completed date', ignore: 'started date', account: 'product', status: 'state' },
    { dateOrder: 'YMD' },
  ),
  headed(
    'Tide',
    'date|transaction id|transaction description|reference|paid in|paid out|transaction type|status',
    {
      description: 'transaction description',
      category: 'category name',
      ignore: 'from|to|initiated by',
    },
  ),
  headed(
    'Co-operative Bank',
    'date|description|type|money in|money out|balance',
    {},
    { ...generic, amountSign: 'as_written' },
  ),
  headed('first direct', 'date|description|amount|balance', {}, generic),
  headed(
    'American Express',
    'date|description|amount|extended details',
    {
      ignore:
        'card member|account #|appears on your statement as|address|town city|postcode|country',
      bank_id: 'reference',
      notes: 'extended details',
    },
    card,
  ),
  headed(
    'American Express',
    'date|description|card member|account #|amount',
    { ignore: 'card member|account #' },
    card,
  ),
  headed(
    'MBNA',
    'date|date entered|reference|description|amount',
    { date: 'date entered', ignore: 'date' },
    card,
  ),
  headed(
    'Metro Bank',
    'date|details|transaction type|in|out|balance',
    {},
    { ...generic, amountSign: 'as_written' },
  ),
  // A line for each item of an order, of which the first alone has its total.
  headed(
    'Shopify orders',
    'name|financial status|paid at|currency|total|created at|lineitem quantity|lineitem price',
    {
      bank_id: 'name',
      status: 'financial status',
      date: 'paid at',
      description: 'lineitem name',
      counterparty: 'billing name',
      ignore:
        'created at|fulfilled at|cancelled at|subtotal|shipping|taxes|discount amount|lineitem price|lineitem discount|lineitem compare at price|outstanding balance|email|phone|id',
    },
    { dateOrder: 'YMD' },
  ),
  ...layoutsAbroad,
]

/** The layout whose headers are all among these, the most demanding first; `null` if none is. */
export function layoutOf(headers: readonly string[]): Layout | null {
  const present = new Set(headers.map(bareHeader).filter((word) => word !== ''))
  const fitting = layouts.filter(
    (layout) =>
      layout.headers.every((word) => present.has(word)) &&
      (!layout.whole || present.size === layout.headers.length),
  )
  return fitting.sort((a, b) => b.headers.length - a.headers.length)[0] ?? null
}

/**
 * Whether a layout is known by headers alone that any bank or program may print, such as date,
 * description, amount and balance: it distinguishes files by their origin, but isn't evidence
 * of the bank that it is called after.
 */
export function isPlainLayout(name: string | null): boolean {
  const own = layouts.filter((layout) => layout.name === name)
  return own.length > 0 && own.every((layout) => layout.whole === true)
}

/**
 * A header folded, without the currency or zone printed in brackets behind it: `'Amount (GBP)'` is
 * `'amount'`.
 */
export function bareHeader(header: string): string {
  return fold(header.replace(/\((?:[A-Z]{3}|UTC|£|€|\$)\)\s*$/i, ''))
}
