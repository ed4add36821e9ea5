// How each month gets from its opening to its closing, as the forecast stands. Every figure opens
// to what it is made of.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import { useState } from 'react'
import { Link } from 'wouter'
import { money } from '../../format/amount.ts'
import { monthLong } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { hrefOf } from './address.ts'
import type { PlaceHandle } from './use-place.ts'
import './level-months.css'

/** The next months first; all of them at a press. */
export default function ClosingCard(props: {
  months: Impact['before']['months']
  place: PlaceHandle
}) {
  const { months, place } = props
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? months : months.slice(0, fewMonths)
  return (
    <Card title="Month by month">
      <div className="fc-months">
        <table>
          <caption className="sr-only">Balance by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Opening</th>
              <th scope="col">Cash in</th>
              <th scope="col">Cash out</th>
              <th scope="col">Closing</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ month, opening, in: came, out, closing }) => (
              <tr key={month}>
                <th scope="row">{monthLong(month)}</th>
                <td>{money(opening)}</td>
                <td className="fc-months-forecast">
                  <Link to={`${hrefOf({ category: 'in' })}?month=${month}`}>{money(came)}</Link>
                </td>
                <td className="fc-months-forecast">
                  <Link to={`${hrefOf({ category: 'out' })}?month=${month}`}>{money(out)}</Link>
                </td>
                <td className="fc-months-forecast">
                  <button type="button" onClick={() => place.openMonth(month)}>
                    <b>{money(closing)}</b>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < months.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {months.length} months
        </Button>
      )}
    </Card>
  )
}

const fewMonths = 6
