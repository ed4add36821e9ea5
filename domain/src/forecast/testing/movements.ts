// Transactions for stories: who, on which days, how much. Not for the product.
import { addDays, addMonthsToDay, type Day } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'

/** Payments of a payee on days; amounts in pence, signed, one for all or one for each. */
export function payments(input: {
  payee: string | null
  days: readonly Day[]
  pence: number | readonly number[]
  subCategory?: string
}): Movement[] {
  return input.days.map((day, i) => ({
    id: `${input.payee ?? input.subCategory}-${day}-${i}-${typeof input.pence === 'number' ? input.pence : ''}`,
    day,
    amount: minor(typeof input.pence === 'number' ? input.pence : (input.pence[i] ?? 0)),
    merchantId: input.payee,
    subCategory: input.subCategory ?? 'other_costs',
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
