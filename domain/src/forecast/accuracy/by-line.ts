// Errors by category and by merchant: each month first added up to what the group came to, so that
// lines which cancel out do not count as wrong.
import { groupBy } from '../../group.ts'
import { type Minor, sum } from '../../money.ts'
import { isSubCategory, subCategoryOf } from '../../taxonomy.ts'
import { type ErrorOf, errorOf } from './error-of.ts'
import { type NaiveForecast, naiveMethods, type Outcome } from './outcome.ts'
import type { MonthOutcome } from './snapshot.ts'

/** The errors of one group on one side, with its whole forecast and all that happened. */
type GroupError = ErrorOf & {
  readonly key: string
  readonly side: 'in' | 'out'
  readonly expected: Minor
  readonly happened: Minor
}

/** By category of the taxonomy and side, the largest errors first. */
export function errorByCategory(outcomes: readonly MonthOutcome[]): GroupError[] {
  return errorByGroup(outcomes, ({ subCategory }) =>
    isSubCategory(subCategory) ? subCategoryOf(subCategory).category : subCategory,
  )
}

/** By merchant and side, the largest errors first; what has no merchant is left aside. */
export function errorByMerchant(outcomes: readonly MonthOutcome[]): GroupError[] {
  return errorByGroup(
    outcomes.filter(({ merchantId }) => merchantId !== null),
    ({ merchantId }) => merchantId ?? '',
  )
}

function errorByGroup(
  outcomes: readonly MonthOutcome[],
  keyOf: (outcome: MonthOutcome) => string,
): GroupError[] {
  const groups = groupBy(outcomes, (each) => `${each.side} ${keyOf(each)}`)
  const errors = [...groups.values()].flatMap((group): GroupError[] => {
    const [first] = group
    if (!first) return []
    const together = [...groupBy(group, snapshotKey).values()].map(addedUp)
    const total = sum(together.map(({ expected }) => expected))
    const happened = sum(together.map((each) => each.happened))
    return [
      { key: keyOf(first), side: first.side, expected: total, happened, ...errorOf(together) },
    ]
  })
  return errors.sort((a, b) => b.meanError * b.count - a.meanError * a.count)
}

function snapshotKey({ madeOn, month }: MonthOutcome): string {
  return `${madeOn} ${month}`
}

/** A naive method forecasts a sum only where it forecasts every part of it. */
function addedUp(outcomes: readonly Outcome[]): Outcome {
  const naive: NaiveForecast = Object.fromEntries(
    naiveMethods.flatMap((method) => {
      const amounts = outcomes.map((each) => each.naive[method])
      const isWhole = amounts.every((amount) => typeof amount === 'number')
      return isWhole ? [[method, sum(amounts as Minor[])]] : []
    }),
  )
  return {
    horizonDays: outcomes[0]?.horizonDays ?? 0,
    expected: sum(outcomes.map(({ expected }) => expected)),
    happened: sum(outcomes.map(({ happened }) => happened)),
    naive,
  }
}
