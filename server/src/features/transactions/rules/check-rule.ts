// Refuses rules that ask nothing, do nothing, or name what is not there.
import { Problem } from '@plimsoll/domain/problem'
import { asksNothing } from '@plimsoll/domain/rules/rule'
import { sharesAddUp } from '@plimsoll/domain/rules/shares'
import { readIncluded } from '../../../books/accounts/accounts.store.ts'
import { knownCategories } from '../../../books/categories/known.ts'
import { readMerchantNames } from '../../../books/merchants/names.store.ts'
import type { KeptRule } from '../../../books/rules/rules.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** Refuses with a sentence what cannot be a rule. */
export async function checkRule(tx: TenantTx, businessId: string, rule: KeptRule): Promise<void> {
  const { conditions, actions } = rule
  if (asksNothing(conditions) || conditions.merchant_ids?.length === 0)
    throw invalid('Add at least one condition.', 'conditions')
  if (Object.values(actions).every((value) => value === undefined))
    throw invalid('Choose what the rule does.', 'actions')
  if (actions.split && actions.sub_category)
    throw invalid('A rule gives one category or splits, not both.', 'actions')
  if (actions.split && !sharesAddUp(actions.split))
    throw invalid('The shares must be more than nothing and come to 100%.', 'actions.split')
  const { amount_from, amount_to } = conditions
  if (amount_from !== undefined && amount_to !== undefined && amount_from > amount_to)
    throw invalid('The smallest amount is larger than the largest.', 'conditions.amount_from')
  await checkNames(tx, businessId, rule)
}

async function checkNames(tx: TenantTx, businessId: string, rule: KeptRule): Promise<void> {
  const { conditions, actions } = rule
  const categories = await knownCategories(tx, businessId)
  const codes = [
    ...(actions.sub_category ? [actions.sub_category] : []),
    ...(actions.split ?? []).map((part) => part.sub_category),
  ]
  if (!codes.every((code) => categories.codes.includes(code)))
    throw invalid('Choose a category from the list.', 'actions.sub_category')
  const ids = [...new Set(conditions.merchant_ids ?? [])]
  if ((await readMerchantNames(tx, businessId, ids)).size < ids.length)
    throw new Problem('not_found', 'There is no such merchant.')
  if (conditions.account && (await readIncluded(tx, businessId, conditions.account)) === null)
    throw new Problem('not_found', 'There is no such account.')
}

function invalid(message: string, path: string): Problem {
  return new Problem('invalid', message, { details: [{ message, path }] })
}
