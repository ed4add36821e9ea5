// Edits transactions because a person says so: one by one, or as far as the edit shall reach.
import type { Edit, updateTransactions as endpoint } from '@plimsoll/contract/edits'
import type { Day } from '@plimsoll/domain/calendar'
import type * as z from 'zod/mini'
import { knownCategories } from '../../../books/categories/known.ts'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, makeChange } from '../../../books/changes/make-change.ts'
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { keepMerchantRules } from '../rules/merchant-rule.ts'
import { type Applied, applyEdit, type SaidEdit } from './apply-edit.ts'
import { sayEdit } from './edit-words.ts'
import { checkMatches, matchPayments } from './match.ts'

/** What is said: edits by transaction, and how far they reach. */
export type Said = z.output<(typeof endpoint)['body']>

/** What edits came to. */
export type Edited = { kept_by_hand: number; rule_id: string | null }

/** Edits transactions as one change. What is said of expected payments is the forecast's to keep: it is asked before the edits, and keeps it after them. */
export async function updateTransactions(
  context: Context,
  businessId: string,
  of: { author: Author; said: Said },
): Promise<Changed<Edited>> {
  const matches = await checkMatches(context, businessId, of.said)
  const edited = await changeBooks(context, businessId, (tx) =>
    editWithin(tx, businessId, { ...of, today: context.today() }),
  )
  return matchPayments(context, businessId, { author: of.author, edited, matches })
}

/** The same within a change of the books that is under way: also what a preview runs, and rolls back. */
export async function editWithin(
  tx: TenantTx,
  businessId: string,
  of: { author: Author; said: Said; today: Day },
): Promise<Changed<Edited>> {
  const { said, today } = of
  const known = await knownCategories(tx, businessId)
  const reaches = said.apply_to !== undefined && said.apply_to !== 'this'
  const applied: (Applied & SaidEdit)[] = []
  const made = await makeChange(tx, businessId, {
    author: of.author,
    work: async (change) => {
      let ruleId: string | null = null
      for (const group of alike(said.transactions)) {
        const done = await applyEdit(tx, businessId, { ...group, known, change, reaches, today })
        applied.push({ ...done, ...group })
        if (said.apply_to === 'merchant_all')
          ruleId ??= await keepMerchantRules(tx, businessId, { ...done, edit: group.edit, known })
      }
      const kept_by_hand = applied.reduce((sum, one) => sum + one.keptByHand, 0)
      return { kept_by_hand, rule_id: ruleId }
    },
    what: (_, transactions) => sayEdit({ applied, known, transactions }),
  })
  return made
}

// Edits that say the same are made together, however many they are.
function alike(said: Said['transactions']): SaidEdit[] {
  const groups = new Map<string, { ids: string[]; edit: Edit }>()
  for (const { id, occurrence: _, ...edit } of said) {
    const key = JSON.stringify(edit)
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { ids: [id], edit })
  }
  return [...groups.values()]
}
