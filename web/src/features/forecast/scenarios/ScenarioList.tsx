// The scenarios, newest first, with the forecast as it stands on top.
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { Card } from '../../../ui/Card.tsx'
import { comparedMax } from './address.ts'
import { Key } from './CompareKey.tsx'
import { type ScenarioActions, ScenarioRow } from './ScenarioRow.tsx'

/** `compared` are the ids in the order of their lines. */
export function ScenarioList(
  props: { scenarios: readonly Scenario[]; compared: readonly string[] } & ScenarioActions,
) {
  const { scenarios, compared, ...actions } = props
  const isFull = compared.length >= comparedMax
  return (
    <Card
      title="Scenarios"
      aside={
        <span className="sc-note">
          {isFull
            ? `You can compare up to ${comparedMax} scenarios`
            : `Select up to ${comparedMax} to compare`}
        </span>
      }
    >
      <ul className="sc-list">
        <li className="sc-row">
          <span className="sc-compare">
            <input type="checkbox" checked disabled aria-label="The forecast is always included" />
            <Key look={0} />
          </span>
          <div className="sc-what">
            <b>Forecast</b>
            <small>Current forecast</small>
          </div>
        </li>
        {scenarios.map((scenario) => {
          const at = compared.indexOf(scenario.id)
          return (
            <ScenarioRow
              key={scenario.id}
              scenario={scenario}
              look={at < 0 ? null : at + 1}
              isFull={isFull}
              {...actions}
            />
          )
        })}
      </ul>
    </Card>
  )
}
