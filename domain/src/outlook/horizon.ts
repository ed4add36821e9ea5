// How far ahead the outlook looks: one choice of the business, which every screen names.
import { addMonths, type Day, lastDayOf, monthOf } from '../calendar.ts'

/** The horizons that can be chosen, in whole months after the current one. */
export const horizonChoices = [3, 6, 12] as const

/** One of them. */
type HorizonMonths = (typeof horizonChoices)[number]

/** The horizon until another is chosen. */
export const defaultHorizon: HorizonMonths = 6

/** The last day of the horizon: the end of its last month. */
export function horizonEnd(asOf: Day, months: number): Day {
  return lastDayOf(addMonths(monthOf(asOf), months))
}

/** The days up to the end of the horizon. */
export function withinHorizon<T extends { readonly day: Day }>(
  days: readonly T[],
  horizon: { asOf: Day; months: number },
): T[] {
  const until = horizonEnd(horizon.asOf, horizon.months)
  return days.filter(({ day }) => day <= until)
}
