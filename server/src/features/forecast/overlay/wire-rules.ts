// The user's rules between the words of the contract and those of the domain. Refuses what cannot
// be meant, with a sentence.
import type { Configuration as Wire, Rule as WireRule } from '@plimsoll/contract/forecast-lines'
import { type Day, firstDayOf, monthOf } from '@plimsoll/domain/calendar'
import type {
  Configuration,
  LineRef,
  Rule,
  RuleAmount,
  RuleCadence,
  RuleDay,
  RuleStep,
  Target,
} from '@plimsoll/domain/forecast/overlay/rule'
import { minor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { isSubCategory } from '@plimsoll/domain/taxonomy'
import { newId } from '../../../db/new-id.ts'
import { readLineId } from '../line-id.ts'

/**
 * A configuration as it is saved: with ids, and each rule starting on the first day of its month.
 */
export function savedConfiguration(wire: Wire): Wire & { id: string } {
  const id = wire.id ?? newId()
  return { ...wire, id, type: 'user', rules: wire.rules.map(savedRule) }
}

function savedRule(rule: WireRule): WireRule {
  const start_date = firstDayOf(monthOf(rule.start_date))
  return { ...rule, id: rule.id ?? newId(), start_date, first_day: rule.first_day ?? null }
}

/** A saved configuration in the domain's words. */
export function configurationOf(wire: Wire & { id: string }): Configuration {
  if (!isSubCategory(wire.sub_category))
    throw new Problem('invalid', 'Choose a category that exists.')
  const target = targetOf(wire)
  const merchantId = wire.merchant_id ?? null
  return {
    id: wire.id,
    target,
    rules: wire.rules.map((rule) =>
      ruleOf(rule, { subCategory: wire.sub_category, merchantId, id: rule.id ?? wire.id }),
    ),
  }
}

function targetOf(wire: Wire): Target {
  const line = wire.line_id ? readLineId(wire.line_id) : null
  if (line?.kind === 'series') return { kind: 'series', seriesId: line.seriesId }
  if (line?.kind === 'rest' && line.merchantId)
    return { kind: 'merchant', merchantId: line.merchantId }
  if (line?.kind === 'rest' || line?.kind === 'tax')
    return { kind: 'sub_category', subCategory: wire.sub_category }
  if (line?.kind === 'rule' || !wire.merchant_id || wire.name)
    return { kind: 'new_line', name: wire.name ?? '', subCategory: wire.sub_category }
  return { kind: 'merchant', merchantId: wire.merchant_id }
}

function ruleOf(
  rule: WireRule,
  place: { id: string; subCategory: string; merchantId: string | null },
): Rule {
  if (rule.cadence === 'instalments')
    throw new Problem('invalid', 'Write instalments as a monthly rule with an end.')
  return {
    id: place.id,
    side: rule.direction,
    amount: amountOf(rule),
    cadence: rule.cadence as RuleCadence,
    dayRule: dayRuleOf(rule),
    roll: rule.roll,
    start: rule.start_date,
    paymentDay: paymentDayOf(rule),
    end: rule.end_date ?? null,
    step: stepOf(rule),
    subCategory: place.subCategory,
    merchantId: place.merchantId,
  }
}

function paymentDayOf(rule: WireRule): Day | null {
  return rule.first_day ?? null
}

function dayRuleOf({ payment_day: day }: WireRule): RuleDay {
  switch (day.kind) {
    case 'date':
      if (!day.date) throw new Problem('invalid', 'Choose the day of the month.')
      return { kind: 'dates', dates: day.second_date ? [day.date, day.second_date] : [day.date] }
    case 'last_working_day':
      return { kind: 'last_working_day' }
    case 'nth_weekday':
      if (!day.nth || !day.weekday) throw new Problem('invalid', 'Choose which weekday it is.')
      return { kind: 'nth_weekday', nth: day.nth, weekday: day.weekday }
    case 'weekday':
      if (!day.weekday) throw new Problem('invalid', 'Choose the weekday.')
      return { kind: 'weekday', weekday: day.weekday }
  }
}

function amountOf(rule: WireRule): RuleAmount {
  if (rule.percent_of) {
    if (rule.amount)
      throw new Problem('invalid', 'Enter an amount or a percentage of another line, not both.')
    const { percent, ...line } = rule.percent_of
    return { kind: 'percentage', basisPoints: basisPointsOf(percent), base: lineRefOf(line) }
  }
  if (rule.amount === null || rule.amount === undefined)
    throw new Problem('invalid', 'Enter an amount, or a percentage of another line.')
  return { kind: 'fixed', amount: rule.amount }
}

/** A line as the contract points at it. */
export function lineRefOf(line: Omit<NonNullable<WireRule['percent_of']>, 'percent'>): LineRef {
  if (line.kind === 'side') return { kind: 'side', side: line.side }
  if (!line.of) throw new Problem('invalid', 'Choose the line that the percentage is of.')
  return line.kind === 'merchant'
    ? { kind: 'merchant', side: line.side, merchantId: line.of }
    : { kind: 'sub_category', side: line.side, subCategory: line.of }
}

function stepOf({ step }: WireRule): RuleStep | null {
  if (!step) return null
  const everyMonths = step.every_months
  if (step.percent && step.amount)
    throw new Problem('invalid', 'Let the amount grow by pounds or by a percentage, not by both.')
  if (step.percent)
    return { kind: 'percentage', everyMonths, basisPoints: basisPointsOf(step.percent) }
  return step.amount ? { kind: 'amount', everyMonths, amount: step.amount } : null
}

/** Hundredths of a percent, from the text of a percentage: `"12.5"` is 1250. */
export function basisPointsOf(percent: string): number {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(percent) ?? []
  const points = minor(Number(whole + part.padEnd(2, '0')))
  return sign ? -points : points
}
