// The lines whose payments could move. Marking one takes in all its payments until the day; each can be left where it is, or given a limit of its own.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Day } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { useEffect, useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { datedLines, lineWords } from './choices.ts'
import { type Movable, movablesOf } from './goal.ts'
import { useOccurrencesOf } from './queries.ts'

const shownAtFirst = 8

/** Largest first; the rest is a press away. */
export function MovableLines(props: {
  lines: readonly ForecastLine[]
  span: { today: Day; until: Day }
  movables: readonly Movable[]
  onChange: (movables: readonly Movable[]) => void
}) {
  const { span, movables } = props
  const [isAll, showAll] = useState(false)
  const dated = datedLines(props.lines).filter(({ next }) => next && next.day <= span.until)
  const shown = isAll ? dated : dated.slice(0, shownAtFirst)
  const others = (seriesId: string) => movables.filter((one) => one.seriesId !== seriesId)
  return (
    <fieldset className="goal-movable">
      <legend>What could move</legend>
      {dated.length === 0 && <p className="sc-none">Nothing is due until then.</p>}
      <ul>
        {shown.map((line) => (
          <MovableLine
            key={`${line.seriesId} ${span.until}`}
            line={line}
            span={span}
            movables={movables.filter(({ seriesId }) => seriesId === line.seriesId)}
            onChange={(own) => props.onChange([...others(line.seriesId), ...own])}
          />
        ))}
      </ul>
      {dated.length > shown.length && (
        <Button weight="quiet" onClick={() => showAll(true)}>
          Show all {dated.length}
        </Button>
      )}
    </fieldset>
  )
}

function MovableLine(props: {
  line: ForecastLine
  span: { today: Day; until: Day }
  movables: readonly Movable[]
  onChange: (movables: readonly Movable[]) => void
}) {
  const { line, span } = props
  const [isMarked, mark] = useState(false)
  return (
    <li className="goal-line-item">
      <label className="goal-line">
        <input
          type="checkbox"
          checked={isMarked}
          onChange={(event) => {
            mark(event.target.checked)
            if (!event.target.checked) props.onChange([])
          }}
        />
        <span>{lineWords(line)}</span>
        <small>{line.side === 'out' ? 'may be paid later' : 'may come sooner'}</small>
      </label>
      {isMarked && (
        <Payments line={line} span={span} movables={props.movables} onChange={props.onChange} />
      )}
    </li>
  )
}

function Payments(props: Parameters<typeof MovableLine>[0]) {
  const { line, span, movables, onChange } = props
  const { data: found, error } = useOccurrencesOf(line.seriesId)
  const [isTaken, setTaken] = useState(false)
  // All of them are taken in once they are known.
  useEffect(() => {
    if (!found || isTaken) return
    setTaken(true)
    onChange(movablesOf(found, span))
  }, [found, isTaken, onChange, span])
  if (error) return <p className="sc-none">Its payments could not be fetched.</p>
  if (!found) return <p className="sc-none">Fetching its payments</p>
  const all = movablesOf(found, span)
  if (all.length === 0) return <p className="sc-none">None of its payments is due until then.</p>
  return (
    <ul className="goal-payments" aria-label={`Payments, ${line.merchant}`}>
      {all.map((one) => {
        const taken = movables.find(({ due }) => due === one.due)
        const rest = movables.filter(({ due }) => due !== one.due)
        const words = `${dayShort(one.day)}, ${money(minor(one.amount))}`
        return (
          <li key={one.due}>
            <label>
              <input
                type="checkbox"
                checked={taken !== undefined}
                onChange={(event) => onChange(event.target.checked ? [...rest, one] : rest)}
              />
              {words}
            </label>
            <label>
              <span>{line.side === 'out' ? 'at the latest' : 'at the earliest'}</span>
              <input
                type="date"
                className="input goal-date"
                aria-label={`Limit of ${words}`}
                disabled={!taken}
                value={(taken ?? one).limit}
                onChange={(event) =>
                  event.target.value && onChange([...rest, { ...one, limit: event.target.value }])
                }
              />
            </label>
          </li>
        )
      })}
    </ul>
  )
}
