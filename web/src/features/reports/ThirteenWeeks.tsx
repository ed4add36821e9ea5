// Where cash closes in each of the next thirteen weeks and the range around it; tight weeks are
// marked, and a table has the figures.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money, pounds, short } from '@plimsoll/domain/amount-words'
import { dayInWords } from '@plimsoll/domain/date-words'
import { minor } from '@plimsoll/domain/money'
import { lineWords } from '@plimsoll/domain/outlook/line-words'
import { useLocation } from 'wouter'
import { dayShort } from '../../format/date.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartGrid } from '../../ui/chart/ChartGrid.tsx'
import { LineAcross } from '../../ui/chart/LineAcross.tsx'
import { type Drawn, ReadableChart } from '../../ui/chart/ReadableChart.tsx'
import { ReportLink } from './ReportLink.tsx'
import { useReportLinks } from './report-links.ts'
import { layOutWeeks } from './thirteen-weeks-layout.ts'

type Ahead = NonNullable<WeeklyReport['ahead']>
type Week = Ahead['weeks'][number]

const height = 200
const labelWidth = 62

/** The chart, what it comes to in words, and its table. */
export function ThirteenWeeks({ ahead }: { ahead: Ahead }) {
  const [, go] = useLocation()
  const isLinked = useReportLinks()
  const { weeks, low } = ahead
  return (
    <Card
      title="Next 13 weeks"
      aside={
        <ReportLink to="/cash-flow/forecast" isExtra>
          Forecast
        </ReportLink>
      }
    >
      {low && (
        <p className="wr-prose">
          {low.words} {low.chance}
        </p>
      )}
      <ReadableChart
        label="Closing cash by week with its 80% range. Arrow keys read each week."
        height={height}
        resting={0}
        xs={(width) => layOutWeeks(ahead, { width, height }).xs}
        sentence={(index) => (weeks[index] ? sentenceOf(weeks[index], ahead) : '')}
        tip={(index) => weeks[index] && <p>{sentenceOf(weeks[index], ahead)}</p>}
        onOpen={() => isLinked && go('/cash-management')}
      >
        {(drawn) => <Drawing ahead={ahead} drawn={drawn} />}
      </ReadableChart>
      <p className="wr-quiet wr-basis">{belowWords(ahead)}</p>
      <details className="wr-as-table">
        <summary>Show as table</summary>
        <WeeksTable ahead={ahead} />
      </details>
    </Card>
  )
}

function belowWords({ weeks, buffer }: Ahead): string {
  const line = lineWords(buffer)
  const tight = weeks.filter(({ under_buffer }) => under_buffer)
  if (tight.length === 0) return `The expected balance stays above ${line} in these weeks.`
  if (tight.length === weeks.length)
    return `The expected balance is below ${line} at some point in every week.`
  const days = tight.map(({ to }) => dayShort(to)).join(', ')
  return `The expected balance falls below ${line} in ${tight.length === 1 ? 'the week' : 'the weeks'} to ${days}.`
}

function Drawing({ ahead, drawn }: { ahead: Ahead; drawn: Drawn }) {
  const layout = layOutWeeks(ahead, { width: drawn.width, height })
  const { frame, xs, y } = layout
  const every = Math.max(1, Math.ceil((labelWidth * xs.length) / Math.max(1, drawn.width)))
  const chosen = drawn.selected === null ? undefined : ahead.weeks[drawn.selected]
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      <ChartGrid
        frame={frame}
        ticks={layout.axis.ticks}
        y={y}
        splitX={null}
        value={(tick) => short(minor(tick))}
      />
      <path className="lc-band" d={layout.band} />
      <LineAcross frame={frame} y={layout.bufferY} word={`Your ${short(ahead.buffer)} buffer`} />
      <path className="lc-level-ahead" d={layout.line} />
      {ahead.weeks.map(
        (week, at) =>
          at % every === 0 && (
            <text key={week.to} className="lc-tick" x={xs[at]} y={height - 6} textAnchor="middle">
              {dayShort(week.to)}
            </text>
          ),
      )}
      {ahead.weeks.map(
        (week, at) =>
          (week.under_buffer || week === chosen) && (
            <circle
              key={week.to}
              className={week.under_buffer ? 'wr-tight' : 'lc-dot lc-dot-ahead'}
              cx={xs[at]}
              cy={y(week.closing)}
              r="4.5"
            />
          ),
      )}
    </svg>
  )
}

function sentenceOf(week: Week, { buffer }: Ahead): string {
  const { to, closing, low80, high80, under_buffer } = week
  const below = under_buffer ? `, below ${buffer > 0 ? 'your buffer' : 'zero'}` : ''
  return `Week to ${dayInWords(to)}: closes at ${pounds(closing)}, 80% likely between ${pounds(low80)} and ${pounds(high80)}${below}`
}

function WeeksTable({ ahead: { weeks, buffer } }: { ahead: Ahead }) {
  return (
    <div className="wr-scroll">
      <table className="wr-table wr-weeks">
        <thead>
          <tr>
            <th scope="col">Week to</th>
            <th scope="col">In</th>
            <th scope="col">Out</th>
            <th scope="col">Closing</th>
            <th scope="col">80% likely</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.to}>
              <th scope="row">
                {dayShort(week.to)}
                {week.under_buffer && <small> below {buffer > 0 ? 'buffer' : 'zero'}</small>}
              </th>
              <td className="wr-number">{money(week.in)}</td>
              <td className="wr-number">{money(week.out)}</td>
              <td className="wr-number">{money(week.closing)}</td>
              <td className="wr-number">
                {short(week.low80)} to {short(week.high80)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
