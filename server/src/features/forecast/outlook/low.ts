// The lowest point of a path in the contract's words: that of the outlook, or of a path that ends
// on a day of its own.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { LowPoint } from '@plimsoll/domain/forecast/overlay/composed'
import { lowPointOf } from '@plimsoll/domain/forecast/overlay/low-point'
import { withinHorizon } from '@plimsoll/domain/outlook/horizon'
import { lastHighBefore, lowCauses } from '@plimsoll/domain/outlook/low-causes'
import { causeWords } from '@plimsoll/domain/outlook/outlook-words'
import type { View } from '../standing/view.ts'
import { labelIn, outlookIn } from './outlook.ts'

type WireLow = Impact['before']['low']

/**
 * The outlook's low. Without an outlook (no balance, old data) the path still has one, to compare
 * changes by.
 */
export function lowOf(view: View): WireLow {
  const outlook = outlookIn(view)
  if (outlook.state !== 'unknown') {
    const { day, balance, causes } = outlook.low
    return { day, balance, cause: causeWords(causes) || null }
  }
  const { asOf, months } = outlook
  const low = lowPointOf(withinHorizon(view.forecast.days, { asOf, months }))
  return low ? wireLow(view, low) : { day: asOf, balance: view.base.balance, cause: null }
}

/** A low point with what brings it there. */
export function wireLow(view: View, low: LowPoint): WireLow {
  const { asOf, until, balance, profile, days, parts } = view.forecast
  const high = lastHighBefore(days, { asOf, balance, low: low.day })
  const causes = lowCauses({
    parts,
    spread: { asOf, until, profile },
    high,
    low: low.day,
    labelOf: (part) => labelIn(part, view),
  })
  return { ...low, cause: causeWords(causes) || null }
}
