// Renewals that cost more: a payee who was paid twice in all, a year apart to the day, the second
// time a little more. Two payments make no series yet, but whoever renews once a year shows no more
// of it in two years of books.

import { addMonthsToDay, daysBetween } from '../calendar.ts'
import { groupBy } from '../group.ts'
import { isBoughtAsNeeded, isChosenCost } from './chosen-costs.ts'
import { type Leak, type LeakFacts, monthsLooked, type Payment } from './leak.ts'
import { riseLeak } from './rise-leak.ts'

const yearDays = 365
const driftDays = 3
const penceMin = 2_000
const rise = { min: 0.01, max: 0.3 } as const

/** The renewals of the last twelve months that cost more than a year before. */
export function yearlyRises(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  const outs = facts.payments.filter(({ merchantId, amount }) => merchantId !== null && amount < 0)
  return [...groupBy(outs, ({ merchantId }) => merchantId)].flatMap(([merchantId, own]) => {
    const payee = facts.payees.get(merchantId ?? '')
    const [first, second, ...more] = own
    if (!payee || !first || !second || more.length > 0 || payee.since < first.day) return []
    if (second.day <= from || !isRenewal(first, second)) return []
    return riseLeak({
      id: `price_rise:${merchantId}:yearly`,
      merchantId,
      name: payee.name,
      before: -first.amount,
      now: -second.amount,
      steps: 1,
      times: 1,
      each: 'a year',
      since: second.day,
      evidence: [first, second],
    })
  })
}

function isRenewal(first: Payment, second: Payment): boolean {
  const share = second.amount / first.amount - 1
  return (
    isChosenCost(second.subCategory) &&
    !isBoughtAsNeeded(second.subCategory) &&
    -first.amount >= penceMin &&
    Math.abs(daysBetween(first.day, second.day) - yearDays) <= driftDays &&
    share >= rise.min &&
    share <= rise.max
  )
}
