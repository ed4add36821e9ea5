// The calendar of 13 weeks as a table: each day coloured by what moves, said in figures when it is reached.
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { type KeyboardEvent, useState } from 'react'
import { money, rough } from '../../../format/amount.ts'
import { dayShort, dayWithWeekday } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { type HeatDay, heatOf, heatWeeks, largestOf } from './heat.ts'
import './heat.css'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }

/** The arrows go from day to day; one day is in the tab order. */
export function HeatCard({ days, buffer }: { days: readonly HeatDay[]; buffer: number }) {
  const [at, setAt] = useState<Day | null>(null)
  const largest = largestOf(days)
  const chosen = days.find(({ day }) => day === at) ?? days[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step || !chosen) return
    event.preventDefault()
    const next = days[days.indexOf(chosen) + step]
    if (!next) return
    setAt(next.day)
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus()
  }
  return (
    <Card title="Day by day" className="cm-heat">
      <table onKeyDown={onKeyDown}>
        <caption className="sr-only">What comes in and goes out by day, 13 weeks</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Week from</span>
            </th>
            {weekdays.map((name) => (
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
                      isUnder={day.closing < buffer}
                      isChosen={day === chosen}
                      onReach={() => setAt(day.day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <p className="cm-heat-day" aria-live="polite">
          <b>{dayWithWeekday(chosen.day)}</b>
          <span>{money(chosen.in)} in</span>
          <span>{money(chosen.out)} out</span>
          <span>
            closing {money(chosen.closing)}
            {chosen.closing < buffer && ', under your buffer'}
          </span>
        </p>
      )}
    </Card>
  )
}

function Cell(props: {
  day: HeatDay
  largest: number
  isUnder: boolean
  isChosen: boolean
  onReach: () => void
}) {
  const { day } = props
  const { side, strength } = heatOf(day, props.largest)
  const net = minor(day.in - day.out)
  return (
    <button
      type="button"
      className={`cm-heat-cell cm-heat-${strength === 0 ? 'none' : side}`}
      data-strength={strength}
      data-day={day.day}
      data-under={props.isUnder || undefined}
      tabIndex={props.isChosen ? 0 : -1}
      aria-label={`${dayWithWeekday(day.day)}: ${money(day.in)} in, ${money(day.out)} out, closing ${money(day.closing)}${props.isUnder ? ', under your buffer' : ''}`}
      onFocus={props.onReach}
      onMouseEnter={props.onReach}
      onClick={props.onReach}
    >
      {strength > 0 && <Rough net={net} />}
    </button>
  )
}

/** The pound sign makes way where there is little room. */
function Rough({ net }: { net: Minor }) {
  const [sign, digits] = rough(net).split('£')
  return (
    <>
      {sign}
      <span className="cm-pound">£</span>
      {digits}
    </>
  )
}
