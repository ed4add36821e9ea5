// One scenario in the list: whether it is compared, its name, how it stands, and what can be done
// with it.
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { Ellipsis } from 'lucide-react'
import { instantShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../../ui/Chip.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Key } from './CompareKey.tsx'
import { countWords } from './count-words.ts'

const states: Record<Scenario['state'], { words: string; tone: ChipTone }> = {
  draft: { words: 'Follows the forecast', tone: 'forecast' },
  frozen: { words: 'Frozen', tone: 'neutral' },
  merged: { words: 'Applied to the forecast', tone: 'good' },
}

/** What can be done with a scenario. */
export type ScenarioActions = {
  readonly onCompare: (scenario: Scenario, is: boolean) => void
  readonly onEdit: (scenario: Scenario) => void
  readonly onRename: (scenario: Scenario) => void
  readonly onCopy: (scenario: Scenario) => void
  readonly onFreeze: (scenario: Scenario, frozen: boolean) => void
  readonly onMerge: (scenario: Scenario) => void
  readonly onDiscard: (scenario: Scenario) => void
}

/** `look` is the line's place in the chart; null while it is not compared. */
export function ScenarioRow(
  props: { scenario: Scenario; look: number | null; isFull: boolean } & ScenarioActions,
) {
  const { scenario, look } = props
  const { words, tone } = states[scenario.state]
  return (
    <li className="sc-row">
      <label className="sc-compare">
        <input
          type="checkbox"
          checked={look !== null}
          disabled={look === null && props.isFull}
          onChange={(event) => props.onCompare(scenario, event.target.checked)}
        />
        <span className="sr-only">Compare {scenario.name}</span>
        {look === null ? <span className="sc-key" /> : <Key look={look} />}
      </label>
      <div className="sc-what">
        <b>{scenario.name}</b>
        <small>
          {countWords(scenario.changes)}, {instantShort(scenario.changed_at)}
        </small>
      </div>
      <Chip tone={tone}>{words}</Chip>
      {scenario.state === 'draft' && (
        <Button aria-label={`Edit ${scenario.name}`} onClick={() => props.onEdit(scenario)}>
          Edit
        </Button>
      )}
      <Menu
        label={`More for ${scenario.name}`}
        className="icon-btn"
        items={itemsOf(scenario, props)}
      >
        <Ellipsis size={18} aria-hidden />
      </Menu>
    </li>
  )
}

function itemsOf(scenario: Scenario, actions: ScenarioActions) {
  const { state } = scenario
  return [
    { label: 'Copy', onSelect: () => actions.onCopy(scenario) },
    ...(state === 'merged'
      ? []
      : [
          { label: 'Rename', onSelect: () => actions.onRename(scenario) },
          state === 'frozen'
            ? {
                label: 'Follow the forecast again',
                note: 'Recalculates its figures',
                onSelect: () => actions.onFreeze(scenario, false),
              }
            : {
                label: 'Freeze',
                note: 'Keeps today’s figures',
                onSelect: () => actions.onFreeze(scenario, true),
              },
          {
            label: 'Apply to forecast',
            note: 'You’ll see the effect first',
            onSelect: () => actions.onMerge(scenario),
          },
        ]),
    { label: 'Discard', onSelect: () => actions.onDiscard(scenario) },
  ]
}
