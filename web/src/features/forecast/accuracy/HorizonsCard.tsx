// How far off the balance was by how far ahead it was forecast, beside plain methods: a dot plot
// that is also a table.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { money } from '../../../format/amount.ts'
import { Card } from '../../../ui/Card.tsx'
import { roundStep } from '../../../ui/chart/scale.ts'
import { errorsOf, plainMethods, share, standingWords } from './accuracy-words.ts'

const marks = ['M0,-4.5L4.5,0L0,4.5L-4.5,0Z', 'M-4,-4H4V4H-4Z', 'M0,-4.8L4.8,3.8H-4.8Z'] as const

/**
 * Further left is better; `method` names the method that is shown and why. Each method has a shape
 * of its own, so that colour is not needed.
 */
export function HorizonsCard({
  horizons,
  method,
}: {
  horizons: ForecastAccuracy['horizons']
  method: string
}) {
  const rows = horizons.map((horizon) => ({ horizon, errors: errorsOf(horizon) }))
  const all = rows.flatMap(({ errors }) => [
    errors.ours ?? 0,
    ...errors.plain.map((error) => error ?? 0),
  ])
  // In per mille, since the scale's steps are whole numbers.
  const step = roundStep(Math.max(...all, 0.01) * 250)
  const most = Math.ceil((Math.max(...all, 0.01) * 1000) / step) * step
  const left = (error: number) => `${((error * 1000) / most) * 100}%`
  return (
    <Card
      title="Error by how far ahead we forecast"
      className="figures-table ac-horizons"
      aside={
        <span className="ac-note">
          Closing balance, as a share of a month’s turnover. Further left is better
        </span>
      }
    >
      <ul className="ac-legend" aria-label="Legend">
        <li>
          <i className="ac-ours" /> Plimsoll
        </li>
        {plainMethods.map(({ key, words }, at) => (
          <li key={key}>
            <Mark at={at} /> {capital(words)}
          </li>
        ))}
      </ul>
      <table>
        <caption className="sr-only">
          Average error of the closing balance, by horizon and method
        </caption>
        <thead>
          <tr>
            <th scope="col">Forecast</th>
            <td className="ac-plot-head" aria-hidden="true">
              <span>0%</span>
              <span>{share(most / 1000)}</span>
            </td>
            <th scope="col">Average error</th>
            <th scope="col">Compared with simple methods</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ horizon, errors }) => (
            <tr key={horizon.days}>
              <th scope="row">
                {horizon.label} before
                <small>
                  {horizon.count} {horizon.count === 1 ? 'forecast' : 'forecasts'}
                </small>
              </th>
              <td className="ac-plot" aria-hidden="true">
                <span className="ac-track">
                  {errors.plain.map(
                    (error, at) =>
                      error !== null && (
                        <span key={plainMethods[at]?.key} style={{ left: left(error) }}>
                          <Mark at={at} />
                        </span>
                      ),
                  )}
                  {errors.ours !== null && (
                    <span style={{ left: left(errors.ours) }}>
                      <i className="ac-ours" />
                    </span>
                  )}
                </span>
              </td>
              <td>
                {money(horizon.mean_error)}
                <small>{share(errors.ours)}</small>
              </td>
              <td>
                {standingWords(horizon)}
                <span className="sr-only">
                  {': '}
                  {errors.plain
                    .map((error, at) => `${plainMethods[at]?.words} ${share(error)}`)
                    .join(', ')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ac-note">{method}</p>
    </Card>
  )
}

function Mark({ at }: { at: number }) {
  return (
    <svg className={`ac-mark ac-mark-${at}`} viewBox="-7 -7 14 14" aria-hidden="true">
      <path d={marks[at] ?? marks[0]} />
    </svg>
  )
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
