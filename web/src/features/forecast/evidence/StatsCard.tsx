// What a line has done so far, in figures, and what was found about it by itself.
import { grouped, money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type LineRef, type LineStats, useStats } from './queries.ts'
import './stats-card.css'

/** Fetches by the line's type. */
export function StatsCard({ line }: { line: LineRef }) {
  const stats = useStats(line)
  return (
    <Card title="So far">
      {stats.data ? (
        <Facts stats={stats.data} />
      ) : stats.error ? (
        <ErrorState
          title="We couldn’t load the history."
          text={stats.error.message}
          onRetry={() => void stats.refetch()}
        />
      ) : (
        <Skeleton height="120px" />
      )}
    </Card>
  )
}

function Facts({ stats }: { stats: LineStats }) {
  const { median, smallest, largest, step } = stats
  const range =
    smallest === null || largest === null
      ? null
      : smallest === largest
        ? `Always ${money(smallest)}`
        : `${money(smallest)} to ${money(largest)}`
  const facts: [string, string | null][] = [
    ['Payments', grouped(stats.count)],
    ['Typical amount', median === null ? null : money(median)],
    ['Range', range],
    ['Frequency', stats.cadence_words],
    ['Regularity', regularityWords(stats)],
    ['Timing', stats.timing_words],
    ['First', stats.first_day && dayLong(stats.first_day)],
    ['Last', stats.last_day && dayLong(stats.last_day)],
    ['Next', stats.next_day && dayLong(stats.next_day)],
    ['Last 12 months', money(stats.last_12_months)],
    [
      'Change in amount',
      step && `${money(step.before)} to ${money(step.after)} since ${dayLong(step.since)}`,
    ],
  ]
  return (
    <dl className="fc-stats">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

// It counts due dates up to the last payment; a payment that is missing since is no part of it.
function regularityWords({ regularity, last_day: last }: LineStats): string | null {
  if (regularity === null) return null
  const inTen = Math.round(regularity * 10)
  if (inTen < 10) return `Paid on ${inTen} of 10 due dates`
  return last ? `Paid every due date to ${dayLong(last)}` : 'Paid every due date'
}
