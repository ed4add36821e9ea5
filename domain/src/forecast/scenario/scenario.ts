// A scenario: a named set of changes over the forecast as it stands. Kept by others; here it is data that pure functions turn over.
import type { Day } from '../../calendar.ts'
import { Problem } from '../../problem.ts'
import type { BaseForecast } from '../engine.ts'
import { composeForecast } from '../overlay/compose.ts'
import type { Forecast } from '../overlay/composed.ts'
import type { ComposeContext, Overlay } from '../overlay/overlay.ts'
import { overlayWith } from './apply.ts'
import type { ScenarioChange } from './change.ts'

/** `frozen` keeps the figures as they were computed on a day; `merged` became part of the forecast; `discarded` is done with. */
export type ScenarioState = 'draft' | 'frozen' | 'merged' | 'discarded'

/** A named set of changes. `frozen` is there in that state alone. */
export type Scenario = {
  readonly id: string
  readonly name: string
  readonly state: ScenarioState
  readonly changes: readonly ScenarioChange[]
  readonly frozen: { readonly on: Day; readonly forecast: Forecast } | null
}

/** What a forecast is put together from. */
export type Ground = {
  readonly base: BaseForecast
  readonly overlay: Overlay
  readonly context: ComposeContext
}

/** The forecast with changes laid over what stands. */
export function applyScenario(ground: Ground, changes: readonly ScenarioChange[]): Forecast {
  return composeForecast(ground.base, overlayWith(ground.overlay, changes), ground.context)
}

/** The forecast of a scenario: as it was computed if it is frozen, else over what stands now. */
export function forecastOf(scenario: Scenario, ground: Ground): Forecast {
  return scenario.frozen?.forecast ?? applyScenario(ground, scenario.changes)
}

/** A scenario with the same changes under another name; the copy of a frozen one follows the forecast again. */
export function copyScenario(scenario: Scenario, as: { id: string; name: string }): Scenario {
  return { ...as, state: 'draft', changes: scenario.changes, frozen: null }
}

/** Keeps the figures as they are on a day: from now on the scenario no longer follows the forecast. Refuses one that is merged or discarded. */
export function freezeScenario(scenario: Scenario, at: { on: Day; forecast: Forecast }): Scenario {
  refuseDone(scenario)
  return { ...scenario, state: 'frozen', frozen: at }
}

/** Lets a frozen scenario follow the forecast again. */
export function thawScenario(scenario: Scenario): Scenario {
  refuseDone(scenario)
  return { ...scenario, state: 'draft', frozen: null }
}

/** Gives a scenario other changes. Refuses a frozen one, whose figures would no longer be those of its changes. */
export function changeScenario(scenario: Scenario, changes: readonly ScenarioChange[]): Scenario {
  refuseDone(scenario)
  if (scenario.state === 'frozen')
    throw new Problem(
      'conflict',
      'This scenario is frozen. Copy it, or let it follow the forecast again.',
    )
  return { ...scenario, changes }
}

/** Puts a scenario away; nothing of it reaches the forecast. Refuses one that is merged. */
export function discardScenario(scenario: Scenario): Scenario {
  refuseDone(scenario)
  return { ...scenario, state: 'discarded', frozen: null }
}

/** Refuses what can no longer be changed. */
export function refuseDone({ state }: Scenario): void {
  if (state === 'merged')
    throw new Problem('conflict', 'This scenario is part of the forecast already.')
  if (state === 'discarded') throw new Problem('conflict', 'This scenario has been discarded.')
}
