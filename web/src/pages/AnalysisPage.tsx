// /analysis: a period against the forecast or an earlier period, by category and merchant, with the
// drivers of each difference, and the money leaks that were found.

import type { AnalysisVariance, VarianceRow } from '@plimsoll/contract/analysis'
import { money, pounds } from '@plimsoll/domain/amount-words'
import { drivers } from '@plimsoll/domain/variance/drivers'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { DriverBridge } from '../features/analysis/DriverBridge.tsx'
import { useVarianceFilter } from '../features/analysis/filter.ts'
import { useVariance } from '../features/analysis/queries.ts'
import { VarianceControls } from '../features/analysis/VarianceControls.tsx'
import { VarianceTable } from '../features/analysis/VarianceTable.tsx'
import { VarianceTiles } from '../features/analysis/VarianceTiles.tsx'
import { driverNames, driverSentences } from '../features/analysis/variance-words.ts'
import { useAddress } from '../routing.ts'
import { Button } from '../ui/Button.tsx'
import { Card, CardGroup } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Later } from '../ui/Later.tsx'
import { NoForecast } from '../ui/NoForecast.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../ui/card.css'
import '../features/analysis/analysis.css'
import { ForeignAccounts } from './shared/ForeignAccounts.tsx'
import { AccountantsPack } from './shared/HeadMenus.tsx'

const CommentaryCard = lazy(() =>
  import('../features/analysis/CommentaryCard.tsx').then((file) => ({
    default: file.CommentaryCard,
  })),
)
const DriverBreakdown = lazy(() =>
  import('../features/analysis/DriverBreakdown.tsx').then((file) => ({
    default: file.DriverBreakdown,
  })),
)
const TrendTable = lazy(() =>
  import('../features/analysis/TrendTable.tsx').then((file) => ({ default: file.TrendTable })),
)
const BreakdownCards = lazy(() => import('../features/analysis/BreakdownCards.tsx'))
const ExportVariance = lazy(() => import('../features/analysis/ExportVariance.tsx'))
const NoComparison = lazy(() => import('../features/analysis/NoComparison.tsx'))
const ForecastBegin = lazy(() => import('./forecast/ForecastBegin.tsx'))
const LeaksCard = lazy(() =>
  import('../features/cashflow/leaks/LeaksCard.tsx').then((file) => ({ default: file.LeaksCard })),
)
const AnalysisSettingsDialog = onDemand(
  () => import('../features/analysis/AnalysisSettingsDialog.tsx'),
)

export default function AnalysisPage() {
  const { filter, change, open } = useVarianceFilter()
  const [address] = useAddress()
  const variance = useVariance(filter)
  const driver = drivers.find((name) => name === address.get('driver')) ?? null
  const { data, error } = variance
  const status = error && 'status' in error ? error.status : null
  const ended = data?.meta.ended ?? null
  const isWaiting = filter.timeframe === 'custom' && !(filter.from && filter.to)
  return (
    <>
      <PageHead title="Analysis" eyebrow="Variance">
        {status !== 404 && <Button onClick={() => change({ settings: 'about' })}>Settings</Button>}
        {data && (
          <Later room={<span className="btn btn-outline">Export</span>}>
            <ExportVariance filter={filter} />
          </Later>
        )}
        {!error && <AccountantsPack />}
      </PageHead>
      {address.get('settings') !== null && status !== 404 && (
        <AnalysisSettingsDialog onClose={() => change({ settings: null })} />
      )}
      {status === 404 ? (
        <Suspense fallback={<Skeleton height="320px" />}>
          <ForecastBegin />
        </Suspense>
      ) : (
        <>
          {ended && (
            <div className="va-notice">
              <NoForecast unknown={ended} />
            </div>
          )}
          <ForeignAccounts />
          <VarianceControls
            filter={filter}
            compared={data?.meta.compare ?? null}
            ended={ended !== null}
            change={change}
          />
          {isWaiting ? (
            <div className="card">
              <EmptyState title="Choose the first and the last day of the period." />
            </div>
          ) : error && status === 422 ? (
            <Suspense fallback={<Skeleton height="320px" />}>
              <NoComparison filter={filter} reason={error.message} change={change} />
            </Suspense>
          ) : error ? (
            <div className="card">
              <ErrorState
                title="We couldn’t compare this period."
                text={error.message}
                onRetry={() => void variance.refetch()}
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
              <Suspense fallback={<Skeleton height="262px" />}>
                <CommentaryCard filter={filter} basis={data.meta.baseline.words} />
              </Suspense>
              <CardGroup>
                <DriverBridge
                  meta={data.meta}
                  flow={filter.flow}
                  hrefOf={(name) => driverHref(address, name)}
                />
                <Suspense fallback={<Skeleton height="320px" />}>
                  <DriverBreakdown rows={data.data} hrefOf={(row) => rowHref(address, row)} />
                </Suspense>
              </CardGroup>
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
                  openRow={readOpen(open, data.data)}
                  onOpen={(key) => change({ open: key })}
                />
                <Suspense fallback={null}>
                  <TrendTable variance={data} />
                </Suspense>
                <TableNotes meta={data.meta} onSettings={() => change({ settings: 'about' })} />
              </Card>
              <Later room={<Skeleton height="320px" />}>
                <BreakdownCards filter={filter} />
              </Later>
            </div>
          )}
          {ended === null && (
            <div className="va-page va-leaks">
              <Later room={<Skeleton height="320px" />}>
                <LeaksCard />
              </Later>
            </div>
          )}
        </>
      )}
    </>
  )
}

/** What the flags mean, and what was left out. */
function TableNotes(props: { meta: AnalysisVariance['meta']; onSettings: () => void }) {
  const { materiality, left_out } = props.meta
  const sides = [
    left_out.in === 0 ? '' : `${money(left_out.in)} in`,
    left_out.out === 0 ? '' : `${money(left_out.out)} out`,
  ].filter(Boolean)
  return (
    <div className="va-notes">
      <p>
        A flag marks a change of at least {pounds(materiality.amount)} and{' '}
        {`${materiality.percent}%`} of its baseline
        {materiality.is_own ? '' : ', or one large for all money on its side'}.{' '}
        <button type="button" className="va-change" onClick={props.onSettings}>
          Change what’s flagged
        </button>
      </p>
      {sides.length > 0 && (
        <p>
          You excluded {sides.join(' and ')} in this period from figures. The cash-flow table shows
          it on a line of its own.
        </p>
      )}
    </div>
  )
}

function driverHref(address: URLSearchParams, driver: string | null): string {
  const query = new URLSearchParams(address)
  if (driver) query.set('driver', driver)
  else query.delete('driver')
  return `/analysis?${query}`
}

/** The address that opens a category in the table. */
function rowHref(address: URLSearchParams, { side, category }: VarianceRow): string {
  const query = new URLSearchParams(address)
  query.set('open', `${side} ${category}`)
  query.delete('driver')
  return `/analysis?${query}#variance-table`
}

/** The open row, where there is one of that side and category. */
function readOpen(open: string | null, rows: readonly VarianceRow[]): string | null {
  return rows.some(({ side, category }) => `${side} ${category}` === open) ? open : null
}
