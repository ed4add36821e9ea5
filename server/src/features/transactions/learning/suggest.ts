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
  const known = await knownCategories(tx, businessId)
  const model = await modelOf(tx, businessId)
  const bySide = groupBy(labels, (one) => `${one.merchant_id} ${one.side}`)
  return Object.fromEntries(
    rows.map((row) => {
      const side = row.amount < 0 ? 'out' : 'in'
      const said = (bySide.get(`${row.merchant_id} ${side}`) ?? []).flatMap((one) =>
        without(one, row),
      )
      return [row.id, suggestFor(row, { said, known, model })]
    }),
  )
}

// A payment's own label is no reason for itself.
function without(one: MerchantLabel, row: LearningRow): MerchantLabel[] {
  const count = row.taught && row.label === one.label ? one.count - 1 : one.count
  return count > 0 ? [{ ...one, count }] : []
}

type Facts = { said: readonly MerchantLabel[]; known: KnownCategories; model: Model | null }

function suggestFor(row: LearningRow, { said, known, model }: Facts): Suggestion[] {
  const seen = seenOf(row)
  const hint = hintFor(row)
  const counts = new Map(said.map(({ label, count }) => [label, count]))
  return suggestLabels(seen, { model, corrections: counts, hint })
    .filter(({ label }) => isOffered(label, known))
    .map((one) => ({
      ...wordsOf(one, known),
      reason: reasonFor({
        seen,
        label: one.label,
        labelWords: known.labelOf(one.label),
        past: pastOf(one.label, said, row),
        model,
        hinted: hint?.label === one.label,
      }),
    }))
}

function isOffered(label: string, known: KnownCategories): boolean {
  return isSubCategory(label) && known.codes.includes(label) && !known.isHidden(label)
}

function wordsOf({ label, chance, source }: LabelSuggestion, known: KnownCategories) {
  return {
    sub_category: label,
    subcategory_label: known.labelOf(label),
    category_label: categoryLabelOf(subCategoryOf(label).category),
    confidence: Math.round(chance * 1000) / 1000,
    source,
  }
}

function pastOf(label: string, said: readonly MerchantLabel[], row: LearningRow) {
  const own = said.find((one) => one.label === label)
  return {
    name: row.merchant_name,
    count: own?.count ?? 0,
    total: said.reduce((sum, { count }) => sum + count, 0),
    latest: own ? { text: own.text, day: own.day } : null,
  }
}
