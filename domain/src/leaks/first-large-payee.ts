// First large payees: much money to somebody who was never paid before, or only just and next to
// nothing. Most invoice fraud looks like this, and some of it sends a pound ahead to see whether
// the account is there.

import { money } from '../amount-words.ts'
import { addDays, type Day } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { quantile } from '../forecast/statistics/descriptive.ts'
import { groupBy } from '../group.ts'
import { magnitude } from '../money.ts'
import { isChosenCost } from './chosen-costs.ts'
import type { Leak, LeakFacts, Payment } from './leak.ts'

const penceMin = 100_000
const largeShare = 0.95
const lookedBackDays = 60
// At the beginning of the books everybody is new.
const newAfterDays = 90
const triedDaysMax = 14
const triedShareMax = 0.02

/**
 * First payments that are larger than nearly all that is paid: of the last sixty days, or of all
 * after `since`, for somebody who asks about days further back.
 */
export function firstLargePayees(
  facts: LeakFacts,
  since: Day = addDays(facts.asOf, -lookedBackDays),
): Leak[] {
  const outs = facts.payments.filter(({ amount }) => amount < 0)
  const large = Math.max(
    penceMin,
    quantile(
      outs.map(({ amount }) => -amount),
      largeShare,
    ),
  )
  const looked = outs.filter(
    ({ day, merchantId, subCategory }) =>
      merchantId !== null && day > since && isChosenCost(subCategory),
  )
  return [...groupBy(looked, ({ merchantId }) => merchantId).values()].flatMap((own) => {
    const first = own.find(({ amount }) => -amount >= large)
    const payee = facts.payees.get(first?.merchantId ?? '')
    if (!first || !payee || first.day < addDays(facts.opened, newAfterDays)) return []
    const tried = own.slice(0, own.indexOf(first))
    if (payee.since < (tried[0] ?? first).day || !isNothing(tried, first)) return []
    return [leakOf(first, { name: payee.name, tried })]
  })
}

/** Whether what was paid before it was no more than a try. */
function isNothing(tried: readonly Payment[], { day, amount }: Payment): boolean {
  const before = tried.reduce((sum, payment) => sum + payment.amount, 0)
  const [first] = tried
  return !first || (before >= amount * triedShareMax && addDays(first.day, triedDaysMax) >= day)
}

function leakOf(first: Payment, payee: { name: string; tried: readonly Payment[] }): Leak {
  const { name, tried } = payee
  const amount = magnitude(first.amount)
  const what = tried.length > 0 ? 'first large payment' : 'first payment ever'
  return {
    id: `first_large_payee:${first.merchantId}`,
    kind: 'first_large_payee',
    figures: `${amount} ${first.day}`,
    merchantId: first.merchantId,
    name,
    yearly: null,
    amount,
    day: first.day,
    sentence: `The ${what} to ${name} was ${money(amount)} on ${dayInWords(first.day)}.`,
    advice: `Check the invoice and the bank details with ${name} by telephone, with a number you knew before.`,
    evidence: [...tried, first],
  }
}
