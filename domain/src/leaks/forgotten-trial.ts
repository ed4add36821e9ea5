// Forgotten trials: a first payment of next to nothing, or some, then a steady charge that has gone
// on ever since.

import { money } from '../amount-words.ts'
import { addDays, addMonthsToDay } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { groupBy } from '../group.ts'
import { magnitude, minor } from '../money.ts'
import { isChosenCost } from './chosen-costs.ts'
import { type Leak, type LeakFacts, monthsLooked, type Payment } from './leak.ts'
import { type Trial, trialOf } from './trial-shape.ts'

// Who was there when the books began may have begun with anything.
const newAfterDays = 35

/** Trials of the last twelve months that became a subscription and are still paid. */
export function forgottenTrials(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  const outs = facts.payments.filter(
    ({ amount, merchantId, subCategory }) =>
      merchantId !== null && amount <= 0 && isChosenCost(subCategory),
  )
  return [...groupBy(outs, ({ merchantId }) => merchantId).values()].flatMap((own) => {
    const [first] = own
    const payee = facts.payees.get(first?.merchantId ?? '')
    if (!first || !payee || first.day <= from || payee.since < first.day) return []
    if (first.day < addDays(facts.opened, newAfterDays)) return []
    const trial = trialOf(own, facts.asOf)
    return trial ? [leakOf(trial, payee.name)] : []
  })
}

function leakOf({ small, charges, rhythm }: Trial, name: string): Leak {
  const first = small[0] as Payment
  const last = charges.at(-1) as Payment
  const amount = magnitude(last.amount)
  const yearly = minor(amount * (rhythm?.times ?? 1))
  const began = `${name} began with ${money(magnitude(first.amount))} on ${dayInWords(first.day)}`
  const since = rhythm
    ? `has taken ${money(amount)} ${rhythm.words} since: ${money(yearly)} a year`
    : `took ${money(amount)} on ${dayInWords(last.day)}`
  return {
    id: `forgotten_trial:${first.merchantId}`,
    kind: 'forgotten_trial',
    figures: `${first.amount} ${amount}`,
    merchantId: first.merchantId,
    name,
    yearly: rhythm ? yearly : null,
    amount,
    day: charges[0]?.day ?? first.day,
    sentence: `${began} and ${since}.`,
    advice: `If nobody uses ${name}, cancel it before the next charge.`,
    evidence: [...small, ...charges],
  }
}
