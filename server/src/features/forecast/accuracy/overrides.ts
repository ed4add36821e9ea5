// What the user's own changes did to accuracy: lines as they were forecast with the changes and
// without, against what happened.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { monthOf } from '@plimsoll/domain/calendar'
import { effectOfEdits } from '@plimsoll/domain/forecast/accuracy/overrides'
import { groupBy } from '@plimsoll/domain/group'
import { sum } from '@plimsoll/domain/money'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { View } from '../standing/view.ts'
import { type MonthSnapshot, readMonthSnapshots } from './snapshots.store.ts'

/** The effect of each changed line, the worst first. */
export async function overrideEffects(
  tx: TenantTx,
  businessId: string,
  view: View,
): Promise<ForecastAccuracy['overrides']> {
  const snapshots = await readMonthSnapshots(tx, businessId, monthOf(view.standing.asOf))
  const changed = snapshots.filter(({ amount, unchanged }) => amount !== unchanged)
  const happened = new Map(
    [...groupBy(view.past, (row) => `${row.month} ${keyOf(row)}`)].map(([key, rows]) => [
      key,
      sum(rows.map(({ amount }) => amount)),
    ]),
  )
  const effects = effectOfEdits(
    changed.map((row) => ({
      edits: [{ id: keyOf(row), label: labelOf(view, row) }],
      withEdits: row.amount,
      withoutEdits: row.unchanged,
      happened: happened.get(`${row.month} ${keyOf(row)}`) ?? sum([]),
    })),
  )
  return effects.edits.map((edit) => ({
    label: edit.label,
    since: changed.find((row) => keyOf(row) === edit.editId)?.madeOn ?? view.standing.asOf,
    error_with: edit.errorWith,
    error_without: edit.errorWithout,
    words: edit.words,
  }))
}

function labelOf(view: View, row: MonthSnapshot): string {
  return (
    (row.merchantId ? view.names.get(row.merchantId) : null) ??
    nameOfSubCategory(row.subCategory, view.categoryNames)
  )
}

function keyOf(line: { side: string; subCategory: string; merchantId: string | null }): string {
  return `${line.side} ${line.subCategory} ${line.merchantId}`
}
