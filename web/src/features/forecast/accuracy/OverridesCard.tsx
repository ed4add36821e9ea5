// What the user's own changes did to the forecast, each by itself: closer, or further off.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { dayLong } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { share } from './accuracy-words.ts'

/** With and without each of them. */
export function OverridesCard({ overrides }: { overrides: ForecastAccuracy['overrides'] }) {
  return (
    <Card title="Did your changes help?">
      {overrides.length === 0 && (
        <p className="ac-quiet">
          When you change a line and the month ends, we’ll show whether your change made the
          forecast more accurate.
        </p>
      )}
      <ul className="ac-overrides">
        {overrides.map((override) => (
          <li key={`${override.label} ${override.since}`}>
            <b>{override.label}</b>
            <p>{override.words}</p>
            <small>
              Since {dayLong(override.since)}. Error of {share(override.error_with)} with it,{' '}
              {share(override.error_without)} without.
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
