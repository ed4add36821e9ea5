// Transactions typed by hand, and transactions taken out of the books.
import type { addTransaction as endpoint } from '@plimsoll/contract/edits'
import { money } from '@plimsoll/domain/amount-words'
import type { Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { normaliseMerchant } from '@plimsoll/domain/merchant/normalise-merchant'
import { minor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { readIncluded } from '../../../books/accounts/accounts.store.ts'
import { settleAccounts } from '../../../books/accounts/balances.store.ts'
import { codeMeant, knownCategories } from '../../../books/categories/known.ts'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { makeChange } from '../../../books/changes/make-change.ts'
import { insertManual, removeRow } from '../../../books/edits/manual.store.ts'
import { readTargets } from '../../../books/edits/targets.store.ts'
import { merchantNamed } from '../../../books/merchants/names.store.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import { readTied, untie } from '../../../books/transfers/ties.store.ts'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseDay } from './check-manual.ts'
import { memoryMoves } from './memory-moves.ts'
import { refuseReceipts } from './refuse-receipts.ts'

type ManualInput = z.output<(typeof endpoint)['body']>

/** Adds a transaction by hand. Refused where there is no such account or category. */
export async function addByHand(
  context: Context,
  businessId: string,
  change: { author: Author; input: ManualInput },
): Promise<{ id: string; change_id: string }> {
  const { input } = change
  refuseDay(input.day, context.today())
  if (input.amount === 0) throw new Problem('invalid', 'Enter an amount that isn’t zero.')
  const id = newId()
  const made = await changeBooks(context, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    const subCategory = codeMeant(categories, input) ?? ''
    if ((await readIncluded(tx, businessId, input.account)) === null)
      throw new Problem('not_found', 'There is no such account.')
    return makeChange(tx, businessId, {
      author: change.author,
      work: async () => {
        const name = input.merchant ?? normaliseMerchant({ text: input.text }).name
        const merchant = await merchantNamed(tx, businessId, name)
        const added = { subCategory, merchantId: merchant.id, counted: minor(0) }
        await refuseReceipts(tx, businessId, {
          placed: [{ amount: input.amount, ...added }],
          categories,
        })
        await insertManual(tx, businessId, {
          ...input,
          id,
          subCategory,
          merchantId: merchant.id,
          note: input.note || null,
        })
        await addTotals(tx, businessId, { ids: [id] })
        await settleAccounts(tx, businessId, [input.account])
      },
      what: () => `Added by hand: ${input.text}, ${money(input.amount)}`,
    })
  })
  return { id, change_id: made.changeId ?? '' }
}

/** Removes a transaction from the books; it stays out if a file or a bank reports it again. */
export async function removeTransaction(
  context: Context,
  businessId: string,
  removal: { author: Author; id: string },
): Promise<{ change_id: string }> {
  const made = await changeBooks(context, businessId, async (tx) => {
    const [target] = await readTargets(tx, businessId, [removal.id])
    if (!target) throw new Problem('not_found', 'There is no such transaction.')
    const categories = await knownCategories(tx, businessId)
    return makeChange(tx, businessId, {
      author: removal.author,
      work: async (change) => {
        const tied = await readTied(tx, businessId, [removal.id])
        const touched = [...new Set([removal.id, ...tied])]
        await subtractTotals(tx, businessId, { ids: touched })
        if (tied.length > 0) await untie(tx, businessId, tied)
        await change.remember(
          memoryMoves({ targets: [target], subCategory: null, merchantId: undefined }),
        )
        await removeRow(tx, businessId, { id: removal.id, returns: target.origin !== 'manual' })
        await addTotals(tx, businessId, { ids: touched })
        await settleAccounts(tx, businessId, [target.account_id])
      },
      what: () =>
        `Removed: ${categories.labelOf(target.shown_sub_category)}, ${money(target.amount_minor)} of ${dayInWords(target.shown_day as Day)}`,
    })
  })
  return { change_id: made.changeId ?? '' }
}
