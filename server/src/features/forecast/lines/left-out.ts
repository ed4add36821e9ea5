// What comes back in most months and is not in the list of regular payments, with the reason:
// taxes, which are worked out, and payees whose amount or day varies.
import type { listLeftOut } from '@plimsoll/contract/forecast-recurring'
import { addMonths, monthOf } from '@plimsoll/domain/calendar'
import { leftOutReason } from '@plimsoll/domain/forecast/recurring/review'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, magnitude, minor, sum, zero } from '@plimsoll/domain/money'
import { taxNameOf } from '@plimsoll/domain/tax/tax-words'
import { isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import type { JudgedSeries } from '../run/series.store.ts'
import type { View } from '../standing/view.ts'

type LeftOut = z.output<typeof listLeftOut.reply>['data'][number]

const monthsLookedAt = 6
const payeesMax = 20

/**
 * Taxes first, then payees, those that come to most first. `known` are all series with a verdict.
 */
export function leftOutOf(view: View, known: readonly JudgedSeries[]): LeftOut[] {
  return [...taxes(view), ...payees(view, known)]
}

function taxes({ standing }: View): LeftOut[] {
  const byKind = groupBy(standing.run?.taxes ?? [], ({ kind }) => kind)
  return [...byKind].map(([kind, expected]) => {
    const amounts = expected.map(({ amount }) => magnitude(amount))
    const name = taxNameOf(kind)
    return {
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      side: sum(expected.map(({ amount }) => amount)) > 0 ? 'in' : 'out',
      reason: 'tax',
      ...ends(amounts),
    }
  })
}

function payees(view: View, known: readonly JudgedSeries[]): LeftOut[] {
  const current = monthOf(view.standing.asOf)
  const months = Array.from({ length: monthsLookedAt }, (_, i) => addMonths(current, -1 - i))
  const shown = new Set([...view.base.series, ...known].map(keyOf))
  const named = view.past.filter(
    (row) => row.merchantId !== null && !isTax(row.subCategory) && months.includes(row.month),
  )
  const found = [...groupBy(named, keyOf)].flatMap(([key, rows]) => {
    const [first] = rows
    const name = first?.merchantId ? view.names.get(first.merchantId) : undefined
    if (!first || !name || shown.has(key)) return []
    const amounts = months.map((month) =>
      sum(rows.filter((row) => row.month === month).map(({ amount }) => amount)),
    )
    const reason = leftOutReason(amounts)
    if (!reason) return []
    const seen = amounts.map(magnitude).filter((amount) => amount > 0)
    return [{ name, side: first.side, reason, ...ends(seen), total: sum(seen) }]
  })
  return found
    .sort((a, b) => b.total - a.total)
    .slice(0, payeesMax)
    .map(({ total: _, ...payee }) => payee)
}

type Line = { side: string; subCategory: string; merchantId: string | null }

function keyOf({ side, subCategory, merchantId }: Line): string {
  return `${side} ${subCategory} ${merchantId}`
}

function isTax(subCategory: string): boolean {
  return isSubCategory(subCategory) && subCategoryOf(subCategory).category === 'taxes'
}

function ends(amounts: readonly Minor[]): { low: Minor; high: Minor } {
  if (amounts.length === 0) return { low: zero, high: zero }
  return { low: minor(Math.min(...amounts)), high: minor(Math.max(...amounts)) }
}
