// The days of instalments: how many, how far apart, beginning when. Equal parts to the penny, as
// the forecast splits them.
import { addDays, addMonthsToDay, type Day } from '@plimsoll/domain/calendar'
import { allocate, type Minor } from '@plimsoll/domain/money'

/** How far apart instalments are. */
export type Apart = 'week' | 'fortnight' | 'month'

/** The fewest and the most that a payment is split into. */
export const instalmentsMin = 2
export const instalmentsMax = 12

const daysApart = { week: 7, fortnight: 14 } as const

/**
 * The days, the first one included. Counted from the first each time, so that the 31st comes back
 * after a shorter month.
 */
export function instalmentDays(first: Day, input: { count: number; apart: Apart }): Day[] {
  const { count, apart } = input
  return Array.from({ length: count }, (_, at) =>
    apart === 'month' ? addMonthsToDay(first, at) : addDays(first, at * daysApart[apart]),
  )
}

/** Each day with its part of the amount; the parts add up to it. */
export function instalmentsOf(amount: Minor, days: readonly Day[]): { day: Day; amount: Minor }[] {
  const parts = allocate(amount, days.length)
  return days.flatMap((day, at) => {
    const part = parts[at]
    return part === undefined ? [] : [{ day, amount: part }]
  })
}
