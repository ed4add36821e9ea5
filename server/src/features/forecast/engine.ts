// Runs the domain's engine over the books of one business: what is told of cash, what taxes explain, and what is found in the rest.
import type { Day } from '@plimsoll/domain/calendar'
import { baseForecast } from '@plimsoll/domain/forecast/cash/base-forecast'
import type { BaseForecast, EngineInput } from '@plimsoll/domain/forecast/engine'
import type { TaxPart } from '@plimsoll/domain/forecast/overlay/overlay'
import type { Series } from '@plimsoll/domain/forecast/series'
import type { Minor } from '@plimsoll/domain/money'
import { activityInCash, isSubCategory, sideOf } from '@plimsoll/domain/taxonomy'

/** The engine's mark: a run made by another one is made anew. Change it with every change that can move a figure. */
export const engineMark = '2026-11-21'

/** What the engine is told, as plain data. */
export type Told = Omit<EngineInput, 'explained' | 'sideOf' | 'comesAgain'>

/** A run: what the data alone says, and the taxes that are estimated from it. */
export type Run = { base: BaseForecast; taxes: TaxPart[]; asOf: Day }

/** The forecast of the data alone. */
export function runEngine(told: Told): Run {
  const base = baseForecast({ ...told, sideOf: sideOfCash, comesAgain })
  return { base: { ...base, series: base.series.map(onItsSide) }, taxes: [], asOf: told.asOf }
}

/** A refund that repeats stands on the side it reduces, as in the cash-flow table. */
function onItsSide(series: Series): Series {
  const { subCategory, amount } = series
  return { ...series, side: sideOfCash({ subCategory, amount: amount.amount }) }
}

/** The side of the cash-flow table that money counts on. */
export function sideOfCash(of: { subCategory: string; amount: Minor }): 'in' | 'out' {
  if (isSubCategory(of.subCategory)) return sideOf(of)
  return of.amount < 0 ? 'out' : 'in'
}

/** Loans, grants, asset sales and the like come once; what a business does every month is expected again. */
function comesAgain(subCategory: string): boolean {
  return activityInCash(subCategory) === 'operating'
}
