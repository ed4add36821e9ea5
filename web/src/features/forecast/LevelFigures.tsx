// The figures of a level in a strip. Each of them opens to what it is made of.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, zero } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import { dayLong, monthAndYear } from '../../format/date.ts'
import { behindWords, kindOf } from './level-sums.ts'
import { bySide } from './line-words.ts'
import type { PlaceHandle } from './use-place.ts'
import './level-figures.css'

export function LevelFigures(props: {
  level: ForecastLevel
  side: 'in' | 'out' | null
  place: PlaceHandle
}) {
  const { level, side, place } = props
  const turn = (amount: Minor) => (side ? bySide(amount, side) : amount)
  const current = level.months.find(({ month }) => kindOf(month, level.as_of) === 'current')
  const next = level.months.find(({ month }) => kindOf(month, level.as_of) === 'ahead')
  const isOld = level.unknown === 'old_data'
  return (
    <div className="card fc-figures">
      {level.now !== null && (
        <Figure label="Balance" value={money(level.now)} note={`On ${dayLong(level.as_of)}`} />
      )}
      {level.low && (
        <Figure
          label={`Lowest point to ${dayLong(level.until)}`}
          value={money(level.low.balance)}
          note={`${dayLong(level.low.day)}${level.low.cause ? `, after ${level.low.cause}` : ''}`}
          isForecast
          onOpen={() => place.openMonth(level.low?.day.slice(0, 7) ?? '')}
        />
      )}
      {side && current && (
        <Figure
          label={`Total for ${monthAndYear(current.month)}`}
          value={money(turn(current.forecast ?? current.actual ?? zero))}
          note={soFarWords(current.actual, turn, isOld ? level.as_of : null)}
          isForecast={level.unknown === null || level.unknown === 'no_balance'}
          onOpen={() => place.openMonth(current.month)}
        />
      )}
      {side && next?.forecast != null && (
        <Figure
          label={monthAndYear(next.month)}
          value={money(turn(next.forecast))}
          note="Forecast"
          isForecast
          onOpen={() => place.openMonth(next.month)}
        />
      )}
      <Figure
        label={side ? upperFirst(behindWords(level)) : `Net, ${behindWords(level)}`}
        value={money(turn(level.last_12_months))}
        note="What happened"
        onOpen={() => place.openSpan('last')}
      />
      {level.next_12_months !== null && (
        <Figure
          label={side ? 'Next 12 months' : 'Net, next 12 months'}
          value={money(turn(level.next_12_months))}
          note="Forecast"
          isForecast
          onOpen={() => place.openSpan('next')}
        />
      )}
    </div>
  )
}

/** What the month has come to; of old bank data, until when. */
function soFarWords(
  actual: Minor | null,
  turn: (amount: Minor) => Minor,
  lastDay: Day | null,
): string {
  if (lastDay) return `Up to ${dayLong(lastDay)}`
  return actual === null ? '' : `${money(turn(actual))} so far`
}

function upperFirst(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function Figure(props: {
  label: string
  value: string
  note: string
  isForecast?: boolean
  onOpen?: () => void
}) {
  const inside = (
    <>
      <span className="fc-figure-label">{props.label}</span>
      <b className={props.isForecast ? 'forecast-ink' : ''}>{props.value}</b>
      <small>{props.note}</small>
    </>
  )
  return props.onOpen ? (
    <button type="button" className="fc-figure" onClick={props.onOpen}>
      {inside}
    </button>
  ) : (
    <div className="fc-figure">{inside}</div>
  )
}
