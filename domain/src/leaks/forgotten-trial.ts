// Forgotten trials: a first payment of next to nothing, then a steady charge that has gone on ever since.

import { money } from '../amount-words.ts'
import { addDays, addMonthsToDay, daysBetween } from '../calendar.ts'
import { groupBy } from '../group.ts'
import { magnitude, minor } from '../money.ts'
import { isChosenCost } from './chosen-costs.ts'
import { dayInWords } from './day-in-words.ts'
import { type Leak, type LeakFacts, monthsLooked, type Payment } from './leak.ts'

const trialPenceMax = 200
const trialShareMax = 0.25
const trialDays = { min: 2, max: 65 } as const
const chargesMin = 2
const sameShare = 0.02
const monthDays = { min: 25, max: 35 } as const
// Who was there when the books began may have begun with anything.
const newAfterDays = 35

/** Trials of the last twelve months that became a subscription and are still paid. */
export function forgottenTrials(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  const outs = facts.payments.filter(
    ({ amount, merchantId, subCategory }) =>
      merchantId !== null && amount < 0 && isChosenCost(subCategory),
  )
  return [...groupBy(outs, ({ merchantId }) => merchantId).values()].flatMap((own) => {
    const [trial, ...charges] = own
    const payee = facts.payees.get(trial?.merchantId ?? '')
    if (!trial || !payee || trial.day <= from || payee.since < trial.day) return []
    if (trial.day < addDays(facts.opened, newAfterDays)) return []
    return isForgotten(trial, charges, facts) ? [leakOf(trial, charges, payee.name)] : []
  })
}

function isForgotten(trial: Payment, charges: readonly Payment[], { asOf }: LeakFacts): boolean {
  const [first] = charges
  const last = charges.at(-1)
  if (!first || !last || charges.length < chargesMin) return false
  const begun = daysBetween(trial.day, first.day)
  const share = trial.amount / first.amount
  return (
    (magnitude(trial.amount) <= trialPenceMax || share <= trialShareMax) &&
    share < 1 / 2 &&
    begun >= trialDays.min &&
    begun <= trialDays.max &&
    charges.every(({ amount }) => Math.abs(amount / first.amount - 1) <= sameShare) &&
    charges.slice(1).every((charge, i) => isAMonthAfter(charges[i] as Payment, charge)) &&
    daysBetween(last.day, asOf) <= monthDays.max + 5
  )
}

function isAMonthAfter(before: Payment, after: Payment): boolean {
  const days = daysBetween(before.day, after.day)
  return days >= monthDays.min && days <= monthDays.max
}

function leakOf(trial: Payment, charges: readonly Payment[], name: string): Leak {
  const last = charges.at(-1) as Payment
  const amount = magnitude(last.amount)
  const yearly = minor(amount * 12)
  return {
    id: `forgotten_trial:${trial.merchantId}`,
    kind: 'forgotten_trial',
    figures: `${trial.amount} ${amount}`,
    merchantId: trial.merchantId,
    name,
    yearly,
    amount,
    day: charges[0]?.day ?? trial.day,
    sentence: `${name} began with ${money(magnitude(trial.amount))} on ${dayInWords(trial.day)} and has taken ${money(amount)} a month since: ${money(yearly)} a year.`,
    advice: `If nobody uses ${name}, cancel it before the next charge.`,
    evidence: [trial, ...charges],
  }
}
