// The lines that came regularly once and no more, with when they were last seen.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { Link } from 'wouter'
import { money } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { hrefOf } from './address.ts'
import { placeOf } from './levels.ts'

/** Each leads to its line. */
export default function EndedList(props: {
  lines: readonly ForecastLine[]
  all: readonly ForecastLine[]
  chosen: string | null
}) {
  return (
    <ul className="fc-flat">
      {props.lines.map((line) => {
        const href = hrefOf(placeOf(line, props.all))
        return (
          <li key={line.seriesId}>
            <Link to={href} aria-current={href === props.chosen ? 'true' : undefined}>
              <b>{line.merchant}</b>
              <small>{line.label}</small>
              {line.last && (
                <small>
                  Last seen {dayLong(line.last.day)},{' '}
                  <span className="one-line">{money(line.last.amount)}</span>
                </small>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
