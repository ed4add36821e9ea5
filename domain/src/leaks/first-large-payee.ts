// First large payees: much money to somebody who was never paid before. Most invoice fraud looks like this.

import { money } from '../amount-words.ts'
import { addDays } from '../calendar.ts'
import { quantile } from '../forecast/statistics/descriptive.ts'
import { groupBy } from '../group.ts'
import { magnitude } from '../money.ts'
import { isChosenCost } from './chosen-costs.ts'
import { dayInWords } from './day-in-words.ts'
import type { Leak, LeakFacts, Payment } from './leak.ts'

const penceMin = 100_000
const largeShare = 0.95
const lookedBackDays = 60
// At the beginning of the books everybody is new.
const newAfterDays = 90

/** First payments of the last sixty days that are larger than nearly all that is paid. */
export function firstLargePayees(facts: LeakFacts): Leak[] {
  const from = addDays(facts.asOf, -lookedBackDays)
  const outs = facts.payments.filter(({ amount }) => amount < 0)
  const large = Math.max(
    penceMin,
    quantile(
      outs.map(({ amount }) => -amount),
      largeShare,
    ),
  )
  const lately = outs.filter(
    ({ day, merchantId, subCategory }) =>
      merchantId !== null && day > from && isChosenCost(subCategory),
  )
  return [...groupBy(lately, ({ merchantId }) => merchantId).values()].flatMap((own) => {
    const [first] = own
    const payee = facts.payees.get(first?.merchantId ?? '')
    if (!first || !payee || payee.since < first.day || -first.amount < large) return []
    if (first.day < addDays(facts.opened, newAfterDays)) return []
    return [leakOf(first, payee.name)]
  })
}

function leakOf(first: Payment, name: string): Leak {
  const amount = magnitude(first.amount)
  return {
    id: `first_large_payee:${first.merchantId}`,
    kind: 'first_large_payee',
    figures: `${amount} ${first.day}`,
    merchantId: first.merchantId,
    name,
    yearly: null,
    amount,
    day: first.day,
    sentence: `The first payment ever to ${name} was ${money(amount)} on ${dayInWords(first.day)}.`,
    advice: `Check the invoice and the bank details with ${name} by telephone, with a number you knew before.`,
    evidence: [first],
  }
}
