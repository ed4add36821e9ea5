// What would have been expected of periods that are over, from what was known before each of them.
// Several are made in one go: handing busy books over to a thread costs as much as one forecast.
import { type Day, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { composeForecast } from '@plimsoll/domain/forecast/overlay/compose'
import { emptyOverlay } from '@plimsoll/domain/forecast/overlay/overlay'
import type { Minor } from '@plimsoll/domain/money'
import { type ExpectedFlows, expectedFlows } from '@plimsoll/domain/variance/expected-flows'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { runEngine } from './engine.ts'
import { inputOn } from './met-balances.ts'
import { type RunInput, taxParts } from './run.ts'

/** A period, the last day known before it, and the balance at the end of that day. */
export type PastPeriod = {
  readonly period: DaySpan
  readonly origin: Day
  readonly balance: Minor
}

/** What to expect of periods, from everything that is known now; of each only what came before. */
export type PastFlowsInput = { readonly input: RunInput; readonly periods: readonly PastPeriod[] }

/** What was to be expected of each period. */
export function pastFlows({ input, periods }: PastFlowsInput): ExpectedFlows[] {
  return periods.map(({ period, origin, balance }) => {
    const until = lastDayOf(monthOf(period.to))
    const run = runEngine({ ...inputOn(input, { origin, until, balance }), looksBack: false })
    const overlay = { ...emptyOverlay, taxes: taxParts(run.taxes) }
    const forecast = composeForecast(run.base, overlay, { actuals: [], nation: input.nation })
    return expectedFlows(forecast, period)
  })
}
