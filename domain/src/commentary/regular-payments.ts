// What is known of payments out that come back regularly: only of them can one have failed, or the
// price have risen.
import type { Day } from '../calendar.ts'
import type { Series } from '../forecast/series.ts'
import { isChosenCost } from '../leaks/chosen-costs.ts'
import { timesAYear } from '../leaks/per-year.ts'
import { type Minor, magnitude, minor } from '../money.ts'
import { latestChange, withoutExceptions } from '../steady-price.ts'

/** A payee with regular payments. */
export type RegularPayment = {
  readonly merchantId: string
  /** What a rise of its price costs in a year; null where its payments show none. */
  readonly yearlyRise: Minor | null
}

const sightingsMin = 3

/** The regular payments out, as they stood on the last day that is looked at. */
export function regularPayments(series: readonly Series[], until: Day): RegularPayment[] {
  return series.flatMap((each) => {
    const { merchantId, side } = each
    const paid = each.evidence.filter(({ day }) => day <= until)
    if (side !== 'out' || merchantId === null || paid.length < sightingsMin) return []
    return [{ merchantId, yearlyRise: yearlyRise(each, paid) }]
  })
}

/** By the rule that answers "did the price of it rise?" go by. */
function yearlyRise(series: Series, paid: Series['evidence']): Minor | null {
  if (!isChosenCost(series.subCategory)) return null
  const latestFirst = [...paid].reverse().map(({ amount }) => ({ amount: magnitude(amount) }))
  const change = latestChange(withoutExceptions(latestFirst))
  if (!change?.isSteady || change.latest.amount <= change.before.amount) return null
  return minor((change.latest.amount - change.before.amount) * timesAYear(series))
}
