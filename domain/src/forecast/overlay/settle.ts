// What a rule expects, set against what has happened: a payment that came early, late or in part is
// never counted twice and never vanishes.
import { addDays, type Day, daysBetween, monthOf } from '../../calendar.ts'
import { type Nation, nextWorkingDay } from '../../holidays.ts'
import { type Minor, minor, negate, sum, zero } from '../../money.ts'
import type { Occurrence, Series } from '../series.ts'
import { seriesSpokenFor } from './about-series.ts'
import type { ActualLine } from './overlay.ts'
import type { Configuration, Rule } from './rule.ts'
import { type RuleTime, ruleStepDays, ruleTimesOf } from './rule-days.ts'
import type { RuleSum } from './rule-parts.ts'

/** Takes from the times of a rule what has happened already. */
type Settle = (rule: Rule, times: readonly RuleSum[]) => RuleSum[]

const toleranceDaysMax = 15

/**
 * How the rules of a configuration are set against what happened: by occurrence for a series (also
 * one that grew out of a new line), by the total so far of the month under way for a merchant or a
 * sub-category.
 */
export function settling(
  configuration: Configuration,
  books: {
    series: readonly Series[]
    occurrences: readonly Occurrence[]
    actuals: readonly ActualLine[]
    asOf: Day
    nation: Nation
  },
): Settle {
  const { target } = configuration
  if (target.kind === 'series' || target.kind === 'new_line') {
    const about = new Set(seriesSpokenFor(configuration, books.series))
    return againstOccurrences(configuration.rules, {
      occurrences: books.occurrences.filter(({ seriesId }) => about.has(seriesId)),
      nation: books.nation,
    })
  }
  const actuals = books.actuals.filter((line) =>
    target.kind === 'merchant'
      ? line.merchantId === target.merchantId
      : line.subCategory === target.subCategory,
  )
  return againstActuals(actuals, books)
}

type Pairing = { readonly rule: Rule; readonly time: RuleTime }

/**
 * Pairs the occurrences that something became of with the nearest due day of a rule, one to one.
 */
function againstOccurrences(
  rules: readonly Rule[],
  books: { occurrences: readonly Occurrence[]; nation: Nation },
): Settle {
  const paired = new Map<string, Occurrence>()
  for (const occurrence of books.occurrences) {
    if (occurrence.state === 'expected') continue
    const nearest = timesNear(rules, occurrence.due, books.nation).find(
      (each) => !paired.has(keyOf(each.rule, each.time)),
    )
    if (nearest) paired.set(keyOf(nearest.rule, nearest.time), occurrence)
  }
  return (rule, times) =>
    times.flatMap((time) => {
      const occurrence = paired.get(keyOf(rule, time))
      return occurrence ? stillOpen(time, occurrence) : [time]
    })
}

function timesNear(rules: readonly Rule[], due: Day, nation: Nation): Pairing[] {
  const month = monthOf(due)
  const around = [
    monthOf(addDays(due, -toleranceDaysMax)),
    month,
    monthOf(addDays(due, toleranceDaysMax)),
  ]
  return rules
    .flatMap((rule) => {
      const step = ruleStepDays(rule.cadence)
      const tolerance = Math.min(toleranceDaysMax, step ? Math.floor(step / 2) : toleranceDaysMax)
      return [...new Set(around)]
        .flatMap((each) => ruleTimesOf(rule, each, nation))
        .filter((time) => Math.abs(daysBetween(time.due, due)) <= tolerance)
        .map((time) => ({ rule, time }))
    })
    .sort((a, b) => gap(a, due) - gap(b, due))
}

function gap({ time }: Pairing, due: Day): number {
  return Math.abs(daysBetween(time.due, due))
}

function keyOf(rule: Rule, { due }: RuleTime): string {
  return `${rule.id} ${due}`
}

function stillOpen(time: RuleSum, { state, matched, day }: Occurrence): RuleSum[] {
  if (state === 'overdue') return [{ ...time, day }]
  if (state !== 'part') return []
  const open = lessTowardsZero(time.amount, matched)
  return open === 0 ? [] : [{ ...time, day, amount: open }]
}

/**
 * What happened fills what was expected, earliest first; what is over and unfilled is expected on
 * the next working day.
 */
function againstActuals(
  actuals: readonly ActualLine[],
  today: { asOf: Day; nation: Nation },
): Settle {
  const left = { in: soFar(actuals, 'in'), out: negate(soFar(actuals, 'out')) }
  const month = monthOf(today.asOf)
  return (rule, times) =>
    times.flatMap((time) => {
      if (monthOf(time.due) !== month) return [time]
      const open = lessTowardsZero(time.amount, left[rule.side])
      left[rule.side] = lessTowardsZero(left[rule.side], time.amount)
      const day = time.day > today.asOf ? time.day : nextDayWithinMonth(today)
      return open === 0 || day === null ? [] : [{ ...time, day, amount: open }]
    })
}

function soFar(actuals: readonly ActualLine[], side: 'in' | 'out'): Minor {
  return sum(actuals.filter((line) => line.side === side).map(({ amount }) => amount))
}

function nextDayWithinMonth({ asOf, nation }: { asOf: Day; nation: Nation }): Day | null {
  const next = addDays(asOf, 1)
  const working = nextWorkingDay(next, nation)
  const month = monthOf(asOf)
  if (monthOf(working) === month) return working
  return monthOf(next) === month ? next : null
}

/**
 * What is left of an amount when another of the same sign is taken from it: never past nothing. One
 * of the other sign takes nothing.
 */
function lessTowardsZero(amount: Minor, taken: Minor): Minor {
  if (amount === 0 || Math.sign(amount) !== Math.sign(taken)) return amount
  return Math.abs(taken) >= Math.abs(amount) ? zero : minor(amount - taken)
}
