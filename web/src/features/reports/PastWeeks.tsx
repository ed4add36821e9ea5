// The list of weeks that have a report, fetched when it is opened.
import { money } from '@plimsoll/domain/amount-words'
import { less } from '@plimsoll/domain/money'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePastWeeks } from './queries.ts'

const shownFirst = 12

/** `current` is the Monday of the week on screen. */
export function PastWeeks({ current }: { current: string }) {
  const [isAll, showAll] = useState(false)
  const { data, error, refetch } = usePastWeeks()
  return (
    <Card title="All weeks" className="wr-past">
      {error ? (
        <ErrorState
          title="We couldn’t load the list of weeks."
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton height="240px" />
      ) : (
        <>
          <table className="wr-table wr-weeks">
            <thead>
              <tr>
                <th scope="col">Week</th>
                <th scope="col">Net</th>
                <th scope="col">Closing</th>
              </tr>
            </thead>
            <tbody>
              {(isAll ? data : data.slice(0, shownFirst)).map((week) => (
                <tr key={week.from}>
                  <th scope="row">
                    {week.from === current ? (
                      <b aria-current="page">{week.label}</b>
                    ) : (
                      <Link className="text-link" to={`/reports/weekly?date=${week.from}`}>
                        {week.label}
                      </Link>
                    )}
                    {week.is_stored && <small> stored</small>}
                  </th>
                  <td className="wr-number">{money(less(week.in, week.out))}</td>
                  <td className="wr-number">
                    {week.closing === null ? 'Not known' : money(week.closing)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {!isAll && data.length > shownFirst && (
            <Button onClick={() => showAll(true)}>Show all {data.length} weeks</Button>
          )}
        </>
      )}
    </Card>
  )
}
