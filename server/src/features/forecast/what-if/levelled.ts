// A cost that comes to so much each month or quarter: what is paid on known days keeps them, and
// the difference falls on the same days.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { addMonths, type Month, monthOf } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { type Minor, magnitude, minor, negate, sum } from '@plimsoll/domain/money'
import { horizonEnd } from '@plimsoll/domain/outlook/horizon'
import type { Side } from '@plimsoll/domain/taxonomy'
import type { View } from '../standing/view.ts'

/** So much each month or quarter in place of what is expected. */
export type Level = {
  readonly side: Side
  /** Whether a payee or sub-category is meant. */
  readonly isOf: (line: { merchantId: string | null; subCategory: string }) => boolean
  readonly amount: Minor
  /** How many months it is paid for. */
  readonly months: 1 | 3
  readonly from: Month
  readonly to: Month | undefined
  /** Where what is expected has no day, or another rhythm. */
  readonly otherwise: Changeset
}

/** The changes that bring it to its level on its own days; null where it has none. */
export function levelled({ forecast, standing }: View, level: Level): Changeset | null {
  const { side, isOf, from, to, months } = level
  const end = monthOf(horizonEnd(standing.asOf, standing.books.outlookMonths))
  const last = to !== undefined && to < end ? to : end
  const own = forecast.parts.filter(
    (part) => part.side === side && part.amount !== 0 && part.month >= from && isOf(part),
  )
  const changed: NonNullable<Changeset['one_offs']> = []
  for (let first = from; first <= last; first = addMonths(first, months)) {
    const next = addMonths(first, months)
    const within = own.filter(({ month }) => month >= first && month < next)
    const isCut = addMonths(next, -1) > last
    if (within.length === 0 && isCut) continue
    const dated = within.filter(({ day }) => day !== null)
    if (totalOf(dated) * mostOf < totalOf(within) || dated.length === 0) return null
    const target = side === 'out' ? negate(level.amount) : level.amount
    changed.push(...differences(dated, target - sum(within.map(({ amount }) => amount))))
  }
  return changed.length > 0 ? { one_offs: changed } : null
}

// Pennies that no day is known for stay as they are.
const mostOf = 1.1

const totalOf = (parts: readonly Part[]) => magnitude(sum(parts.map(({ amount }) => amount)))

// Each payment takes its share of the difference, and the last what rounding leaves.
function differences(parts: readonly Part[], gap: number): NonNullable<Changeset['one_offs']> {
  const total = sum(parts.map(({ amount }) => amount))
  let left = gap
  return parts.map(({ day, amount, subCategory }, at) => {
    const share = at === parts.length - 1 ? left : Math.round((gap * amount) / total)
    left -= share
    return { day: day ?? '', amount: minor(share), sub_category: subCategory, note: 'What if' }
  })
}
