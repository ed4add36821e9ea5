// How large Self Assessment's payments on account are, read from past Januaries and Julys by the
// arithmetic of the law: January = bill − both payments on account made for it + half the bill;
// July = half the bill.
import { addMonthsToDay, firstDayOf, type Month } from '../calendar.ts'
import { type Minor, minor, negate, scale } from '../money.ts'
import type { AmountModel } from './amount-model.ts'
import type { SettledDate } from './match-payments.ts'
import { selfAssessmentRules } from './tax-rules.ts'

const errorKnown = 0.1 // the next payment on account follows from those made; only a claim to reduce it would change that
const errorGuessed = 0.4

/**
 * Half of the last bill, or the last January's payment where nothing is paid on account.
 * `firstFullMonth` tells whether an absent July was seen to be absent.
 */
export function learnSelfAssessment(
  settled: readonly SettledDate[],
  firstFullMonth: Month,
): AmountModel | null {
  const paid = settled.filter((each) => each.paid < 0)
  const last = paid.at(-1)
  if (!last) return null
  const owed = negate(last.paid)
  if (last.date.duty === 'july') return onAccount(owed, errorKnown, paid.length)
  const julyDue = addMonthsToDay(last.date.due, -6)
  const july = paid.find(({ date }) => date.due === julyDue)
  if (july) return onAccount(thirdOf(minor(owed - 2 * july.paid)), errorKnown, paid.length)
  const isSeen = firstDayOf(firstFullMonth) <= addMonthsToDay(julyDue, -3)
  const paidBefore = paid.some(({ date }) => date.duty === 'january' && date.due < last.date.due)
  if (owed < selfAssessmentRules.onAccountBillMin || (isSeen && paidBefore))
    return { kind: 'level', amount: owed, error: errorGuessed, sightings: paid.length }
  // A first bill comes with half of the next: three halves. Where the July before is not in the
  // books, half stands between a third and the whole.
  return onAccount(isSeen ? thirdOf(owed) : scale(owed, 0.5), errorGuessed, paid.length)
}

function onAccount(half: Minor, error: number, sightings: number): AmountModel {
  return { kind: 'on_account', half, error, sightings }
}

function thirdOf(amount: Minor): Minor {
  return scale(amount, 1 / 3)
}
