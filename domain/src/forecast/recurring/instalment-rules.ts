// Payments that come monthly but never in certain months: business rates and council tax in ten
// instalments from April to January, school fees, seasonal licences.
import { monthAt } from '../occurrences/slots.ts'
import { type Candidate, datesRule, mostCommon } from './dates-rule.ts'
import type { Sight } from './sighted.ts'

const februaryAndMarch = [2, 3]
const monthsOffMax = 6
const sightsMin = 6
const datesTried = 2

/**
 * The rules of instalments that the months seen allow; none for payments that come in every month.
 */
export function instalmentRules(sights: readonly Sight[]): Candidate[] {
  if (sights.length < 3) return []
  const months = sights.map(monthMeant)
  const monthsOff = monthsOffIn(months) ?? (isBusinessRates(sights) ? expectedOff(months) : null)
  if (!monthsOff) return []
  return mostCommon(
    sights.map(({ date }) => date),
    datesTried,
  ).map((date) => ({
    cadence: 'instalments',
    rule: datesRule([date], 1, sights, monthsOff),
    plainness: 0.002,
  }))
}

/**
 * The months of the year that were always left out, in one run. Seen to be left out twice; once is
 * enough for February and March, which ten instalments leave out (Non-Domestic Rating (Collection
 * and Enforcement) Regulations 1989, schedule 1).
 */
function monthsOffIn(months: readonly number[]): number[] | null {
  const first = months[0] ?? 0
  const last = months.at(-1) ?? 0
  if (last - first < 12 || months.length < sightsMin) return null
  const seen = new Set(months.map((month) => month % 12))
  const off = Array.from({ length: 12 }, (_, month) => month).filter((month) => !seen.has(month))
  if (off.length === 0 || off.length > monthsOffMax || !isOneRun(off)) return null
  const gaps = months.slice(1).filter((month, i) => month - (months[i] ?? 0) === off.length + 1)
  const named = off.map((month) => month + 1)
  const isTen = named.join() === februaryAndMarch.join()
  return gaps.length >= 2 || (gaps.length === 1 && isTen) ? named : null
}

/** Rates asked for since less than a year: February and March are left out unless they were not. */
function expectedOff(months: readonly number[]): number[] | null {
  return months.every((month) => !februaryAndMarch.includes((month % 12) + 1))
    ? februaryAndMarch
    : null
}

function isOneRun(off: readonly number[]): boolean {
  const starts = off.filter((month) => !off.includes((month + 11) % 12))
  return starts.length === 1
}

function isBusinessRates(sights: readonly Sight[]): boolean {
  return sights.every(({ entries }) => entries[0]?.movement.subCategory === 'business_rates')
}

/** The month a payment is for: one due at a month's end may come in the first days of the next. */
function monthMeant({ day, date }: Sight, _: number, all: readonly Sight[]): number {
  const lateDates = all.filter((sight) => sight.date >= 25).length
  return date <= 4 && lateDates > all.length / 2 ? monthAt(day - 5) : monthAt(day)
}
