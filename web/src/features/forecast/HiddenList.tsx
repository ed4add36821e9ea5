// The lines that are left out of the forecast: what each of them keeps from it, and the way to
// bring it back.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { hrefOf } from './address.ts'
import { placeOf } from './levels.ts'
import { hidesWords } from './line-words.ts'

/** Each leads to its line; Restore acts at once. */
export default function HiddenList(props: {
  lines: readonly ForecastLine[]
  all: readonly ForecastLine[]
  chosen: string | null
  onRestore: (line: ForecastLine) => void
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
              <small>Hides {hidesWords(line)}</small>
            </Link>
            <Button aria-label={`Restore ${line.merchant}`} onClick={() => props.onRestore(line)}>
              Restore
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
