// Milestones on a timeline, each to be dragged to the day its cash is expected, or moved there with
// the arrow keys.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { dayShort, dayWithWeekday, monthWord } from '../../../format/date.ts'
import { dayAt, monthMarks, movedBy, type Span, shareAt, spanAround } from './timeline.ts'
import './timeline.css'

/** A milestone as the timeline shows it. One that is paid stays where it is. */
export type TimelineItem = {
  readonly key: string
  readonly label: string
  readonly words: string
  readonly invoiced: Day
  readonly expected: Day
  readonly tone: 'expected' | 'overdue' | 'met' | 'removed'
  readonly isMovable: boolean
}

const marksMax = 8
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
}

/** `days` are those that must be in sight besides the milestones’ own. */
export function MilestoneTimeline(props: {
  items: readonly TimelineItem[]
  days: readonly Day[]
  today: Day
  onMove: (key: string, day: Day) => void
}) {
  const { items, today } = props
  // While something is dragged, the ground below it must not move.
  const [held, hold] = useState<Span | null>(null)
  const own = items.flatMap(({ invoiced, expected }) => [invoiced, expected])
  const span = held ?? spanAround([...props.days, ...own])
  const hasToday = today >= span.from && today <= span.to
  return (
    <div className="sl-timeline">
      <div className="sl-months" aria-hidden="true">
        {monthMarks(span, marksMax).map(({ month, share }, at) => (
          <span key={month} style={{ left: percent(share) }}>
            {monthWord(month, at === 0)}
          </span>
        ))}
      </div>
      <ul aria-label="When the cash is expected">
        {items.map((item) => (
          <li key={item.key}>
            <span className="sl-timeline-label">
              {item.label}
              <small>{item.words}</small>
            </span>
            <Track
              item={item}
              span={span}
              today={hasToday ? today : null}
              onHold={(is) => hold(is ? span : null)}
              onMove={(day) => props.onMove(item.key, day)}
            />
          </li>
        ))}
      </ul>
      <p className="sl-timeline-hint">
        Drag a dot, or use the arrow keys, to change when its cash is expected.
      </p>
    </div>
  )
}

function Track(props: {
  item: TimelineItem
  span: Span
  today: Day | null
  onHold: (is: boolean) => void
  onMove: (day: Day) => void
}) {
  const { item, span } = props
  const track = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<Day | null>(null)
  const day = dragged ?? item.expected
  const [invoicedAt, expectedAt] = [shareAt(item.invoiced, span), shareAt(day, span)]
  const dayUnder = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    return box ? dayAt((event.clientX - box.left) / box.width, span) : day
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !item.isMovable) return
    event.preventDefault()
    props.onMove(movedBy(item.expected, step))
  }
  const end = (isKept: boolean) => {
    props.onHold(false)
    if (isKept && dragged && dragged !== item.expected) props.onMove(dragged)
    setDragged(null)
  }
  return (
    <div ref={track} className="sl-track">
      {props.today && (
        <i className="sl-today" style={{ left: percent(shareAt(props.today, span)) }} />
      )}
      <i
        className="sl-wait"
        style={{
          left: percent(Math.min(invoicedAt, expectedAt)),
          width: percent(Math.abs(expectedAt - invoicedAt)),
        }}
      />
      <button
        type="button"
        role="slider"
        className={`sl-dot sl-dot-${item.tone}`}
        style={{ left: percent(expectedAt) }}
        disabled={!item.isMovable}
        aria-label={`Expected day of ${item.label}`}
        aria-valuemin={0}
        aria-valuemax={daysBetween(span.from, span.to)}
        aria-valuenow={daysBetween(span.from, day)}
        aria-valuetext={dayWithWeekday(day)}
        data-dragged={dragged !== null || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (!item.isMovable || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          props.onHold(true)
          setDragged(item.expected)
        }}
        onPointerMove={(event) => dragged && setDragged(dayUnder(event))}
        onPointerUp={() => dragged && end(true)}
        onPointerCancel={() => end(false)}
      >
        <span>{dayShort(day)}</span>
      </button>
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
