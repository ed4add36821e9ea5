// A configuration made fit to be kept, or refused with a sentence that says what to change.
import { firstDayOf, isDay, monthOf } from '../../calendar.ts'
import { amountMax } from '../../money.ts'
import { Problem } from '../../problem.ts'
import { isSubCategory, subCategoryOf } from '../../taxonomy.ts'
import type { Configuration, LineRef, Rule, RuleAmount, RuleDay, RuleStep } from './rule.ts'
import { isInWeeks } from './rule-days.ts'
import { inOrder } from './rule-order.ts'

/** How many rules one line may hold. */
const rulesMax = 24
const nameLengthMax = 80
const basisPointsMax = 100_000
const stepMonthsMax = 60

/**
 * The configuration with each rule's start on the first day of its month. The day of the first
 * payment is another matter, and nobody's but the person's: a start alone says nothing of it.
 * Refuses (`invalid`, with the path of the field) what cannot be meant. No rules at all are fine:
 * what was found counts again.
 */
export function saveable(configuration: Configuration): Configuration {
  const { target, rules } = configuration
  if (target.kind === 'new_line') checkName(target.name)
  if (rules.length > rulesMax)
    refuse('rules', `A line can hold ${rulesMax} rules at most. Remove some of them.`)
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    refuse('rules', 'Two of the rules are one and the same. Remove one of them.')
  const saved = rules.map((rule, i) => saveableRule(rule, `rules.${i}`))
  refuseCircles([{ ...configuration, rules: saved }])
  return { ...configuration, rules: saved }
}

/**
 * Refuses rules that, through whichever configurations, are a percentage of themselves. Ask it of
 * all configurations before one is kept.
 */
export function refuseCircles(configurations: readonly Configuration[]): void {
  inOrder(configurations.flatMap(({ rules }) => rules))
}

function checkName(name: string): void {
  if (name.trim() === '') refuse('target.name', 'Enter a name for the new line.')
  if (name.length > nameLengthMax)
    refuse('target.name', `Give the new line a name of at most ${nameLengthMax} characters.`)
}

function saveableRule(rule: Rule, path: string): Rule {
  checkSide(rule, `${path}.side`)
  checkAmount(rule.amount, `${path}.amount`)
  const saved = withStartOfMonth(rule, path)
  checkDayRule(saved, `${path}.dayRule`)
  checkEnd(saved, `${path}.end`)
  if (saved.step) checkStep(saved.step, saved, `${path}.step`)
  return saved
}

function withStartOfMonth(rule: Rule, path: string): Rule {
  if (!isDay(rule.start)) refuse(`${path}.start`, 'Choose the day on which the rule starts.')
  const start = firstDayOf(monthOf(rule.start))
  const { paymentDay } = rule
  if (paymentDay !== null && (!isDay(paymentDay) || monthOf(paymentDay) !== monthOf(start)))
    refuse(
      `${path}.paymentDay`,
      'The first payment has to lie in the month in which the rule starts.',
    )
  return { ...rule, start }
}

function checkSide({ side, subCategory }: Rule, path: string): void {
  if (!isSubCategory(subCategory)) refuse(path, 'Choose a category from the list.')
  const { direction } = subCategoryOf(subCategory)
  if (direction !== 'both' && direction !== side)
    refuse(
      path,
      `This category is for money ${direction}. Choose money ${direction}, or another category.`,
    )
}

function checkAmount(amount: RuleAmount, path: string): void {
  if (amount.kind === 'percentage') {
    if (!isWholeWithin(amount.basisPoints, 1, basisPointsMax))
      refuse(path, 'Choose a percentage from 0.01 to 1,000.')
    if (!isLine(amount.base)) refuse(path, 'Choose the line that the percentage is taken of.')
    return
  }
  if (amount.amount < 0)
    refuse(
      path,
      'Write the amount without a minus: whether it comes in or goes out is chosen apart.',
    )
  if (amount.amount > amountMax) refuse(path, 'Choose an amount of at most £1 billion.')
}

function isLine(line: LineRef): boolean {
  if (line.kind === 'merchant') return line.merchantId !== ''
  return line.kind === 'side' || isSubCategory(line.subCategory)
}

function checkDayRule(rule: Rule, path: string): void {
  const { cadence, dayRule } = rule
  if (cadence === 'once' && rule.paymentDay !== null) return
  if (isInWeeks(cadence) !== (dayRule.kind === 'weekday'))
    refuse(
      path,
      isInWeeks(cadence) ? 'Choose the weekday on which it comes.' : 'Choose the day of the month.',
    )
  if (!isDayRule(dayRule)) refuse(path, 'Choose a day that exists.')
  const wanted = cadence === 'twice_a_month' ? 2 : 1
  const dates = dayRule.kind === 'dates' ? new Set(dayRule.dates).size : 1
  if (dates !== wanted)
    refuse(
      path,
      wanted === 2 ? 'Choose two different days of the month.' : 'Choose one day of the month.',
    )
}

function isDayRule(rule: RuleDay): boolean {
  switch (rule.kind) {
    case 'dates':
      return rule.dates.every((date) => isWholeWithin(date, 1, 31))
    case 'last_working_day':
      return true
    case 'nth_weekday':
      return [1, 2, 3, 4, -1].includes(rule.nth) && isWholeWithin(rule.weekday, 1, 7)
    case 'weekday':
      return isWholeWithin(rule.weekday, 1, 7)
  }
}

function checkEnd({ end, start, paymentDay }: Rule, path: string): void {
  if (end === null) return
  if (!isDay(end)) refuse(path, 'Choose an end that exists, or none.')
  if (end < (paymentDay ?? start))
    refuse(path, 'The rule would end before it starts. Choose a later end, or none.')
}

function checkStep(step: RuleStep, { cadence }: Rule, path: string): void {
  if (cadence === 'once') refuse(path, 'A payment that comes once can’t grow. Remove the step.')
  if (!isWholeWithin(step.everyMonths, 1, stepMonthsMax))
    refuse(path, `Choose a step every 1 to ${stepMonthsMax} months.`)
  const isSound =
    step.kind === 'percentage'
      ? isWholeWithin(step.basisPoints, -10_000, basisPointsMax)
      : isWholeWithin(step.amount, -amountMax, amountMax)
  if (!isSound) refuse(path, 'Choose a step between −100% and 1,000%, or in pounds.')
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max
}

function refuse(path: string, message: string): never {
  throw new Problem('invalid', message, { details: [{ message, path }] })
}
