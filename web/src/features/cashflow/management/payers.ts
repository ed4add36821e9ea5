// Payers by customer: what is open and overdue of each, and the regular receipts it is made of,
// each with its own habit.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'

type Receipt = CashManagement['payers'][number] & { readonly words: string | null }
/** A customer with its regular receipts. */
export type Customer = {
  readonly key: string
  readonly merchant: string
  readonly open: Minor
  readonly overdue: Minor
  readonly overdueDays: number
  readonly receipts: readonly Receipt[]
}

/**
 * In the order in which their first receipts come; `words` say which receipt is meant, as its due
 * items do.
 */
export function customersOf({
  payers,
  items,
}: Pick<CashManagement, 'payers' | 'items'>): Customer[] {
  const words = new Map(items.map((item) => [item.line_id, item.words]))
  return [...groupBy(payers, ({ merchant_id, merchant }) => merchant_id ?? merchant)].map(
    ([key, own]) => ({
      key,
      merchant: own[0]?.merchant ?? '',
      open: sum(own.map(({ open }) => open)),
      overdue: sum(own.map(({ overdue }) => overdue)),
      overdueDays: Math.max(...own.map(({ overdue_days }) => overdue_days)),
      receipts: own.map((payer) => ({ ...payer, words: words.get(payer.line_id) ?? null })),
    }),
  )
}
