// Which rules are worth trying on the days of a payee: few, chosen by what its days look like, so
// that a long past stays cheap.
import { dayOfNumber, monthOfNumber, weekdayAt } from '../occurrences/slots.ts'
import { limitsOf } from './cadences.ts'
import { type Candidate, datesRule, mostCommon } from './dates-rule.ts'
import { instalmentRules } from './instalment-rules.ts'
import { median, type Sight } from './sighted.ts'

const inDays = [
  ['weekly', 7],
  ['fortnightly', 14],
  ['four_weekly', 28],
] as const
const inMonths = [
  ['monthly', 1],
  ['two_monthly', 2],
  ['quarterly', 3],
  ['half_yearly', 6],
  ['yearly', 12],
] as const
const datesTried = 5
const monthEndShare = 0.6
const nearShareMin = 0.55
// Christmas moves a payment by up to four days.
const rollMax = 4

/** The rules to try on sights in order of day. */
export function candidateRules(sights: readonly Sight[]): Candidate[] {
  const first = sights[0]
  const last = sights.at(-1)
  if (!first || !last) return []
  const gap = median(sights.slice(1).map((sight, i) => sight.day - (sights[i]?.day ?? 0)))
  return [
    ...inDays.flatMap(([cadence, days]) =>
      gap > days * 0.6 && gap < days * 2.2 ? rulesInDays(sights, cadence, days) : [],
    ),
    ...(gap > 8 && gap < 24 ? twiceAMonthRules(sights) : []),
    ...(gap > 24 && gap < 40 ? instalmentRules(sights) : []),
    ...inMonths.flatMap(([cadence, months]) =>
      gap > months * 17 && gap < months * 62 ? rulesInMonths(sights, cadence, months) : [],
    ),
    ...(gap > 51 && gap < 186 ? quarterDayRules(sights) : []),
  ]
}

const michaelmas = { month: 9, from: 25, to: 30 }

/**
 * The English quarter days, where every payment came in their months and September's, which alone
 * lies days from the others' date, at its end.
 */
function quarterDayRules(sights: readonly Sight[]): Candidate[] {
  const areTheirs = sights.every(({ month, date }) => {
    const name = (month % 12) + 1
    if (name === michaelmas.month) return date >= michaelmas.from && date <= michaelmas.to
    return name % 3 === 0 && date >= 20
  })
  return areTheirs
    ? [{ cadence: 'quarterly', rule: { kind: 'quarter_days' }, plainness: -0.001 }]
    : []
}

function rulesInDays(
  sights: readonly Sight[],
  cadence: 'weekly' | 'fortnightly' | 'four_weekly',
  days: number,
): Candidate[] {
  const phases = mostCommon(
    sights.map(({ day }) => ((day % days) + days) % days),
    2,
  )
  return phases.map((phase) => {
    const start = sights[0]?.day ?? 0
    const anchor = start + ((((phase - start) % days) + days) % days)
    return {
      cadence,
      rule: { kind: 'every_days', days, anchor: dayOfNumber(anchor) },
      plainness: 0,
    }
  })
}

function twiceAMonthRules(sights: readonly Sight[]): Candidate[] {
  const dates = mostCommon(sights.map(dateMeant), 6)
  const pairs = dates.flatMap((a, i) => dates.slice(i + 1).map((b) => [a, b] as const))
  return pairs
    .filter(([a, b]) => Math.abs(a - b) >= 8 && Math.abs(a - b) <= 22)
    .slice(0, 4)
    .map(([a, b]) => ({
      cadence: 'twice_a_month',
      rule: datesRule([Math.min(a, b), Math.max(a, b)], 1, sights),
      plainness: -0.01,
    }))
}

function rulesInMonths(
  sights: readonly Sight[],
  cadence: Candidate['cadence'],
  months: number,
): Candidate[] {
  const phased = months === 1 ? sights : inPhase(sights, months)
  if (phased.length === 0) return []
  const dates = new Set(mostCommon(phased.map(dateMeant), datesTried))
  dates.add(middleDate(phased))
  if (phased.filter(({ date }) => date >= 28).length >= phased.length * 0.5) dates.add(31)
  const reach = limitsOf(cadence).tolerance + rollMax
  const onDates = [...dates]
    .filter((date) => isNearMost(phased, date, reach))
    .map((date) => ({
      cadence,
      rule: datesRule([date], months, phased),
      plainness: date === 31 ? 0.002 : 0,
    }))
  return [
    ...onDates,
    ...weekdayRules(phased, cadence, months),
    ...lastWorkingDay(phased, cadence, months),
  ]
}

function lastWorkingDay(
  sights: readonly Sight[],
  cadence: Candidate['cadence'],
  months: number,
): Candidate[] {
  const late = sights.filter(({ date }) => date >= 25).length
  const moved = sights.some(({ isMonthEnd }) => !isMonthEnd)
  if (late < sights.length * monthEndShare || !moved) return []
  const anchor = monthOfNumber(sights[0]?.month ?? 0)
  return [
    { cadence, rule: { kind: 'last_working_day', everyMonths: months, anchor }, plainness: 0.001 },
  ]
}

function weekdayRules(
  sights: readonly Sight[],
  cadence: Candidate['cadence'],
  months: number,
): Candidate[] {
  if (months > 3 || sights.length < 4) return []
  const weekdays = mostCommon(
    sights.map(({ day }) => weekdayAt(day)),
    1,
  )
  const anchor = monthOfNumber(sights[0]?.month ?? 0)
  return weekdays.flatMap((weekday) => {
    const those = sights.filter(({ day }) => weekdayAt(day) === weekday)
    if (those.length < sights.length * 0.7) return []
    const nths = mostCommon(
      those.map(({ date }) => Math.ceil(date / 7)),
      2,
    )
    return nths.map((nth) => ({
      cadence,
      rule: {
        kind: 'nth_weekday',
        nth: nth > 4 ? -1 : nth,
        weekday,
        everyMonths: months,
        anchor,
      } as const,
      plainness: -0.015,
    }))
  })
}

/** Whether enough sights lie near a date for a rule of that date to be worth trying. */
function isNearMost(sights: readonly Sight[], date: number, reach: number): boolean {
  const near = sights.filter((sight) => {
    const off = Math.abs(sight.date - date)
    return Math.min(off, 31 - off) <= reach
  })
  return near.length >= sights.length * nearShareMin
}

/**
 * The sights in those months of the cycle that most of them lie in, a few days over a month's end
 * allowed for by the fit.
 */
function inPhase(sights: readonly Sight[], months: number): Sight[] {
  const [phase] = mostCommon(
    sights.map(({ month }) => month % months),
    1,
  )
  return sights.filter(({ month }) => month % months === phase)
}

/** The end of a short month may stand for the 29th, the 30th or the 31st. */
function dateMeant({ date, isMonthEnd }: Sight): number {
  return isMonthEnd && date < 31 && date >= 30 ? 31 : date
}

/** The middle date on the circle of a month, for payees that never keep one date. */
function middleDate(sights: readonly Sight[]): number {
  let sin = 0
  let cos = 0
  for (const { date } of sights) {
    sin += Math.sin((date * 2 * Math.PI) / 30.44)
    cos += Math.cos((date * 2 * Math.PI) / 30.44)
  }
  const angle = (Math.atan2(sin, cos) * 30.44) / (2 * Math.PI)
  return Math.min(31, Math.max(1, Math.round(angle < 0.5 ? angle + 30.44 : angle)))
}
