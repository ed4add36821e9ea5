// The card with a level's picture: the balance by day of everything, bars by month of the rest; or
// the same figures as a table.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Minor } from '@plimsoll/domain/money'
import { lazy, type ReactNode, Suspense } from 'react'
import { rangeWords } from '../../format/range-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { PlaceHandle } from './use-place.ts'
import './level-chart-card.css'

// Each is fetched where it is first looked at.
const LevelBalance = lazy(() => import('./chart/LevelBalance.tsx'))
const MonthBars = lazy(() => import('./chart/MonthBars.tsx'))
const LevelMonths = lazy(() => import('./LevelMonths.tsx'))

/**
 * `changed` is the path as the draft would have it, `changedLine` the months of the line that is
 * shown.
 */
export function LevelChartCard(props: {
  level: ForecastLevel
  side: 'in' | 'out' | null
  opening: Minor | null
  buffer: Minor | null
  changed: Impact['after'] | null
  changedLine: Impact['lines'][number]['after'] | null
  place: PlaceHandle
  /** What can be done while no balance is known. */
  remedy: ReactNode
}) {
  const { level, side, place } = props
  // Without a forecast the months behind are left, as a table.
  const isPast = !side && level.unknown !== null && level.unknown !== 'no_balance'
  const isTable = place.isTable || isPast
  const isDrawn = side !== null || level.balance !== null
  return (
    <Card
      title={side || isPast ? 'By month' : 'Balance'}
      className="fc-chart"
      aside={
        <>
          {!isTable && isDrawn && (
            <Legend
              side={side}
              weeksFew={level.weeks_few}
              hasRange={!side || level.months.some(({ low80 }) => low80 !== null)}
              isChanged={(side ? props.changedLine : props.changed) !== null}
            />
          )}
          {!isTable && !side && isDrawn && (
            <Segmented
              label="How far ahead"
              value={place.reach}
              options={reaches}
              onChange={place.showReach}
            />
          )}
          {!isPast && (
            <Button weight="quiet" onClick={() => place.showTable(!isTable)}>
              {isTable ? 'Chart' : 'Table'}
            </Button>
          )}
        </>
      }
    >
      <Suspense fallback={<Skeleton height={side ? '260px' : '320px'} />}>
        {isTable ? (
          <LevelMonths level={level} onOpen={place.openMonth} />
        ) : side ? (
          <MonthBars
            level={level}
            side={side}
            changed={props.changedLine}
            onOpen={place.openMonth}
          />
        ) : level.balance === null ? (
          <EmptyState title="Add your balance to see where it’s heading.">
            {props.remedy}
          </EmptyState>
        ) : (
          <LevelBalance {...props} reach={Number(place.reach)} onOpen={place.openMonth} />
        )}
      </Suspense>
      {level.methods.length > 0 && (
        <details className="fc-methods">
          <summary>How we forecast this</summary>
          <ul>
            {level.methods.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const reaches = [
  { value: '3', label: '3 months' },
  { value: '6', label: '6 months' },
  { value: '12', label: '1 year' },
  { value: '24', label: '2 years' },
] as const

function Legend(props: {
  side: 'in' | 'out' | null
  weeksFew: number | null
  hasRange: boolean
  isChanged: boolean
}) {
  const { side } = props
  const keys = side
    ? [
        [`fc-key-${side}`, 'Actual'],
        ['fc-key-hatch', 'Forecast'],
        ...(props.hasRange ? [['fc-key-range', '80% range']] : []),
        ...(props.isChanged ? [['fc-key-changed', 'With your changes']] : []),
      ]
    : [
        ['fc-key-level', 'Balance'],
        ['fc-key-ahead', 'Forecast'],
        ['fc-key-band', rangeWords(props.weeksFew)],
        ...(props.isChanged ? [['fc-key-changed', 'With your changes']] : []),
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
