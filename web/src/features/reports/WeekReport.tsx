// The parts of a weekly report, in the order in which a reader needs them.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import { type Day, monthOf, weekdayOf } from '@plimsoll/domain/calendar'
import { textOf } from '@plimsoll/domain/commentary/sentence'
import { dayAndMonth, dayInWords, monthNameOf } from '@plimsoll/domain/date-words'
import { less, negate } from '@plimsoll/domain/money'
import { Link } from 'wouter'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FactSentence } from '../../ui/FactSentence.tsx'
import './weekly.css'

/** The whole report below its head. */
export function WeekReport({ report }: { report: WeeklyReport }) {
  const { state, headline, bridge, ahead } = report
  if (state === 'before_data' || state === 'after_data')
    return (
      <div className="card">
        <EmptyState
          title={
            state === 'before_data'
              ? 'This week is before your first transaction.'
              : 'Your transactions end before this week.'
          }
          text={report.notes.join(' ')}
        >
          {state === 'before_data' && report.next ? (
            <Link className="btn btn-outline" to={`/reports/weekly?date=${report.next}`}>
              Show your first week
            </Link>
          ) : (
            <Link className="btn btn-outline" to="/integration">
              Add newer data
            </Link>
          )}
        </EmptyState>
      </div>
    )
  return (
    <div className="wr-page">
      {headline && (
        <p className="wr-headline">
          <FactSentence sentence={headline} />
        </p>
      )}
      {bridge && <Bridge bridge={bridge} />}
      <Card title="What changed">
        {report.variances.length > 0 ? (
          <Sentences sentences={report.variances} />
        ) : (
          <p>A quiet week: nothing differs enough to act on.</p>
        )}
        {report.compared && <p className="wr-quiet wr-basis">{report.compared}</p>}
      </Card>
      {ahead && <Ahead ahead={ahead} />}
      {report.actions.length > 0 && (
        <Card title="What to do">
          <Sentences sentences={report.actions} />
        </Card>
      )}
      <Card title="About this report">
        <Notes notes={report.notes} />
      </Card>
    </div>
  )
}

function Sentences({ sentences }: { sentences: WeeklyReport['actions'] }) {
  return (
    <ul className="wr-list">
      {sentences.map((sentence) => (
        <li key={textOf(sentence)}>
          <FactSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="wr-notes wr-quiet">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function Bridge({ bridge }: { bridge: NonNullable<WeeklyReport['bridge']> }) {
  const href = `/cash-flow/edit-transaction?from=${bridge.from}&to=${bridge.to}`
  return (
    <Card
      title="Opening to closing"
      aside={
        <Link className="text-link" to={href}>
          Show transactions
        </Link>
      }
    >
      <table className="wr-table">
        <tbody>
          <tr>
            <th scope="row">Opening cash, {dayAndMonth(bridge.from)}</th>
            <td>{money(bridge.opening)}</td>
          </tr>
          <tr>
            <th scope="row">Money in</th>
            <td>{money(bridge.in)}</td>
          </tr>
          <tr>
            <th scope="row">Money out</th>
            <td>{money(negate(bridge.out))}</td>
          </tr>
          {bridge.other !== 0 && (
            <tr>
              <th scope="row">Transfers and transactions left out of cash flow</th>
              <td>{money(bridge.other)}</td>
            </tr>
          )}
          <tr className="wr-total">
            <th scope="row">Closing cash, {dayAndMonth(bridge.to)}</th>
            <td>{money(bridge.closing)}</td>
          </tr>
        </tbody>
      </table>
    </Card>
  )
}

function Ahead({ ahead }: { ahead: NonNullable<WeeklyReport['ahead']> }) {
  return (
    <>
      {ahead.low && (
        <Card
          title="Lowest point ahead"
          aside={
            <Link className="text-link" to="/cash-flow/forecast">
              Forecast
            </Link>
          }
        >
          <p className="wr-prose">
            {ahead.low.words} {ahead.low.chance}
          </p>
        </Card>
      )}
      <Card
        title="Next 14 days"
        aside={
          <Link className="text-link" to="/cash-management">
            Cash management
          </Link>
        }
      >
        <table className="wr-table wr-days">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Due</th>
              <th scope="col">Net</th>
              <th scope="col">Closing</th>
            </tr>
          </thead>
          <tbody>
            {ahead.days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{shortDay(one.day)}</th>
                <td>
                  {one.due.map((due) => (
                    <span key={`${due.day} ${due.merchant}`}>
                      <span>{due.merchant}</span> <span>{money(due.amount)}</span>
                    </span>
                  ))}
                </td>
                <td>{money(less(one.in, one.out))}</td>
                <td>{money(one.closing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="wr-quiet wr-basis">
          Closing also counts the usual payments and receipts that have no fixed date.
        </p>
      </Card>
      <Card title="Late or missing">
        {ahead.late.length > 0 ? (
          <table className="wr-table">
            <tbody>
              {ahead.late.map((due) => (
                <tr key={`${due.day} ${due.merchant}`}>
                  <th scope="row">
                    {due.merchant}, expected on {dayInWords(due.day)}
                  </th>
                  <td>{money(due.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>Nothing expected is late or missing.</p>
        )}
      </Card>
    </>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** `Fri 20 Nov`. */
function shortDay(day: Day): string {
  const month = monthNameOf(monthOf(day)).slice(0, 3)
  return `${weekdays[weekdayOf(day) - 1]} ${Number(day.slice(8))} ${month}`
}
