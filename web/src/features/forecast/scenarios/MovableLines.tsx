// The lines whose payments could wait, by how free they are: the firm's own money first, then
// suppliers; wages, HMRC, rent, loans and pensions are locked until somebody has read what paying
// late means. The payments of a chosen line may wait two weeks each, or until one latest day.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Day } from '@plimsoll/domain/calendar'
import { type Freedom, freedomOf, lockedReason } from '@plimsoll/domain/forecast/scenario/freedom'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { datedLines, lineWords } from './choices.ts'
import { type Movable, movablesOf, usualDays, withLimit } from './goal.ts'
import { useOccurrencesOf } from './queries.ts'

const shownAtFirst = 8

type Span = { today: Day; until: Day }

/** `onLoading` reports the lines whose payments are still being fetched. */
export function MovableLines(props: {
  lines: readonly ForecastLine[]
  span: Span
  movables: readonly Movable[]
  onChange: (movables: readonly Movable[]) => void
  onLoading: (lineId: string, isLoading: boolean) => void
}) {
  const { span, movables } = props
  const [isAll, showAll] = useState(false)
  const dated = byFreedom(
    datedLines(props.lines).filter(({ next }) => next && next.day <= span.until),
  )
  const shown = isAll ? dated : dated.slice(0, shownAtFirst)
  const others = (lineId: string) => movables.filter((movable) => movable.lineId !== lineId)
  return (
    <fieldset className="goal-movable">
      <legend>Choose which payments could wait</legend>
      {dated.length === 0 && <p className="sc-none">Nothing is due by then.</p>}
      <ul>
        {shown.map((line) => (
          <MovableLine
            key={`${line.seriesId} ${span.until}`}
            line={line}
            span={span}
            onChange={(own) => props.onChange([...others(line.seriesId), ...own])}
            onLoading={(isLoading) => props.onLoading(line.seriesId, isLoading)}
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

const ranks: Record<Freedom, number> = { free: 0, agreed: 1, locked: 2 }

/**
 * Money in may come sooner with the customer's consent, as a supplier may be paid later with
 * theirs.
 */
function freedomIn({ side, sub_category }: ForecastLine): Freedom {
  return side === 'out' ? freedomOf(sub_category) : 'agreed'
}

function byFreedom(lines: readonly ForecastLine[]): ForecastLine[] {
  return [...lines].sort((a, b) => ranks[freedomIn(a)] - ranks[freedomIn(b)])
}

const words: Record<Freedom, string> = {
  free: 'yours to decide',
  agreed: 'ask the supplier first',
  locked: 'locked',
}

function MovableLine(props: {
  line: ForecastLine
  span: Span
  onChange: (movables: readonly Movable[]) => void
  onLoading: (isLoading: boolean) => void
}) {
  const { line } = props
  const freedom = freedomIn(line)
  const [isUnlocked, unlock] = useState(freedom !== 'locked')
  const [isChosen, choose] = useState(false)
  if (!isUnlocked) return <LockedLine line={line} onUnlock={() => unlock(true)} />
  return (
    <li className="goal-line-item">
      <label className="goal-line">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => {
            choose(event.target.checked)
            if (event.target.checked) props.onLoading(true)
            else {
              props.onLoading(false)
              props.onChange([])
            }
          }}
        />
        <span>{lineWords(line)}</span>
        <small>{line.side === 'out' ? words[freedom] : 'ask the customer first'}</small>
      </label>
      {isChosen && <Payments {...props} />}
    </li>
  )
}

function LockedLine({ line, onUnlock }: { line: ForecastLine; onUnlock: () => void }) {
  return (
    <li className="goal-line-item">
      <details className="goal-locked">
        <summary className="goal-line">
          <Lock size={15} aria-hidden />
          <span>{lineWords(line)}</span>
          <small>{words.locked}</small>
        </summary>
        <p>{lockedReason(line.sub_category)}</p>
        <Button weight="quiet" onClick={onUnlock}>
          I understand, unlock {line.merchant}
        </Button>
      </details>
    </li>
  )
}

function Payments(props: Parameters<typeof MovableLine>[0]) {
  const { line, span, onChange, onLoading } = props
  const { data: found, error } = useOccurrencesOf(line.seriesId)
  const [limit, setLimit] = useState<Day | ''>('')
  const isTaken = useRef(false)
  // The payments are taken in once they are known.
  useEffect(() => {
    if (error) onLoading(false)
    if (!found || isTaken.current) return
    isTaken.current = true
    onChange(movablesOf(found, span))
    onLoading(false)
  }, [found, error, onChange, onLoading, span])
  if (error) return <p className="sc-none">We couldn’t fetch these payments.</p>
  if (!found) return <p className="sc-none">Fetching the payments</p>
  const all = movablesOf(found, span)
  if (all.length === 0) return <p className="sc-none">None of these payments is due until then.</p>
  const words = limitWords[line.side]
  return (
    <div className="goal-payments">
      <p>{all.map(({ day }) => dayShort(day)).join(', ')}</p>
      <label>
        <span>{limit === '' ? words.usual : words.chosen}</span>
        <input
          type="date"
          className="input goal-date"
          aria-label={`${words.chosen} for ${line.merchant}`}
          value={limit}
          onChange={(event) => {
            const day = event.target.value
            setLimit(day)
            onChange(day === '' ? all : withLimit(all, day))
          }}
        />
      </label>
    </div>
  )
}

const limitWords = {
  out: { usual: `Each up to ${usualDays} days late, or no later than`, chosen: 'Latest day' },
  in: { usual: `Each up to ${usualDays} days early, or no earlier than`, chosen: 'Earliest day' },
} as const
