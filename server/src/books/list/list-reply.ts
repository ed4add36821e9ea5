// Rows of the list as the API shows them: categories by the business's own names, parts with their
// whole.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Minor } from '@plimsoll/domain/money'
import { isPay } from '@plimsoll/domain/outlook/payment-groups'
import { categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { TenantTx } from '../../db/tenant.ts'
import type { KnownCategories } from '../categories/known.ts'
import { type PartRow, readParts } from '../edits/splits.store.ts'
import { type PayNames, readPayNames } from '../figures/pay-names.store.ts'
import type { ListedRow } from './list.store.ts'

/** Rows as transactions, in their order; whole ones that are split have their parts. */
export async function toTransactions(
  tx: TenantTx,
  businessId: string,
  {
    rows,
    categories,
    balances,
  }: {
    rows: readonly ListedRow[]
    categories: KnownCategories
    balances?: readonly (Minor | null)[] | null
  },
): Promise<Transaction[]> {
  const split = rows.filter((row) => row.split && row.whole_minor === null).map((row) => row.id)
  const parts = split.length > 0 ? await readParts(tx, businessId, split) : []
  const hidden = rows.some(isPayRow) ? await readPayNames(tx, businessId) : new Map()
  return rows.map((row, at) => {
    const balance = balances?.[at]
    return {
      ...toTransaction(hidden.size > 0 ? withoutName(row, hidden) : row, { categories, parts }),
      ...(balance === undefined ? {} : { balance }),
    }
  })
}

function isPayRow({ sub_category: subCategory, amount_minor: amount }: ListedRow): boolean {
  return isPay({ subCategory, amount })
}

/** Somebody's pay without the name; the bank's words hold it too. */
function withoutName(row: ListedRow, hidden: PayNames): ListedRow {
  if (!isPayRow(row)) return row
  const name = (row.merchant_id && hidden.get(row.merchant_id)) || 'Employee'
  return { ...row, text: 'Pay', merchant_name: name }
}

function toTransaction(
  row: ListedRow,
  { categories, parts }: { categories: KnownCategories; parts: readonly PartRow[] },
): Transaction {
  // What is rebuilt below or is the list's own; the rest is shown as it is stored.
  const {
    id,
    transaction_id,
    whole_minor,
    parts: partCount,
    position: _,
    amount_minor,
    merchant_id,
    merchant_name,
    account_id,
    account_name,
    currency,
    split,
    ...asStored
  } = row
  const { category } = subCategoryOf(row.sub_category)
  const isWhole = whole_minor === null
  return {
    ...asStored,
    id: transaction_id,
    ...(whole_minor === null
      ? {}
      : { part_of: { part: id, whole: whole_minor, parts: partCount ?? 0 } }),
    amount: amount_minor,
    merchant: merchant_id ? { id: merchant_id, name: merchant_name ?? '' } : null,
    account: { id: account_id, name: account_name, currency },
    category,
    category_label: categoryLabelOf(category),
    subcategory_label: categories.labelOf(row.sub_category),
    state: 'actual',
    ...(isWhole && split
      ? {
          splits: parts
            .filter((part) => part.transaction_id === id)
            .map((part) => toPart(part, categories)),
        }
      : {}),
  }
}

/** A part of a split transaction. */
export function toPart(part: PartRow, categories: KnownCategories) {
  return {
    id: part.id,
    amount: part.amount,
    sub_category: part.sub_category,
    subcategory_label: categories.labelOf(part.sub_category),
    merchant: part.merchant_id ? { id: part.merchant_id, name: part.merchant_name ?? '' } : null,
    note: part.note,
    transfer: part.transfer_id !== null,
  }
}
