// The card with a level's picture: the balance by day of everything, bars by month of the rest; or the same figures as a table.
import type { ForecastLevel, Impact } from '@plimsoll/contract/forecast'
import type { Minor } from '@plimsoll/domain/money'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { BalanceChart } from './chart/BalanceChart.tsx'
import { MonthBars } from './chart/MonthBars.tsx'
import { LevelMonths } from './LevelMonths.tsx'
import type { PlaceHandle } from './use-place.ts'
import './level-chart-card.css'

/** `changed` is the path as the draft would have it. */
export function LevelChartCard(props: {
  level: ForecastLevel
  side: 'in' | 'out' | null
  opening: Minor | null
  buffer: Minor | null
  changed: Impact['after'] | null
  place: PlaceHandle
}) {
  const { level, side, place } = props
  return (
    <Card
      title={side ? 'By month' : 'Balance'}
      className="fc-chart"
      aside={
        <>
          {!place.isTable && <Legend side={side} isChanged={!side && props.changed !== null} />}
          <Button weight="quiet" onClick={() => place.showTable(!place.isTable)}>
            {place.isTable ? 'Chart' : 'Table'}
          </Button>
        </>
      }
    >
      {place.isTable ? (
        <LevelMonths level={level} onOpen={place.openMonth} />
      ) : side ? (
        <MonthBars level={level} side={side} onOpen={place.openMonth} />
      ) : (
        <BalanceChart {...props} onOpen={place.openMonth} />
      )}
      {level.methods.length > 0 && <p className="fc-methods">{level.methods.join(' ')}</p>}
    </Card>
  )
}

function Legend({ side, isChanged }: { side: 'in' | 'out' | null; isChanged: boolean }) {
  const keys = side
    ? [
        [`fc-key-${side}`, 'Actual'],
        ['fc-key-hatch', 'Forecast'],
        ['fc-key-range', '80% range'],
      ]
    : [
        ['fc-key-level', 'Balance'],
        ['fc-key-ahead', 'Forecast'],
        ['fc-key-band', '50% and 80% range'],
        ...(isChanged ? [['fc-key-changed', 'With your changes']] : []),
      ]
  return (
    <ul className="fc-legend">
      {keys.map(([key, words]) => (
        <li key={key}>
          <i className={`fc-key ${key}`} />
          {words}
        </li>
      ))}
    </ul>
  )
}
