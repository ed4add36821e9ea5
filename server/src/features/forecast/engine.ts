// Runs the domain's engine over the books of one business: what is told of cash, what taxes explain, and what is found in the rest.
import type { Day } from '@plimsoll/domain/calendar'
import { baseForecast } from '@plimsoll/domain/forecast/cash/base-forecast'
import type { BaseForecast, EngineInput } from '@plimsoll/domain/forecast/engine'
import type { TaxPart } from '@plimsoll/domain/forecast/overlay/overlay'
import { activityInCash, isSubCategory, sideOf } from '@plimsoll/domain/taxonomy'

/** The engine's mark: a run made by another one is made anew. Change it with every change that can move a figure. */
export const engineMark = '2026-11-21'

/** What the engine is told, as plain data. */
export type Told = Omit<EngineInput, 'explained' | 'sideOf' | 'comesAgain'>

/** A run: what the data alone says, and the taxes that are estimated from it. */
export type Run = { base: BaseForecast; taxes: TaxPart[]; asOf: Day }

/** The forecast of the data alone. */
export function runEngine(told: Told): Run {
  const base = baseForecast({ ...told, sideOf: sideOfMovement, comesAgain })
  return { base, taxes: [], asOf: told.asOf }
}

function sideOfMovement(movement: EngineInput['movements'][number]): 'in' | 'out' {
  const { subCategory, amount } = movement
  return isSubCategory(subCategory) ? sideOf({ subCategory, amount }) : amount < 0 ? 'out' : 'in'
}

/** Loans, grants, asset sales and the like come once; what a business does every month is expected again. */
function comesAgain(subCategory: string): boolean {
  return activityInCash(subCategory) === 'operating'
}
