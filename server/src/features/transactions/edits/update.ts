// Edits transactions by hand: one by one, or all that the edit is meant to reach.
import type { Edit } from '@plimsoll/contract/edits'
import type { Day } from '@plimsoll/domain/calendar'
import { knownCategories } from '../../../books/categories/known.ts'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, makeChange } from '../../../books/changes/make-change.ts'
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { keepMerchantRules } from '../rules/merchant-rule.ts'
import { type Applied, applyEdit, type WantedEdit } from './apply-edit.ts'
import { describeEdit, type UpdateInput } from './edit-fields.ts'
import { checkMatches, matchPayments } from './match.ts'

/** What edits came to. */
type Edited = { kept_by_hand: number; rule_id: string | null }

/**
 * Edits transactions as one change. The forecast keeps matches with expected payments: it checks
 * them before the edits and stores them afterwards.
 */
export async function updateTransactions(
  context: Context,
  businessId: string,
  change: { author: Author; input: UpdateInput },
): Promise<Changed<Edited>> {
  const matches = await checkMatches(context, businessId, change.input)
  const edited = await changeBooks(context, businessId, (tx) =>
    editWithin(tx, businessId, { ...change, today: context.today() }),
  )
  return matchPayments(context, businessId, { author: change.author, edited, matches })
}

/**
 * The same within a change of the books that is under way: also what a preview runs, and rolls
 * back.
 */
export async function editWithin(
  tx: TenantTx,
  businessId: string,
  update: { author: Author; input: UpdateInput; today: Day },
): Promise<Changed<Edited>> {
  const { input, today } = update
  const categories = await knownCategories(tx, businessId)
  const reaches = input.apply_to !== undefined && input.apply_to !== 'this'
  const applied: (Applied & WantedEdit)[] = []
  const made = await makeChange(tx, businessId, {
    author: update.author,
    work: async (change) => {
      let ruleId: string | null = null
      for (const group of groupAlike(input.transactions)) {
        const done = await applyEdit(tx, businessId, {
          ...group,
          categories,
          change,
          reaches,
          today,
        })
        applied.push({ ...done, ...group })
        if (input.apply_to === 'merchant_all')
          ruleId ??= await keepMerchantRules(tx, businessId, {
            ...done,
            edit: group.edit,
            categories,
          })
      }
      const kept_by_hand = applied.reduce((sum, each) => sum + each.keptByHand, 0)
      return { kept_by_hand, rule_id: ruleId }
    },
    what: (_, transactions) => describeEdit({ applied, categories, transactions }),
  })
  return made
}

// Edits that say the same are made together, however many they are.
function groupAlike(edits: UpdateInput['transactions']): WantedEdit[] {
  const groups = new Map<string, { ids: string[]; edit: Edit }>()
  for (const { id, occurrence: _, ...edit } of edits) {
    const key = JSON.stringify(edit)
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { ids: [id], edit })
  }
  return [...groups.values()]
}
