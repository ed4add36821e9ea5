// Errors by category and by merchant: each month first added up to what the group came to, so that lines which cancel out do not count as wrong.
import { groupBy } from '../../group.ts'
import { type Minor, sum } from '../../money.ts'
import { isSubCategory, subCategoryOf } from '../../taxonomy.ts'
import { type ErrorOf, errorOf } from './error-of.ts'
import { type NaiveSaid, naiveMethods, type Outcome } from './outcome.ts'
import type { MonthOutcome } from './snapshot.ts'

/** The errors of one group on one side, with all that was said of it and all that happened. */
export type GroupError = ErrorOf & {
  readonly key: string
  readonly side: 'in' | 'out'
  readonly said: Minor
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
  const errors = [...groups.values()].flatMap((of): GroupError[] => {
    const [first] = of
    if (!first) return []
    const together = [...groupBy(of, sayingOf).values()].map(addedUp)
    const said = sum(together.map(({ expected }) => expected))
    const happened = sum(together.map((each) => each.happened))
    return [{ key: keyOf(first), side: first.side, said, happened, ...errorOf(together) }]
  })
  return errors.sort((a, b) => b.meanError * b.count - a.meanError * a.count)
}

function sayingOf({ madeOn, month }: MonthOutcome): string {
  return `${madeOn} ${month}`
}

/** A plain method says something of a sum only where it says something of each part. */
function addedUp(outcomes: readonly Outcome[]): Outcome {
  const naive: NaiveSaid = Object.fromEntries(
    naiveMethods.flatMap((method) => {
      const said = outcomes.map((each) => each.naive[method])
      const isWhole = said.every((amount) => typeof amount === 'number')
      return isWhole ? [[method, sum(said as Minor[])]] : []
    }),
  )
  return {
    horizonDays: outcomes[0]?.horizonDays ?? 0,
    expected: sum(outcomes.map(({ expected }) => expected)),
    happened: sum(outcomes.map(({ happened }) => happened)),
    naive,
  }
}
