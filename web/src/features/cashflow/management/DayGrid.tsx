// Thirteen weeks as a table of days: each coloured by what moves, with its figures shown on the day
// reached. The arrows go from day to day.
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { KeyboardEvent } from 'react'
import { money, rough } from '../../../format/amount.ts'
import { dayShort, dayWithWeekday, weekdayShorts } from '../../../format/date.ts'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { lineWords } from '../UnderBuffer.tsx'
import { type HeatDay, heatOf, heatWeeks, largestOf } from './heat.ts'
import './heat.css'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }

/**
 * One day is in the tab order: `at`, or the first. `isOff` days are shown and cannot be chosen;
 * `onReach` gets null when no day is pointed at.
 */
export function DayGrid(props: {
  days: readonly HeatDay[]
  /** Null while no balance is known: then no closing is shown. */
  buffer: Minor | null
  caption: string
  at: Day | null
  marked?: Day | null
  isOff?: (day: Day) => boolean
  takesFocus?: boolean
  onReach: (day: Day | null) => void
  onChoose: (day: Day) => void
}) {
  const { days } = props
  const largest = largestOf(days)
  const inTabOrder = days.find(({ day }) => day === props.at) ?? days[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const from = days.findIndex(
      ({ day }) => day === (document.activeElement as HTMLElement | null)?.dataset.day,
    )
    const next = days[from + step]
    if (from < 0 || !next) return
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus()
  }
  return (
    <table className="cm-days" onKeyDown={onKeyDown} onMouseLeave={() => props.onReach(null)}>
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Week from</span>
          </th>
          {weekdayShorts.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heatWeeks(days).map((week) => (
          <tr key={week.monday}>
            <th scope="row">{dayShort(week.monday)}</th>
            {week.days.map((day, weekday) => (
              <td key={day?.day ?? weekday}>
                {day && (
                  <Cell
                    day={day}
                    largest={largest}
                    under={
                      props.buffer !== null && day.closing < props.buffer
                        ? lineWords(props.buffer)
                        : null
                    }
                    hasBalance={props.buffer !== null}
                    isAt={day === inTabOrder}
                    takesFocus={day === inTabOrder && props.takesFocus === true}
                    isMarked={day.day === props.marked}
                    isOff={props.isOff?.(day.day) ?? false}
                    onReach={() => props.onReach(day.day)}
                    onChoose={() => props.onChoose(day.day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell(props: {
  day: HeatDay
  largest: number
  /** The line that the day closes below. */
  under: string | null
  hasBalance: boolean
  isAt: boolean
  takesFocus: boolean
  isMarked: boolean
  isOff: boolean
  onReach: () => void
  onChoose: () => void
}) {
  const { day, hasBalance, isOff } = props
  const { side, strength } = heatOf(day, props.largest)
  // A phone has no room for the pound sign, and a name must hold what is shown.
  const shown = strength > 0 ? rough(minor(day.in - day.out)).replace('£', '') : ''
  return (
    <button
      ref={props.takesFocus ? takesFocus : undefined}
      type="button"
      className={`cm-heat-cell cm-heat-${strength === 0 ? 'none' : side}`}
      data-strength={strength}
      data-day={day.day}
      data-under={props.under ? true : undefined}
      data-marked={props.isMarked || undefined}
      aria-disabled={isOff || undefined}
      tabIndex={props.isAt ? 0 : -1}
      aria-label={`${shown && `${shown}, `}${dayWithWeekday(day.day)}: ${money(day.in)} in, ${money(day.out)} out${hasBalance ? `, closing ${money(day.closing)}` : ''}${props.under ? `, below ${props.under}` : ''}`}
      onFocus={props.onReach}
      onMouseEnter={props.onReach}
      onClick={() => !isOff && props.onChoose()}
    >
      {shown}
    </button>
  )
}
