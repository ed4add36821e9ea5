// "This and all to come": an edit that is to hold for what a merchant sends from now on becomes a
// rule, the first that is asked, for it is the latest word. The same edit again changes the
// existing rule.
import type { Edit } from '@plimsoll/contract/edits'
import type { KnownCategories } from '../../../books/categories/known.ts'
import type { TargetRow } from '../../../books/edits/targets.store.ts'
import { readMerchantNames } from '../../../books/merchants/names.store.ts'
import { type KeptRule, keepRule, readRules } from '../../../books/rules/rules.store.ts'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { merchantSides } from '../edits/apply-edit.ts'

/**
 * Keeps a rule for each merchant and side of the edited transactions; returns the first, null where
 * there is nothing to keep.
 */
export async function keepMerchantRules(
  tx: TenantTx,
  businessId: string,
  learned: {
    targets: readonly TargetRow[]
    edit: Pick<Edit, 'merchant' | 'excluded'>
    subCategory: string | null | undefined
    categories: KnownCategories
  },
): Promise<string | null> {
  const actions = actionsOf(learned)
  if (Object.keys(actions).length === 0) return null
  const rules = await readRules(tx, businessId)
  const sides = merchantSides(learned.targets)
  const names = await readMerchantNames(
    tx,
    businessId,
    sides.map((side) => side.merchantId),
  )
  const kept: string[] = []
  for (const { merchantId, side } of sides) {
    const before = rules.find((rule) => isOf(rule, merchantId, side))
    const position = Math.min(1, ...rules.map((rule) => rule.position)) - kept.length - 1
    const rule = {
      id: before?.id ?? newId(),
      name: before?.name ?? nameOf(names.get(merchantId) ?? '', side),
      conditions: { merchant_ids: [merchantId], direction: side },
      actions: { ...before?.actions, ...actions },
      enabled: true,
      position: before?.position ?? position,
    }
    await keepRule(tx, businessId, rule)
    kept.push(rule.id)
  }
  return kept[0] ?? null
}

function actionsOf(
  learned: Omit<Parameters<typeof keepMerchantRules>[2], 'targets' | 'known'>,
): KeptRule['actions'] {
  const { edit, subCategory } = learned
  return {
    ...(subCategory ? { sub_category: subCategory } : {}),
    ...(edit.merchant ? { merchant: edit.merchant } : {}),
    ...(edit.excluded ? { exclude: true as const } : {}),
  }
}

function isOf(rule: KeptRule, merchantId: string, side: 'in' | 'out'): boolean {
  const { merchant_ids, direction, ...others } = rule.conditions
  const [only] = merchant_ids ?? []
  return (
    only === merchantId &&
    merchant_ids?.length === 1 &&
    direction === side &&
    Object.values(others).every((value) => value === undefined) &&
    !rule.actions.split
  )
}

function nameOf(merchant: string, side: 'in' | 'out'): string {
  return `${side === 'out' ? 'Money to' : 'Money from'} ${merchant}`.slice(0, 100)
}
