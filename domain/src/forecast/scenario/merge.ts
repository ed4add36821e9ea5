// A scenario made part of the forecast: each change goes where such things are kept.
import type { Day } from '../../calendar.ts'
import { allocate, zero } from '../../money.ts'
import type { OneOff, Overlay, PartChange } from '../overlay/overlay.ts'
import { refuseCircles, saveable } from '../overlay/saveable.ts'
import type { OccurrenceDecision } from '../series.ts'
import { overlayWith } from './apply.ts'
import type { ScenarioChange } from './change.ts'
import { refuseDone, type Scenario } from './scenario.ts'

/** What a merge leaves behind: the scenario, the overlay that stands from now on, and decisions about series for the engine. */
export type Merged = {
  readonly scenario: Scenario
  readonly overlay: Overlay
  readonly decisions: readonly OccurrenceDecision[]
}

/**
 * Moves, amounts and cancellations of a series' payments become decisions; those of one-offs change the one-off; rules become
 * configurations as they would be saved; splits and percentages stand as adjustments. Refuses one that is merged or discarded.
 */
export function mergeScenario(scenario: Scenario, overlay: Overlay): Merged {
  refuseDone(scenario)
  const decisions = scenario.changes.flatMap(decisionOf)
  const ofOneOffs = scenario.changes.filter(isOfOneOff)
  const others = scenario.changes.filter(
    (change) => decisionOf(change).length === 0 && !isOfOneOff(change),
  )
  const merged = others.reduce(mergedChange, overlay)
  refuseCircles(merged.configurations)
  return {
    scenario: { ...scenario, state: 'merged', frozen: null },
    overlay: { ...merged, oneOffs: merged.oneOffs.flatMap((one) => changedOneOff(one, ofOneOffs)) },
    decisions,
  }
}

type PartOfScenario = Extract<ScenarioChange, { kind: 'part' }>

function isOfOneOff(change: ScenarioChange): change is PartOfScenario {
  return change.kind === 'part' && change.part.source === 'one_off'
}

function decisionOf(change: ScenarioChange): OccurrenceDecision[] {
  if (change.kind !== 'part' || change.part.source !== 'series') return []
  const { sourceId: seriesId, due } = change.part
  switch (change.change.kind) {
    case 'move':
      return [{ seriesId, due, decision: { kind: 'redate', day: change.change.day } }]
    case 'amount':
      return [{ seriesId, due, decision: { kind: 'amount', amount: change.change.amount } }]
    case 'cancel':
      return [{ seriesId, due, decision: { kind: 'cancel' } }]
    case 'split':
      return []
  }
}

function mergedChange(overlay: Overlay, change: ScenarioChange): Overlay {
  if (change.kind !== 'rules') return overlayWith(overlay, [change])
  return overlayWith(overlay, [{ ...change, configuration: saveable(change.configuration) }])
}

/** What all changes of a one-off leave of it, as in the scenario: they name it by the day it stood on. */
function changedOneOff(one: OneOff, changes: readonly PartOfScenario[]): OneOff[] {
  return changes
    .filter(({ part }) => part.sourceId === one.id && part.due === (one.due ?? one.day))
    .reduce((left, { change }) => left.flatMap((each) => changed(each, change)), [one])
}

/** The first instalment keeps the id, the others are numbered after it. */
function changed(one: OneOff, change: PartChange): OneOff[] {
  switch (change.kind) {
    case 'cancel':
      return []
    case 'move':
      return [onDay(one, change.day)]
    case 'amount':
      return [{ ...one, amount: change.amount }]
    case 'split': {
      if (change.days.length === 0) return [one]
      const amounts = allocate(one.amount, change.days.length)
      return change.days.map((day, i) => ({
        ...onDay(one, day),
        id: i === 0 ? one.id : `${one.id}-${i + 1}`,
        amount: amounts[i] ?? zero,
      }))
    }
  }
}

/** On a day that it has from now on: it is named by it too. */
function onDay({ id, amount, subCategory, merchantId, note }: OneOff, day: Day): OneOff {
  return { id, day, amount, subCategory, merchantId, note }
}
