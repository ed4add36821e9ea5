// Suggestions for payments: at most three labels each, with how sure they are and why.
import type { Suggestion } from '@plimsoll/contract/suggestions'
import { groupBy } from '@plimsoll/domain/group'
import type { Model } from '@plimsoll/domain/learning/model'
import { reasonFor } from '@plimsoll/domain/learning/reason'
import { type LabelSuggestion, suggestLabels } from '@plimsoll/domain/learning/suggest'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type KnownCategories, knownCategories } from '../../../books/categories/known.ts'
import {
  type LearningRow,
  type MerchantLabel,
  readByIds,
  readMerchantLabels,
} from '../../../books/labels/labelled.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { modelOf } from './models.ts'
import { hintFor, seenOf } from './seen-of.ts'

/** The suggestions of each payment by its id; payments of others are left out. */
export async function suggest(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Record<string, Suggestion[]>> {
  const rows = await readByIds(tx, businessId, ids)
  const merchantIds = [...new Set(rows.flatMap((row) => row.merchant_id ?? []))]
  const labels = await readMerchantLabels(tx, businessId, merchantIds)
  const categories = await knownCategories(tx, businessId)
  const model = await modelOf(tx, businessId)
  const bySide = groupBy(labels, (label) => `${label.merchant_id} ${label.side}`)
  return Object.fromEntries(
    rows.map((row) => {
      const side = row.amount < 0 ? 'out' : 'in'
      const ownLabels = pastLabels(bySide.get(`${row.merchant_id} ${side}`) ?? [], row)
      return [row.id, suggestFor(row, { ownLabels, categories, model })]
    }),
  )
}

/**
 * What somebody labelled the payee's money, without the payment itself: its own label is no reason
 * for it. Where nobody did and the dictionary has no word for this payment, what it made of the
 * others: "OAKHURST ESTATES" pays for what "OAKHURST ESTATES INV 101" did.
 */
function pastLabels(labels: readonly MerchantLabel[], row: LearningRow): MerchantLabel[] {
  const own = (label: MerchantLabel) => (row.label === label.label ? 1 : 0)
  const counted = (countOf: (label: MerchantLabel) => number) =>
    labels.map((label) => ({ ...label, count: countOf(label) })).filter(({ count }) => count > 0)
  const taught = counted((label) => label.taught - (row.taught ? own(label) : 0))
  if (taught.length > 0 || hintFor(row)) return taught
  return counted((label) => label.count - own(label))
}

type Facts = {
  ownLabels: readonly MerchantLabel[]
  categories: KnownCategories
  model: Model | null
}

function suggestFor(
  row: LearningRow,
  { ownLabels: labels, categories, model }: Facts,
): Suggestion[] {
  const seen = seenOf(row)
  const hint = hintFor(row)
  const counts = new Map(labels.map(({ label, count }) => [label, count]))
  return suggestLabels(seen, { model, corrections: counts, hint })
    .filter(({ label }) => isOffered(label, categories))
    .map((label) => ({
      ...wordsOf(label, categories),
      reason: reasonFor({
        seen,
        label: label.label,
        labelWords: categories.labelOf(label.label),
        past: pastOf(label.label, labels, row),
        model,
        hinted: hint?.label === label.label,
      }),
    }))
}

function isOffered(label: string, categories: KnownCategories): boolean {
  return isSubCategory(label) && categories.codes.includes(label) && !categories.isHidden(label)
}

function wordsOf({ label, chance, source }: LabelSuggestion, categories: KnownCategories) {
  return {
    sub_category: label,
    subcategory_label: categories.labelOf(label),
    category_label: categoryLabelOf(subCategoryOf(label).category),
    confidence: Math.round(chance * 1000) / 1000,
    source,
  }
}

function pastOf(label: string, labels: readonly MerchantLabel[], row: LearningRow) {
  const own = labels.find((each) => each.label === label)
  return {
    name: row.merchant_name,
    count: own?.count ?? 0,
    total: labels.reduce((sum, { count }) => sum + count, 0),
    latest: own ? { text: own.text, day: own.day } : null,
  }
}
