// A row of the variance table: the lines of a category, sub-category or merchant added up, with
// what is known of their payments.
import type { VarianceRow } from '@plimsoll/contract/analysis'
import { isMaterial } from '@plimsoll/domain/commentary/materiality'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, negate, sum } from '@plimsoll/domain/money'
import { activityInCash, categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { sumDrivers } from '@plimsoll/domain/variance/drivers'
import { effectOf } from '@plimsoll/domain/variance/effect'
import { keptBy } from '@plimsoll/domain/variance/late'
import type { LineVariance } from '@plimsoll/domain/variance/variance'
import { nameOfSubCategory } from '../../books/categories/names.ts'
import type { VarianceFacts } from './variance.ts'
import type { VarianceQuery } from './variance-query.ts'
import { figuresOf } from './variance-totals.ts'

/** The row that lines make together. */
export function rowOf(
  lines: readonly LineVariance[],
  facts: VarianceFacts & { sideTotals: Record<'in' | 'out', Minor> },
  query: Pick<VarianceQuery, 'level' | 'category'>,
): VarianceRow {
  const [first] = lines
  if (!first) throw new RangeError('a row without lines')
  const { category } = subCategoryOf(first.subCategory)
  const isMerchant = query.level === 'merchant'
  const sub = !isMerchant && query.category ? first.subCategory : null
  const variance = sum(lines.map((line) => line.variance))
  const nameOf = (id: string | null) => (id && facts.names.get(id)) || 'No merchant named'
  const total = (pick: (line: LineVariance) => Minor) => sum(lines.map(pick))
  return {
    ...figuresOf({
      baseline: total((line) => line.baseline),
      actual: total((line) => line.actual),
      expected: total((line) => line.expected),
      variance,
      effect: effectOf({ side: first.side, subCategory: first.subCategory, variance }),
      kept: keptBy(first.side === 'out' ? lines : [], { ...facts, kept: negate(variance) }),
      drivers: sumDrivers(lines.map(({ drivers }) => ({ drivers, sign: 1 }))),
    }),
    category,
    category_label: categoryLabelOf(category),
    sub_category: sub,
    subcategory_label: sub && nameOfSubCategory(sub, facts.categoryNames),
    merchant_id: isMerchant ? first.merchantId : null,
    merchant: isMerchant ? nameOf(first.merchantId) : null,
    side: first.side,
    is_material: isMaterial(
      { variance, baseline: total((line) => line.baseline) },
      { threshold: facts.threshold, sideTotal: facts.sideTotals[first.side] },
    ),
    activity: activityInCash(first.subCategory),
    payments: {
      baseline: lines.reduce((all, line) => all + line.payments.baseline, 0),
      current: lines.reduce((all, line) => all + line.payments.current, 0),
    },
    moved: lines.flatMap((line) =>
      line.moved.map(({ amount, expectedDay, movedTo }) => ({
        merchant: nameOf(line.merchantId),
        amount,
        expected_day: expectedDay,
        moved_to: movedTo,
      })),
    ),
    one_offs: lines.flatMap((line) =>
      line.oneOffs.map(({ amount, day }) => ({ merchant: nameOf(line.merchantId), amount, day })),
    ),
    trend: isMerchant ? [] : trendOf(lines, facts),
  }
}

function trendOf(lines: readonly LineVariance[], facts: VarianceFacts): Minor[] {
  const [first] = lines
  const codes = new Set(lines.map(({ subCategory }) => subCategory))
  const months = groupBy(
    facts.trend.filter((row) => row.side === first?.side && codes.has(row.subCategory)),
    ({ month }) => month,
  )
  return facts.trendMonths.map((month) => sum((months.get(month) ?? []).map((row) => row.amount)))
}
