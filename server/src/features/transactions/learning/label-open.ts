// Labels by itself what nobody labelled, where the business's own past shows that at least 19 of 20
// such labels are right. One change of the books, in the trail, that can be undone as one; never
// over a person, a rule, their memory or a sure dictionary.
import { type Model, rank } from '@plimsoll/domain/learning/model'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type KnownCategories, knownCategories } from '../../../books/categories/known.ts'
import { changeBooks } from '../../../books/change-books.ts'
import { makeChange } from '../../../books/changes/make-change.ts'
import { type LearningRow, labelOpen, readOpen } from '../../../books/labels/labelled.store.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { modelOf } from './models.ts'
import { seenOf } from './seen-of.ts'

/** Who the history names for learnt labels. */
export const learningName = 'Learnt from your labels'

const rowsMax = 2000

type Label = { id: string; label: string; chance: number }

/**
 * Labels the newest open payments of a business; returns how many. Nothing is changed where nothing
 * is sure.
 */
export async function labelOpenRows(context: Context, businessId: string): Promise<number> {
  const sure = await asTenant(context.db, businessId, (tx) => sureLabels(tx, businessId))
  if (sure.length === 0) return 0
  return changeBooks(context, businessId, async (tx) => {
    const labels = await sureLabels(tx, businessId)
    if (labels.length === 0) return 0
    const ids = labels.map(({ id }) => id)
    const { changed } = await makeChange(tx, businessId, {
      author: { userId: null, name: learningName },
      work: async () => {
        await subtractTotals(tx, businessId, { ids })
        await labelOpen(tx, businessId, labels)
        await addTotals(tx, businessId, { ids })
      },
      what: (_, transactions) =>
        transactions === 1
          ? 'Categorised a transaction like others of yours'
          : `Categorised ${transactions} transactions like others of yours`,
    })
    return changed
  })
}

async function sureLabels(tx: TenantTx, businessId: string): Promise<Label[]> {
  const model = await modelOf(tx, businessId)
  if (!model || model.threshold.from === null) return []
  const categories = await knownCategories(tx, businessId)
  const rows = await readOpen(tx, businessId, rowsMax)
  return rows.flatMap((row) => sureLabel(row, { model, categories }))
}

function sureLabel(
  row: LearningRow,
  context: { model: Model; categories: KnownCategories },
): Label[] {
  const { model, categories } = context
  const [first] = rank(model, seenOf(row))
  if (!first || model.threshold.from === null || first.chance < model.threshold.from) return []
  if (!categories.codes.includes(first.label) || categories.isHidden(first.label)) return []
  const { direction, activity } = subCategoryOf(first.label)
  // Refunds and transfers are for people to say.
  const isAgainst = direction === (row.amount < 0 ? 'in' : 'out')
  return isAgainst || activity === 'neutral' ? [] : [{ id: row.id, ...first }]
}
