// Transactions for stories: who, on which days, how much. Not for the product.
import { addDays, addMonthsToDay, type Day } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'

/** Payments of a payee on days; amounts in pence, signed, one for all or one for each. */
export function payments(of: {
  payee: string | null
  days: readonly Day[]
  pence: number | readonly number[]
  subCategory?: string
}): Movement[] {
  return of.days.map((day, i) => ({
    id: `${of.payee ?? of.subCategory}-${day}-${i}-${typeof of.pence === 'number' ? of.pence : ''}`,
    day,
    amount: minor(typeof of.pence === 'number' ? of.pence : (of.pence[i] ?? 0)),
    merchantId: of.payee,
    subCategory: of.subCategory ?? 'other_costs',
  }))
}

/** So many days, each so many days after the one before. */
export function everyDays(first: Day, days: number, count: number): Day[] {
  return Array.from({ length: count }, (_, i) => addDays(first, i * days))
}

/** So many days, each so many months after the first, at the end of shorter months. */
export function everyMonths(first: Day, months: number, count: number): Day[] {
  return Array.from({ length: count }, (_, i) => addMonthsToDay(first, i * months))
}
