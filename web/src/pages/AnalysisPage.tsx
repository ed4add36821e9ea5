// /analysis: a period against the forecast or an earlier period, by category and merchant, with the drivers of each difference,
// and the money leaks that were found.

import { isCategory } from '@plimsoll/domain/taxonomy'
import { drivers } from '@plimsoll/domain/variance/drivers'
import { Link } from 'wouter'
import { CommentaryCard } from '../features/analysis/CommentaryCard.tsx'
import { DriverBridge } from '../features/analysis/DriverBridge.tsx'
import { useVarianceFilter } from '../features/analysis/filter.ts'
import { useVariance } from '../features/analysis/queries.ts'
import { VarianceControls } from '../features/analysis/VarianceControls.tsx'
import { VarianceTable } from '../features/analysis/VarianceTable.tsx'
import { VarianceTiles } from '../features/analysis/VarianceTiles.tsx'
import { driverNames, driverSentences } from '../features/analysis/variance-words.ts'
import { LeaksCard } from '../features/cashflow/leaks/LeaksCard.tsx'
import { PackMenu } from '../features/reports/PackMenu.tsx'
import { useAddress } from '../routing.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import ForecastBegin from './forecast/ForecastBegin.tsx'
import '../ui/card.css'
import '../features/analysis/analysis.css'

export default function AnalysisPage() {
  const { filter, change, open } = useVarianceFilter()
  const [address] = useAddress()
  const variance = useVariance(filter)
  const driver = drivers.find((name) => name === address.get('driver')) ?? null
  const { data, error } = variance
  const status = error && 'status' in error ? error.status : null
  const isWaiting = filter.timeframe === 'custom' && !(filter.from && filter.to)
  return (
    <>
      <PageHead title="Analysis" eyebrow="Variance">
        {data && <PackMenu />}
      </PageHead>
      {status === 404 ? (
        <ForecastBegin />
      ) : (
        <>
          <VarianceControls filter={filter} change={change} />
          {isWaiting ? (
            <div className="card">
              <EmptyState title="Choose the first and the last day of the period." />
            </div>
          ) : error ? (
            <div className="card">
              <ErrorState
                title="This comparison can’t be made."
                text={error.message}
                {...(status === 422 ? {} : { onRetry: () => void variance.refetch() })}
              />
            </div>
          ) : !data ? (
            <div className="va-page">
              <p role="status" className="sr-only">
                Comparing
              </p>
              <Skeleton height="96px" />
              <Skeleton height="280px" />
              <Skeleton height="420px" />
            </div>
          ) : (
            <div className="va-page">
              <p className="va-basis">
                {data.meta.period.label}. {data.meta.baseline.words}
              </p>
              <VarianceTiles meta={data.meta} />
              <CommentaryCard filter={filter} basis={data.meta.baseline.words} />
              <DriverBridge
                meta={data.meta}
                flow={filter.flow}
                hrefOf={(name) => driverHref(address, name)}
              />
              <Card
                title={driver ? `By category: ${driverNames[driver].toLowerCase()}` : 'By category'}
                aside={
                  driver && (
                    <Link className="text-link" to={driverHref(address, null)}>
                      Show all categories
                    </Link>
                  )
                }
              >
                {driver && (
                  <p className="va-basis">{driverSentences[driver]} Totals cover every category.</p>
                )}
                <VarianceTable
                  variance={
                    driver
                      ? { ...data, data: data.data.filter((row) => row.drivers[driver] !== 0) }
                      : data
                  }
                  filter={filter}
                  openRow={readOpen(open)}
                  onOpen={(key) => change({ open: key })}
                />
              </Card>
            </div>
          )}
          <div className="va-page va-leaks">
            <LeaksCard />
          </div>
        </>
      )}
    </>
  )
}

function driverHref(address: URLSearchParams, driver: string | null): string {
  const query = new URLSearchParams(address)
  if (driver) query.set('driver', driver)
  else query.delete('driver')
  return `/analysis?${query}`
}

/** The open row: a side and a category of ours, or nothing. */
function readOpen(open: string | null): string | null {
  const category = open?.split(' ')[1]
  return open && category && isCategory(category) ? open : null
}
