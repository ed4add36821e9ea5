// For tests: transactions, categories and the record of one as the server sends them.

let made = 0

/** An id of the right shape, another each time. */
export function newTestId(): string {
  made += 1
  return `0190a5b4-7c1e-7e3a-8f00-${String(made).padStart(12, '0')}`
}

/** The account of all of them. */
export const account = { id: newTestId(), name: 'Current', currency: 'GBP' }

/** A transaction without a category, of a merchant of its own. */
export function wireTransaction(changes: Record<string, unknown> = {}) {
  return {
    id: newTestId(),
    day: '2026-11-16',
    amount: '-186.40',
    text: 'MORAY HOUSE TRADING',
    merchant: { id: newTestId(), name: 'Moray House' },
    account,
    category: 'uncategorised',
    category_label: 'Uncategorised',
    sub_category: 'uncategorised_out',
    subcategory_label: 'Uncategorised money out',
    label_source: 'none',
    label_confidence: 0,
    transfer: false,
    excluded: false,
    note: null,
    state: 'actual',
    origin: 'file',
    edited: false,
    ...changes,
  }
}

/** A transaction on the wire. */
export type WireTransaction = ReturnType<typeof wireTransaction>

const category = (sub: string, label: string, parent: [string, string], direction: string) => ({
  category: parent[0],
  category_label: parent[1],
  sub_category: sub,
  subcategory_label: label,
  direction,
  activity: parent[0] === 'neutral' ? 'neutral' : 'operating',
  vat: 'S',
  core: true,
})

/** A few categories of every kind. */
export const categories = [
  category('product_sales', 'Product sales', ['sales_income', 'Sales income'], 'in'),
  category('fuel', 'Fuel', ['travel', 'Travel and vehicles'], 'out'),
  category('parking', 'Parking and tolls', ['travel', 'Travel and vehicles'], 'out'),
  category('stock_materials', 'Stock and materials', ['cost_of_sales', 'Cost of sales'], 'out'),
  category(
    'internal_transfer',
    'Transfer between own accounts',
    ['neutral', 'Between own accounts'],
    'both',
  ),
  category(
    'uncategorised_out',
    'Uncategorised money out',
    ['uncategorised', 'Uncategorised'],
    'out',
  ),
]

/** Suggestions, the surest first. */
export const suggestions = [
  {
    sub_category: 'fuel',
    subcategory_label: 'Fuel',
    category_label: 'Travel and vehicles',
    confidence: 0.97,
    source: 'memory',
    reason: '8 of 9 from Moray House stand here',
  },
  {
    sub_category: 'parking',
    subcategory_label: 'Parking and tolls',
    category_label: 'Travel and vehicles',
    confidence: 0.4,
    source: 'model',
    reason: 'Payments of this size often stand here',
  },
]

/** Everything that is known of a transaction. */
export function wireRecord(
  transaction: WireTransaction,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    transaction,
    facts: {
      day: transaction.day,
      text: transaction.text,
      counterparty: null,
      reference: null,
      rail: 'DD',
      file: { name: 'november.csv', line: 12 },
      merchant: transaction.merchant.name,
      sub_category: 'uncategorised_out',
    },
    splits: [],
    transfer: null,
    transfer_candidates: [],
    occurrence: null,
    occurrence_candidates: [],
    suggestions,
    of_merchant: { past: 47, by_hand: 2 },
    removal_misfit: null,
    history: [],
    ...changes,
  }
}

/** A page of the list that holds them all. */
export function wireList(
  rows: readonly WireTransaction[],
  total?: { count: number; amount: string },
) {
  return {
    status: 'success',
    data: rows,
    next_cursor: null,
    total: total ?? { count: rows.length, amount: '-186.40' },
  }
}
