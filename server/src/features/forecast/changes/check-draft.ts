// Whether a draft can be meant at all: every line it speaks of is there, every day and amount makes
// sense.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { refuseCircles, saveable } from '@plimsoll/domain/forecast/overlay/saveable'
import { Problem } from '@plimsoll/domain/problem'
import { isSubCategory, subCategories } from '@plimsoll/domain/taxonomy'
import type { TenantTx } from '../../../db/tenant.ts'
import { readLineId } from '../line-id.ts'
import { knownLines } from '../lines/known-lines.ts'
import { placedConfiguration, withDraft } from '../overlay/overlay-of.ts'
import { configurationOf, savedConfiguration } from '../overlay/wire-rules.ts'
import type { View } from '../standing/view.ts'
import { checkDecisions } from './check-decisions.ts'

/** Refuses what cannot be, with a sentence. */
export async function checkDraft(
  tx: TenantTx,
  businessId: string,
  { view, draft }: { view: View; draft: Changeset },
): Promise<void> {
  const known = knownLines(view)
  const lines = new Set(known.map(({ id }) => id))
  const saved = new Set(view.changes.hidden)
  for (const { seriesId } of draft.hidden ?? [])
    if (!lines.has(seriesId) && !saved.has(seriesId)) throw noLine()
  await checkDecisions(tx, businessId, { view, known, draft })
  checkConfigurations(view, lines, draft)
  checkScalings(view, draft)
  checkOneOffs(view, draft)
}

function checkOneOffs(view: View, draft: Changeset): void {
  const ids = (draft.one_offs ?? []).flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length)
    throw new Problem('invalid', 'Two of the one-off payments are one and the same.')
  for (const oneOff of draft.one_offs ?? []) {
    if (!isSubCategory(oneOff.sub_category)) throw noCategory()
    if (oneOff.amount === 0) throw new Problem('invalid', 'Enter an amount that isn’t zero.')
    if (oneOff.day <= view.standing.asOf)
      throw new Problem('invalid', 'Choose a day that is still to come.')
    if (oneOff.day > view.standing.until)
      throw new Problem('invalid', 'Choose a day within the next two years.')
    checkMerchant(view, oneOff.merchant_id)
  }
}

/** A line can fall by all of it and no more: below that, money out would turn into money in. */
function checkScalings(view: View, draft: Changeset): void {
  for (const { kind, of: subject, percent, from, to } of draft.scalings ?? []) {
    if (Number(percent) < -100)
      throw new Problem('invalid', 'Choose −100% or more: nothing falls by more than all of it.')
    if (to && to < from)
      throw new Problem('invalid', 'The change would end before it begins. Choose a later end.')
    if (kind === 'merchant') checkMerchant(view, subject)
    if (kind === 'sub_category' && subject && !isSubCategory(subject)) throw noCategory()
    if (
      kind === 'category' &&
      subject &&
      !subCategories.some(({ category }) => category === subject)
    )
      throw noCategory()
  }
}

function checkConfigurations(view: View, lines: ReadonlySet<string>, draft: Changeset): void {
  const ruled = new Set<string>()
  for (const rule of draft.customConfigurations ?? []) {
    const kept = savedConfiguration(rule)
    saveable(configurationOf(kept))
    saveable(placedConfiguration(kept, view.base.series))
    const line = rule.line_id ? readLineId(rule.line_id) : null
    if (line && line.kind !== 'rule' && !lines.has(rule.line_id ?? '')) throw noLine()
    checkMerchant(view, rule.merchant_id)
    for (const { percent_of } of rule.rules)
      if (percent_of?.kind === 'merchant') checkMerchant(view, percent_of.of)
    if (ruled.has(rule.line_id ?? kept.id))
      throw new Problem('invalid', 'Two sets of rules are for the same line. Make them one.')
    ruled.add(rule.line_id ?? kept.id)
  }
  const { configurations } = withDraft(view.changes, draft)
  refuseCircles(
    configurations.map((configuration) => placedConfiguration(configuration, view.base.series)),
  )
  const rules = configurations.flatMap((configuration) =>
    configuration.rules.flatMap(({ id }) => id ?? []),
  )
  if (new Set(rules).size < rules.length)
    throw new Problem('invalid', 'Two of the rules are one and the same. Give each its own id.')
}

function checkMerchant(view: View, merchantId: string | null | undefined): void {
  if (merchantId && !view.names.has(merchantId))
    throw new Problem('not_found', 'There is no such merchant.')
}

function noCategory(): Problem {
  return new Problem('invalid', 'Choose a category that exists.')
}

function noLine(): Problem {
  return new Problem('not_found', 'There is no such line in the forecast.')
}
