// The low point of a path in the contract's words, with what causes it.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { LowPoint } from '@plimsoll/domain/forecast/overlay/composed'
import { lowPointOf, nearDays } from '@plimsoll/domain/forecast/overlay/low-point'
import type { View } from '../standing/view.ts'
import { partLabel } from './part-words.ts'

type ToldLow = Impact['before']['low']

/** The lowest closing balance of the days that are near, its day and the largest payment of that day. */
export function lowOf(view: View): ToldLow {
  const low = lowPointOf(nearDays(view.forecast.days, view.standing.asOf))
  return low
    ? tellLow(view, low)
    : { day: view.standing.asOf, balance: view.base.balance, cause: null }
}

/** A low point, with the largest payment out of its day. */
export function tellLow(view: View, low: LowPoint): ToldLow {
  const [largest] = view.forecast.parts
    .filter(({ day, amount }) => day === low.day && amount < 0)
    .sort((a, b) => a.amount - b.amount)
  return { ...low, cause: largest ? partLabel(largest, view) : null }
}
