// Where cash went this month, by category, beside what the whole month is expected to come to.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { type CashLine, type CashMonth, isExcluded } from '@plimsoll/domain/cashflow/cash-months'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum, zero } from '@plimsoll/domain/money'
import { activityInCash, categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { Statement } from './statement.ts'

const rowsMax = 6
const shortActivity = { operating: 'op', investing: 'inv', financing: 'fin' } as const

/** The largest categories of money out, by what they come to so far or are expected to. */
export function spendingOf(
  { actuals, forecast }: Statement,
  forecasted: boolean,
): Dashboard['spending'] {
  const soFar = byCategory(actuals.at(-1))
  const whole = forecasted ? byCategory(forecast[0]) : new Map<string, Spent>()
  const keys = new Set([...soFar.keys(), ...whole.keys()])
  const rows = [...keys].map((cell) => {
    const spent = soFar.get(cell) ?? whole.get(cell)
    return {
      category: spent?.category ?? '',
      label: categoryLabelOf(spent?.category ?? ''),
      cell,
      amount: soFar.get(cell)?.amount ?? zero,
      usual: forecasted ? (whole.get(cell)?.amount ?? zero) : null,
    }
  })
  return rows.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, rowsMax)
}

type Spent = { category: string; amount: Minor }

function byCategory(month: CashMonth | undefined): Map<string, Spent> {
  const out = (month?.lines ?? []).filter(
    (line) => line.side === 'out' && !isExcluded(line) && !isOwnTransfer(line),
  )
  const groups = groupBy(out, cellOf)
  return new Map(
    [...groups].map(([cell, lines]) => [
      cell,
      {
        category: subCategoryOf(lines[0]?.subCategory ?? '').category,
        amount: sum(lines.map((line) => line.amount)),
      },
    ]),
  )
}

// Money set aside in an account that isn't connected leaves the cash we see, but isn't spent.
function isOwnTransfer({ subCategory }: CashLine): boolean {
  return subCategoryOf(subCategory).activity === 'neutral'
}

function cellOf({ subCategory }: CashLine): string {
  const { category } = subCategoryOf(subCategory)
  return `out.${shortActivity[activityInCash(subCategory)]}.${category}`
}

function sizeOf(row: { amount: Minor; usual: Minor | null }): number {
  return Math.max(row.amount, row.usual ?? 0)
}
