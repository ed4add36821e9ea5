// Refuses to put money in under a category of spending, where it would be netted with costs, unless
// it is a refund.
import type { Edit } from '@plimsoll/contract/edits'
import { type Minor, minor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { isMisplacedReceipt } from '@plimsoll/domain/refund'
import { codeMeant, type KnownCategories } from '../../../books/categories/known.ts'
import { readMerchantNets } from '../../../books/edits/merchant-nets.store.ts'
import type { TargetRow } from '../../../books/edits/targets.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** A transaction as it would stand. `counted`: what its merchant's sum holds of it already. */
type Placed = {
  readonly amount: Minor
  readonly subCategory: string
  readonly merchantId: string | null
  readonly counted: Minor
}

/** Refuses transactions of which one would be a receipt under spending and no refund. */
export async function refuseReceipts(
  tx: TenantTx,
  businessId: string,
  { placed, categories }: { placed: readonly Placed[]; categories: KnownCategories },
): Promise<void> {
  const receipts = placed.filter((each) => isMisplacedReceipt({ ...each, merchantNet: null }))
  if (receipts.length === 0) return
  const nets = new Map(
    await readMerchantNets(
      tx,
      businessId,
      receipts.flatMap(({ merchantId }) => merchantId ?? []),
    ),
  )
  for (const { merchantId, amount, counted } of receipts)
    if (merchantId) nets.set(merchantId, minor((nets.get(merchantId) ?? 0) + amount - counted))
  const misplaced = receipts.filter(({ amount, subCategory, merchantId }) => {
    const merchantNet = merchantId ? (nets.get(merchantId) ?? null) : null
    return isMisplacedReceipt({ amount, subCategory, merchantNet })
  })
  const [first] = misplaced
  if (first) throw misplacedProblem(categories.labelOf(first.subCategory), misplaced.length)
}

/** What an edit would make of transactions, as far as receipts depend on it. */
export function placedBy(edited: {
  targets: readonly TargetRow[]
  edit: Pick<Edit, 'amount' | 'splits'>
  subCategory: string | null | undefined
  merchantId: string | null | undefined
  categories: KnownCategories
}): Placed[] {
  const { edit, subCategory, categories } = edited
  if (!subCategory && !edit.splits && edit.amount === undefined) return []
  return edited.targets.flatMap((row) => {
    const amount = edit.amount ?? row.amount_minor
    if (amount <= 0) return []
    const merchantId = edited.merchantId ?? row.shown_merchant_id
    const isCounted = merchantId === row.shown_merchant_id
    if (!edit.splits) {
      const shown = subCategory ?? row.shown_sub_category
      const counted = isCounted ? row.amount_minor : minor(0)
      return [{ amount, subCategory: shown, merchantId, counted }]
    }
    return edit.splits.map((part) => ({
      amount: part.amount,
      subCategory: codeMeant(categories, part) ?? '',
      merchantId,
      counted: isCounted ? part.amount : minor(0),
    }))
  })
}

function misplacedProblem(label: string, count: number): Problem {
  const which = count === 1 ? 'This is money in' : `${count} of these are money in`
  const message = `${which}, and “${label}” is for money you pay. Choose an income category, or “Supplier refunds” for money back.`
  return new Problem('invalid', message, { details: [{ message, path: 'sub_category' }] })
}
