// The report below its head, in the order in which a reader needs it. The same parts make the page,
// the print and the snapshot.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import { type Sentence, textOf } from '@plimsoll/domain/commentary/sentence'
import { dayInWords } from '@plimsoll/domain/date-words'
import { Link } from 'wouter'
import { Card, CardGroup } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NextDays } from './NextDays.tsx'
import { ProjectsCard } from './ProjectsCard.tsx'
import { ReportLink } from './ReportLink.tsx'
import { ReportSentence } from './ReportSentence.tsx'
import { ThirteenWeeks } from './ThirteenWeeks.tsx'
import { WeekBridge } from './WeekBridge.tsx'
import './weekly.css'

/** The whole report below its head. */
export function WeekReport({ report }: { report: WeeklyReport }) {
  const { state, headline, bridge, ahead } = report
  if (state === 'before_data' || state === 'after_data') return <WeekWithoutData report={report} />
  return (
    <div className="wr-page">
      {headline && (
        <p className="wr-headline">
          <ReportSentence sentence={headline} />{' '}
          {ahead?.low && <span className="wr-low">{ahead.low.words}</span>}
        </p>
      )}
      <CardGroup shape="pair">
        {bridge && <WeekBridge bridge={bridge} report={report} />}
        <Changes report={report} />
      </CardGroup>
      {ahead && <ThirteenWeeks ahead={ahead} />}
      {ahead && <NextDays ahead={ahead} />}
      <CardGroup>
        <CardGroup shape="pair">
          {ahead && <Late late={ahead.late} />}
          <Unusual report={report} />
        </CardGroup>
        {report.projects && <ProjectsCard projects={report.projects} />}
        {report.actions.length > 0 && (
          <Card title="What to do">
            <Sentences sentences={report.actions} />
          </Card>
        )}
      </CardGroup>
      <CardGroup shape="pair">
        {report.forecast_check && <ForecastCheck check={report.forecast_check} />}
        <Card title="About this report">
          <ul className="wr-notes wr-quiet">
            {report.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      </CardGroup>
    </div>
  )
}

function WeekWithoutData({ report }: { report: WeeklyReport }) {
  const { previous, next, notes } = report
  const isBefore = report.state === 'before_data'
  return (
    <div className="card">
      <EmptyState
        title={
          isBefore
            ? 'This week is before your first transaction.'
            : 'Your transactions end before this week.'
        }
        text={notes.join(' ')}
      >
        {isBefore && next && (
          <Link className="btn btn-ink" to={`/reports/weekly?date=${next}`}>
            Show your first week
          </Link>
        )}
        {!isBefore && (
          <Link className="btn btn-ink" to="/integration">
            Add newer transactions
          </Link>
        )}
        {!isBefore && previous && (
          <Link className="btn btn-outline" to={`/reports/weekly?date=${previous}`}>
            Show your last week
          </Link>
        )}
      </EmptyState>
    </div>
  )
}

/** What a week was compared with, as a heading; reports stored long ago only have the sentence. */
function comparisonTitle({ compared_with: comparedWith, comparison }: WeeklyReport): string {
  if (comparedWith === 'forecast') return 'Against the forecast'
  if (comparedWith === 'previous') return 'Against the week before'
  return comparison ? 'What changed' : 'How the week compares'
}

function Changes({ report }: { report: WeeklyReport }) {
  const { comparison, variances, compared, is_first, is_quiet } = report
  return (
    <Card title={comparisonTitle(report)}>
      {comparison && (
        <p className="wr-prose">
          <ReportSentence sentence={comparison} />
        </p>
      )}
      {variances.length > 0 ? (
        <Sentences sentences={variances} />
      ) : (
        <p>
          {is_first
            ? 'This is your first week, so there’s nothing to compare it with yet.'
            : is_quiet
              ? 'A quiet week: no money moved.'
              : comparison
                ? 'A quiet week: no difference is large enough to act on.'
                : 'There’s nothing to compare this week with yet.'}
        </p>
      )}
      {compared && !is_first && <p className="wr-quiet wr-basis">{compared}</p>}
    </Card>
  )
}

function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ul className="wr-list">
      {sentences.map((sentence) => (
        <li key={textOf(sentence)}>
          <ReportSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  )
}

function Late({ late }: { late: NonNullable<WeeklyReport['ahead']>['late'] }) {
  return (
    <Card title="Late or missing">
      {late.length > 0 ? (
        <table className="wr-table">
          <tbody>
            {late.map((due) => (
              <tr key={`${due.day} ${due.merchant}`}>
                <th scope="row">
                  <ReportLink to="/cash-management">{due.merchant}</ReportLink>, expected on{' '}
                  {dayInWords(due.day)}
                </th>
                <td className="wr-number">{money(due.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nothing expected is late or missing.</p>
      )}
    </Card>
  )
}

function Unusual({ report }: { report: WeeklyReport }) {
  return (
    <Card title="Unusual this week">
      {report.unusual.length > 0 ? (
        <ul className="wr-list">
          {report.unusual.map(({ day, name, sentence, href }) => (
            <li key={`${day} ${name} ${sentence}`}>
              <ReportLink to={href}>{name}</ReportLink>, {dayInWords(day)}: {sentence}
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing out of the ordinary.</p>
      )}
    </Card>
  )
}

function ForecastCheck({ check }: { check: NonNullable<WeeklyReport['forecast_check']> }) {
  const rows = [
    { label: 'Money in', ...check.in },
    { label: 'Money out', ...check.out },
  ]
  return (
    <Card
      title="How good the forecast was"
      aside={
        <ReportLink to="/cash-flow/accuracy" isExtra>
          Accuracy
        </ReportLink>
      }
    >
      <table className="wr-table wr-weeks">
        <caption className="wr-quiet">{check.label}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Forecast</th>
            <th scope="col">Actual</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, forecast, actual }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="wr-number">{money(forecast)}</td>
              <td className="wr-number">{money(actual)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="wr-prose wr-basis">{check.verdict}</p>
    </Card>
  )
}
