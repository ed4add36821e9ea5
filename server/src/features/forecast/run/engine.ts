// Runs the domain's engine over the books of one business: what taxes explain, what repeats, what
// is left, and the taxes to come.
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import type { MonthTotal } from '@plimsoll/domain/cashflow/cash-months'
import { ownWidth, scaledBands } from '@plimsoll/domain/forecast/cash/own-width'
import type { BaseForecast, Part } from '@plimsoll/domain/forecast/engine'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { baseParts } from '@plimsoll/domain/forecast/overlay/base-parts'
import type { OccurrenceDecision, Series } from '@plimsoll/domain/forecast/series'
import { groupBy } from '@plimsoll/domain/group'
import { negate, sum } from '@plimsoll/domain/money'
import { expectedTaxes } from '@plimsoll/domain/tax/expected-taxes'
import { learnTaxes } from '@plimsoll/domain/tax/learn-taxes'
import { isPay, type Pay, payDates, payShifts } from '@plimsoll/domain/tax/pay-months'
import { setAside } from '@plimsoll/domain/tax/set-aside'
import { activityInCash } from '@plimsoll/domain/taxonomy'
import { baseOnce } from './base-cache.ts'
import { metBalances } from './met-balances.ts'
import { type PlainIds, plainIds, toOwn, toPlain } from './plain-ids.ts'
import { type Run, type RunInput, sideOfCash } from './run.ts'

/**
 * The engine's mark: a run with another mark is made again. Change it with every change that can
 * move a figure.
 */
export const engineMark = '2026-11-30.1'

/** The forecast of the data alone, with bands as wide as the business's own past asks for. */
export function runEngine(input: RunInput): Run {
  const run = runPlain(input)
  const width = ownWidth(metBalances(input, runPlain))
  return { ...run, base: { ...run.base, bands: scaledBands(run.base.bands, width) } }
}

function runPlain(input: RunInput): Run {
  const { asOf, until, nation } = input
  const pays = input.movements.flatMap(payOf)
  const dates = payDates(pays)
  // Wages count in the tax month of their regular pay day, wherever a weekend put them.
  const totals = [...input.totals, ...payShifts(pays, dates)]
  const month = firstFullMonth(input.opened)
  const learned = learnTaxes({
    payments: input.taxPayments,
    totals,
    nation,
    asOf,
    firstFullMonth: month,
    profile: input.knownTaxes,
  })
  const ended = { kind: 'vat', explained: learned.ended }
  const explained = [...learned.streams, ended].flatMap(({ kind, explained }) =>
    explained.map(({ id }): [string, string] => [id, kind]),
  )
  const base = baseOf(input, new Set(explained.map(([id]) => id)))
  const coming = baseParts(base)
  const forecast = [...totalsOf(coming), ...payShifts(coming.flatMap(payIn), dates)]
  const taxes = expectedTaxes({ learned, asOf, until, totals, forecast, firstFullMonth: month })
  const kept = setAside({ learned, asOf, totals })
  return { base, taxes, taxNotes: [...learned.notes], setAside: kept, explained }
}

function payOf({ day, subCategory, merchantId, amount }: Movement): Pay[] {
  return isPay(subCategory) ? [{ day, subCategory, payee: merchantId ?? subCategory, amount }] : []
}

/** Pay to come counts by the day it is due, also where it is late already. */
function payIn({ month, day, due, subCategory, merchantId, amount }: Part): Pay[] {
  if (!day || !isPay(subCategory)) return []
  const own = due && monthOf(due) === month ? due : day
  return [{ day: own, subCategory, payee: merchantId ?? subCategory, amount }]
}

function baseOf(input: RunInput, explained: ReadonlySet<string>): BaseForecast {
  const ids = plainIds(input.movements)
  const movement = (id: string) => ids.movement.toPlain(id)
  const { opened, asOf, until, balance, nation } = input
  const base = baseOnce(
    {
      ...{ opened, asOf, until, balance, nation },
      movements: input.movements.map((each) => toPlain(each, ids)),
      decisions: input.decisions.map((each) => plainDecision(each, ids)),
      knownSeries: (input.knownSeries ?? []).map((series) => ({
        ...series,
        movementIds: series.movementIds.map(movement),
        merchantId: series.merchantId && ids.merchant.toPlain(series.merchantId),
      })),
      notRecurring: (input.notRecurring ?? []).map((some) => some.map(movement)),
      explained: new Set([...explained].map(movement)),
    },
    { sideOf: sideOfCash, comesAgain },
  )
  const own = toOwn(base, ids)
  return { ...own, series: own.series.map(onItsSide) }
}

function plainDecision(occurrenceDecision: OccurrenceDecision, ids: PlainIds): OccurrenceDecision {
  const { decision } = occurrenceDecision
  if (decision.kind !== 'match' && decision.kind !== 'unmatch') return occurrenceDecision
  const movementIds = decision.movementIds.map((id) => ids.movement.toPlain(id))
  return { ...occurrenceDecision, decision: { ...decision, movementIds } }
}

/** A refund that repeats stands on the side it reduces, as in the cash-flow table. */
function onItsSide(series: Series): Series {
  const { subCategory, amount } = series
  return { ...series, side: sideOfCash({ subCategory, amount: amount.amount }) }
}

/**
 * Loans, grants, asset sales and the like come once; what a business does every month is expected
 * again.
 */
function comesAgain(subCategory: string): boolean {
  return activityInCash(subCategory) === 'operating'
}

/**
 * What is to come by month and sub-category, in the sense of its side: what taxes are estimated
 * from.
 */
function totalsOf(parts: readonly Part[]): MonthTotal[] {
  const keyOf = (part: { month: Month; side: string; subCategory: string }) =>
    `${part.month} ${part.side} ${part.subCategory}`
  return [...groupBy(parts, keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { month, side, subCategory } = first
    const total = sum(group.map(({ amount }) => amount))
    return [{ month, side, subCategory, amount: side === 'out' ? negate(total) : total }]
  })
}
