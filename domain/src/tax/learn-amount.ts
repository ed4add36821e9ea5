// Learns the amount of each tax from what was paid for past periods and what the account shows of
// them.
import { addMonths, type Month, monthsBetween } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { groupBy } from '../group.ts'
import { type Minor, negate, scale, sum } from '../money.ts'
import { type AmountModel, fitLevel, fitMeasured, type Observation } from './amount-model.ts'
import type { SettledDate } from './match-payments.ts'
import { learnSelfAssessment } from './self-assessment-amount.ts'
import { flatTurnoverOf, measureParts, type TaxMeasure } from './tax-base.ts'
import { measuredMonths } from './tax-months.ts'
import { vatRules } from './tax-rules.ts'
import type { TaxKind } from './tax-schedule.ts'

/**
 * The past that amounts are learned from: total rows by month, and the span of months that are
 * whole.
 */
export type AmountPast = {
  readonly byMonth: ReadonlyMap<Month, readonly MonthTotal[]>
  readonly firstFullMonth: Month
  /** The last month that is over. */
  readonly lastFullMonth: Month
}

/**
 * The model of a tax, learned from its settled dates, oldest first; `null` when they teach nothing.
 */
export function learnAmount(
  kind: TaxKind,
  settled: readonly SettledDate[],
  past: AmountPast,
): AmountModel | null {
  switch (kind) {
    case 'vat':
      return learnVat(settled, past)
    case 'paye':
      return learnShare({ name: 'wages' }, settled, past)
    case 'cis':
      return learnShare({ name: 'subcontractors' }, settled, past)
    case 'corporation_tax':
      return learnCorporationTax(settled, past)
    case 'self_assessment':
      return learnSelfAssessment(settled, past.firstFullMonth)
  }
}

/** Before any payment: VAT by the rates alone, for a business that says it is registered. */
export const vatByRates: AmountModel = {
  kind: 'measured',
  measure: { name: 'vat', mixedIn: 1, mixedOut: 0.5, lagMonths: 0 },
  factor: 1,
  error: 0.5,
  sightings: 0,
}

// The likelier first, for between equals the first wins: takings by card mostly carry VAT, half of
// mixed costs may.
const mixes: readonly (readonly [number, number])[] = [
  [1, 0.5],
  [1, 1],
  [1, 0],
  [0.5, 0.5],
  [0.5, 1],
  [0.5, 0],
  [0, 0.5],
  [0, 1],
  [0, 0],
]
// What a model must be better by, as a share of the payments, to be believed before a plainer one.
const levelHandicap = 0.03
const flatHandicap = 0.02
const lagHandicap = 0.02
const lagSightingsMin = 3
const factorHandicap = 0.3
const vatFactorMax = 2.5
const flatErrorMax = 0.05
const corporationTaxShareMax = 0.5 // no rate is near it: a larger share says that cash and profit have little in common

function learnVat(settled: readonly SettledDate[], past: AmountPast): AmountModel | null {
  const whole = wholePeriods(settled)
  const scored = [
    ...vatModels(whole, past, 0),
    ...vatModels(whole, past, 1),
    ...flatModels(whole, past),
    ...levelModels(whole),
  ].sort((a, b) => a.score - b.score)
  return scored[0]?.model ?? (settled.length > 0 ? vatByRates : null)
}

type Scored = { model: AmountModel; score: number }

function vatModels(settled: readonly SettledDate[], past: AmountPast, lagMonths: 0 | 1): Scored[] {
  return mixes.flatMap(([mixedIn, mixedOut]) => {
    const measure: TaxMeasure = { name: 'vat', mixedIn, mixedOut, lagMonths }
    const model = fitMeasured(measure, observe(measure, settled, past))
    if (!model || (lagMonths > 0 && model.sightings < lagSightingsMin)) return []
    if (model.factor > vatFactorMax || model.factor < 1 / vatFactorMax) return []
    // With few payments every mix can be bent to fit, so the one that needs the least bending is
    // believed.
    const bent = (factorHandicap * Math.abs(Math.log(model.factor))) / Math.sqrt(model.sightings)
    return [{ model, score: model.error + bent + lagMonths * lagHandicap }]
  })
}

