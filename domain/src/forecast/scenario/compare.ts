// Scenarios side by side with the forecast as it stands.
import type { Day, Month } from '../../calendar.ts'
import { less, type Minor } from '../../money.ts'
import { Problem } from '../../problem.ts'
import type { Forecast, LowPoint } from '../overlay/composed.ts'
import { firstBelow, lowPointOf } from '../overlay/low-point.ts'
import { forecastOf, type Ground, type Scenario } from './scenario.ts'

/** How many scenarios stand beside the forecast. */
export const comparedMax = 4

/** One column: the forecast as it stands (`scenarioId` null) or a scenario. `difference` is its closing less that of the forecast as it stands. */
export type ComparedColumn = {
  readonly scenarioId: string | null
  readonly name: string
  readonly frozenOn: Day | null
  readonly months: readonly {
    readonly month: Month
    readonly opening: Minor
    readonly in: Minor
    readonly out: Minor
    readonly closing: Minor
    /** `null` in months that the forecast as it stands does not have. */
    readonly difference: Minor | null
  }[]
  readonly days: readonly { readonly day: Day; readonly closing: Minor }[]
  readonly low: LowPoint | null
  readonly firstBelow: Day | null
}

/** The forecast as it stands first, then each scenario. Refuses more than four, and one that is named twice. `floor` is the balance to watch. */
export function compareScenarios(
  scenarios: readonly Scenario[],
  of: { ground: Ground; standing: Forecast; floor: Minor },
): ComparedColumn[] {
  if (scenarios.length > comparedMax)
    throw new Problem('invalid', `Choose at most ${comparedMax} scenarios to compare.`)
  if (new Set(scenarios.map(({ id }) => id)).size < scenarios.length)
    throw new Problem('invalid', 'Choose each scenario once.')
  const { standing, ground, floor } = of
  const base = { scenarioId: null, name: 'As it stands', frozenOn: null }
  return [
    { ...base, ...columnOf(standing, standing, floor) },
    ...scenarios.map((scenario) => ({
      scenarioId: scenario.id,
      name: scenario.name,
      frozenOn: scenario.frozen?.on ?? null,
      ...columnOf(forecastOf(scenario, ground), standing, floor),
    })),
  ]
}

function columnOf(forecast: Forecast, standing: Forecast, floor: Minor) {
  const closings = new Map(standing.months.map(({ month, closing }) => [month, closing]))
  return {
    months: forecast.months.map(({ month, opening, in: cashIn, out, closing }) => {
      const stands = closings.get(month)
      const difference = stands === undefined ? null : less(closing, stands)
      return { month, opening, in: cashIn, out, closing, difference }
    }),
    days: forecast.days.map(({ day, closing }) => ({ day, closing })),
    low: lowPointOf(forecast.days),
    firstBelow: firstBelow(forecast.days, floor),
  }
}
