// The ranges: how often the balance was promised to be within them, and how often it was.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { checkWords } from '@plimsoll/domain/forecast/accuracy/accuracy-words'
import { Card } from '../../../ui/Card.tsx'
import { share } from './accuracy-words.ts'

/**
 * A bar up to what was kept, a mark at what was promised. Above the mark the range was wider than
 * it need be.
 */
export function BandsCard({ bands }: { bands: ForecastAccuracy['bands'] }) {
  return (
    <Card title="How often we were within range">
      {bands.length === 0 && <p className="ac-quiet">No forecast days have passed yet.</p>}
      <ul className="ac-bands">
        {bands.map(({ promised, in_range, count }) => {
          const kept = count > 0 ? in_range / count : 0
          return (
            <li key={promised}>
              <p>
                <b>In range in {checkWords(in_range, count)}</b>
                <span>
                  {share(kept)}, expected {promised}%
                </span>
              </p>
              <span className="ac-bar" aria-hidden="true">
                <i style={{ width: `${kept * 100}%` }} />
                <span className="ac-promised" style={{ left: `${promised}%` }} />
              </span>
            </li>
          )
        })}
      </ul>
      {bands.length > 0 && <p className="ac-note">{bandWords(bands)}</p>}
    </Card>
  )
}

function bandWords(bands: ForecastAccuracy['bands']): string {
  const main = bands.find(({ promised }) => promised === 80)
  if (!main || main.count === 0) return ''
  const gap = (main.in_range / main.count) * 100 - main.promised
  if (gap > 5)
    return 'Your balance stayed within the 80% range more often than expected, so the range is cautious.'
  if (gap < -5)
    return 'Your balance left the 80% range more often than expected, so the range has been too narrow.'
  return 'Your balance stayed within the 80% range about as often as expected.'
}
