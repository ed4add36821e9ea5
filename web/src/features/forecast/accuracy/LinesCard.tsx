// The forecast and what happened by category or by merchant, the largest difference first.
import { less, type Minor, magnitude } from '@plimsoll/domain/money'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { sideWords } from '../levels.ts'
import { offBy, share } from './accuracy-words.ts'

/** One row; `key` tells it from others of its name. */
type AccuracyLine = {
  readonly key: string
  readonly label: string
  readonly side: 'in' | 'out'
  readonly expected: Minor
  readonly happened: Minor
  readonly error: number | null
}

const shownAtFirst = 6

/** The rest is a press away. */
export function LinesCard(props: { title: string; lines: readonly AccuracyLine[] }) {
  const [isAll, showAll] = useState(false)
  const lines = [...props.lines].sort(
    (a, b) => magnitude(less(b.expected, b.happened)) - magnitude(less(a.expected, a.happened)),
  )
  const shown = isAll ? lines : lines.slice(0, shownAtFirst)
  return (
    <Card
      title={props.title}
      aside={<span className="ac-note">The same months, as forecast one month before</span>}
    >
      {lines.length === 0 ? (
        <p className="ac-quiet">No full month has passed yet.</p>
      ) : (
        <section
          className="figures-table ac-table"
          aria-label={`${props.title}, table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Forecast</th>
                <th scope="col">Actual</th>
                <th scope="col">Difference</th>
                <th scope="col">Average error in a month</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <tr key={line.key}>
                  <th scope="row">
                    {line.label}
                    <small>{sideWords[line.side]}</small>
                  </th>
                  <td>{money(line.expected)}</td>
                  <td>{money(line.happened)}</td>
                  <td>{offBy(line.expected, line.happened)}</td>
                  <td>{share(line.error)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {lines.length > shown.length && (
        <Button weight="quiet" onClick={() => showAll(true)}>
          Show all {lines.length}
        </Button>
      )}
    </Card>
  )
}
