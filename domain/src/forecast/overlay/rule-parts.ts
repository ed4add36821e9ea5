// A rule turned into parts of the forecast, to the penny.
import {
  addMonths,
  type Day,
  type Month,
  monthOf,
  monthsBetween,
  monthsFrom,
} from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import { allocate, amountMax, type Minor, minor, negate, zero } from '../../money.ts'
import type { Part } from '../engine.ts'
import type { LineRef, Rule, RuleStep } from './rule.ts'
import { type RuleTime, ruleTimesOf } from './rule-days.ts'
import { raisedBy, shareOf } from './share.ts'

/**
 * What a line comes to in a month, in the sense of its side: positive is money in on side `in`,
 * money out on side `out`.
 */
export type LineIn = (line: LineRef, month: Month) => Minor

/** One time of a rule with its signed amount. */
export type RuleSum = RuleTime & { readonly amount: Minor }

/**
 * The parts of one rule whose money moves from one day to another, both included, in order of the
 * due days.
 */
export function ruleParts(
  rule: Rule,
  within: { from: Day; until: Day; nation: Nation; lineIn: LineIn },
): Part[] {
  return ruleSums(rule, within)
    .filter(({ day }) => day >= within.from && day <= within.until)
    .map((time) => partOf(rule, time))
}

/**
 * Every time of a rule that falls due from a month before the window until a month after it, with
 * its signed amount.
 */
export function ruleSums(
  rule: Rule,
  within: { from: Day; until: Day; nation: Nation; lineIn: LineIn },
): RuleSum[] {
  const { from, until, nation, lineIn } = within
  const months = monthsFrom(addMonths(monthOf(from), -1), addMonths(monthOf(until), 1))
  return months.flatMap((month) => {
    const times = ruleTimesOf(rule, month, nation)
    if (times.length === 0) return []
    const amounts = amountsIn({ rule, month, count: times.length, lineIn })
    return times.map((time, i) => ({ ...time, amount: signed(rule, amounts[i] ?? zero) }))
  })
}

/** A part of the forecast for one time of a rule. */
export function partOf(rule: Rule, time: RuleSum): Part {
  return {
    source: 'rule',
    sourceId: rule.id,
    month: monthOf(time.day),
    day: time.day,
    due: time.due,
    side: rule.side,
    subCategory: rule.subCategory,
    merchantId: rule.merchantId,
    amount: time.amount,
  }
}

function amountsIn(input: { rule: Rule; month: Month; count: number; lineIn: LineIn }): Minor[] {
  const { rule, month, count, lineIn } = input
  const steps = rule.step
    ? Math.floor(monthsBetween(monthOf(rule.start), month) / rule.step.everyMonths)
    : 0
  const { amount } = rule
  if (amount.kind === 'fixed')
    return Array.from({ length: count }, () => stepped(amount.amount, rule.step, steps))
  // A line that runs backwards (refunds above sales) has no share to pay.
  const line = minor(Math.max(0, lineIn(amount.base, month)))
  return allocate(stepped(shareOf(line, amount.basisPoints), rule.step, steps), count)
}

function stepped(amount: Minor, step: RuleStep | null, times: number): Minor {
  if (!step || times === 0) return amount
  if (step.kind === 'amount') return within(amount + step.amount * times)
  let raised = amount
  for (let time = 0; time < times; time++) raised = within(raisedBy(raised, step.basisPoints))
  return raised
}

// What doubles every month outgrows every number.
function within(amount: number): Minor {
  return minor(Math.min(amountMax, Math.max(0, amount)))
}

function signed(rule: Rule, amount: Minor): Minor {
  return rule.side === 'out' ? negate(amount) : amount
}
