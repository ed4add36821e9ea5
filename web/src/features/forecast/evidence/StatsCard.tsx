// What a line has done so far, in figures, and what was found about it by itself.
import { money } from '../../../format/amount.ts'
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
    ['Payments', stats.count.toLocaleString('en-GB')],
    ['Typical amount', median === null ? null : money(median)],
    ['Range', range],
    ['Frequency', stats.cadence_words],
    ['Regularity', stats.regularity === null ? null : regularityWords(stats.regularity)],
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

function regularityWords(share: number): string {
  const inTen = Math.round(share * 10)
  return inTen >= 10 ? 'Paid every due date' : `Paid on ${inTen} of 10 due dates`
}