/**
 * The flat rate scheme: a rate that the scheme knows, of a turnover that may use it, kept so
 * closely that costs cannot play a part.
 */
function flatModels(settled: readonly SettledDate[], past: AmountPast): Scored[] {
  const measure: TaxMeasure = { name: 'sales' }
  const model = fitMeasured(measure, observe(measure, settled, past))
  if (!model || model.sightings < 2 || settled.some(({ paid }) => paid > 0)) return []
  const isRate = model.factor >= vatRules.flatRateMin && model.factor <= vatRules.flatRateMax
  const isSmall = yearOf(past) <= vatRules.flatTurnoverMax
  if (!isRate || !isSmall || model.error > flatErrorMax) return []
  return [{ model, score: model.error + flatHandicap }]
}

function levelModels(settled: readonly SettledDate[]): Scored[] {
  const model = fitLevel(settled.map(({ paid }) => negate(paid)))
  return model ? [{ model, score: model.error + levelHandicap }] : []
}

function learnShare(
  measure: TaxMeasure,
  settled: readonly SettledDate[],
  past: AmountPast,
): AmountModel | null {
  const paid = settled.filter((each) => each.paid < 0)
  const share = fitMeasured(measure, observe(measure, paid, past))
  const level = fitLevel(paid.map((each) => negate(each.paid)))
  if (!share || !level) return level
  return share.error <= level.error + levelHandicap ? share : level
}

/**
 * The last payment, as a share of the surplus of its year where the account shows that year; else
 * simply the last payment.
 */
function learnCorporationTax(
  settled: readonly SettledDate[],
  past: AmountPast,
): AmountModel | null {
  const paid = settled.filter((each) => each.paid < 0)
  const measure: TaxMeasure = { name: 'surplus' }
  const share = fitMeasured(measure, observe(measure, paid, past))
  const believed = share && share.factor <= corporationTaxShareMax ? share : null
  return (
    believed ??
    fitLevel(
      paid.map((each) => negate(each.paid)),
      1,
    )
  )
}

/**
 * Of a VAT year the interims and the balance together, once the balance is paid; other periods as
 * they are.
 */
function wholePeriods(settled: readonly SettledDate[]): SettledDate[] {
  return [...groupBy(settled, ({ date }) => date.period.to).values()].flatMap((dates) => {
    const last = dates.at(-1)
    if (!last || last.date.duty === 'interim') return []
    const payments = dates.flatMap((each) => each.payments)
    return [{ date: last.date, paid: sum(dates.map(({ paid }) => paid)), payments }]
  })
}

function isCovered(months: readonly Month[], past: AmountPast): boolean {
  const [first, last] = [months[0], months.at(-1)]
  return !!first && !!last && first >= past.firstFullMonth && last <= past.lastFullMonth
}

/**
 * What was owed and what the measure came to, for the dates whose months the books hold in whole.
 */
function observe(
  measure: TaxMeasure,
  settled: readonly SettledDate[],
  past: AmountPast,
): Observation[] {
  return settled.flatMap(({ date, paid }) => {
    const months = measuredMonths(measure, date)
    if (!isCovered(months, past)) return []
    const totals = months.flatMap((month) => past.byMonth.get(month) ?? [])
    const base = sum(measureParts(measure, totals).map(({ amount }) => amount))
    return [{ owed: negate(paid), base }]
  })
}

/** The flat-rate turnover of twelve months, from what the books hold of the last twelve. */
function yearOf(past: AmountPast): Minor {
  const since = addMonths(past.lastFullMonth, -11)
  const first = since > past.firstFullMonth ? since : past.firstFullMonth
  const months = monthsBetween(first, past.lastFullMonth) + 1
  const totals = [...past.byMonth].flatMap(([month, rows]) =>
    month >= first && month <= past.lastFullMonth ? rows : [],
  )
  return scale(flatTurnoverOf(totals), 12 / Math.max(1, months))
}
