// /reports/weekly: the report on one week; the address holds a date within it.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { isDay } from '@plimsoll/domain/calendar'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { CallError } from '../api/call.ts'
import { useProfile } from '../features/account/queries.ts'
import { useWeeklyReport } from '../features/reports/queries.ts'
import { WeekReport } from '../features/reports/WeekReport.tsx'
import { AddBalanceButton } from '../features/sources/AddBalanceButton.tsx'
import { useAddress } from '../routing.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Later } from '../ui/Later.tsx'
import { NoForecast } from '../ui/NoForecast.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './weekly-report-page.css'
import { ForeignAccounts } from './shared/ForeignAccounts.tsx'

// Below the report.
const MoreWeeks = lazy(() => import('../features/reports/MoreWeeks.tsx'))
const ForecastBegin = lazy(() => import('./forecast/ForecastBegin.tsx'))
const ShareDialog = onDemand(() => import('../features/reports/ShareDialog.tsx'))

export default function WeeklyReportPage() {
  const [address] = useAddress()
  const [isSharing, setSharing] = useState(false)
  const business = useProfile().data?.business.name
  const date = address.get('date')
  const isReadable = date === null || isDay(date)
  const report = useWeeklyReport(date, isReadable)
  const { data, error } = report
  const status = error instanceof CallError ? error.status : null
  return (
    <div className="weekly-report">
      <p className="weekly-report-business">{business}</p>
      <PageHead
        title="Weekly report"
        eyebrow={data ? `Week ${data.week.number}, ${data.week.label}` : 'Analysis'}
      >
        {data?.previous && data.state !== 'after_data' && (
          <Link className="btn btn-outline" to={`/reports/weekly?date=${data.previous}`}>
            Previous week
          </Link>
        )}
        {data?.next && data.state !== 'before_data' && (
          <Link className="btn btn-outline" to={`/reports/weekly?date=${data.next}`}>
            Next week
          </Link>
        )}
        {data?.headline && <Button onClick={() => print()}>Print</Button>}
        {data?.headline && <Button onClick={() => setSharing(true)}>Share</Button>}
      </PageHead>
      {isSharing && data && (
        <ShareDialog
          title="Share this report"
          subject={{ kind: 'weekly_report', date: data.week.from }}
          onClose={() => setSharing(false)}
        />
      )}
      {status === 404 ? (
        <Suspense fallback={<Skeleton height="320px" />}>
          <ForecastBegin />
        </Suspense>
      ) : !isReadable ? (
        <Refusal
          title="We couldn’t read this date."
          text="Dates in the address look like 2026-11-20."
        />
      ) : status === 400 ? (
        <Refusal title="There’s no report on this week yet." text={error?.message ?? ''} />
      ) : error ? (
        <div className="card">
          <ErrorState
            title="We couldn’t load this report."
            text={error.message}
            onRetry={() => void report.refetch()}
          />
        </div>
      ) : data ? (
        <div className="weekly-report-parts">
          <ReportNotices report={data} />
          <ForeignAccounts />
          <WeekReport report={data} />
          <Later room={<Skeleton height="520px" />}>
            <MoreWeeks current={data.week.from} />
          </Later>
        </div>
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the report
          </p>
          <Skeleton height="420px" />
        </>
      )}
    </div>
  )
}

/** What the report can't show, and what to do about it; a week without data says so itself. */
function ReportNotices({ report }: { report: WeeklyReport }) {
  const { no_forecast: noForecast, state, bridge } = report
  if (state === 'before_data' || state === 'after_data') return null
  return (
    <>
      {noForecast && <NoForecast unknown={noForecast} />}
      {!bridge && (
        <Banner tone="warn" action={<AddBalanceButton today={report.as_of} />}>
          We don’t know your balance yet, so opening and closing balances aren’t shown.
        </Banner>
      )}
    </>
  )
}

/** A date that no report can be made for, and the way back. */
function Refusal({ title, text }: { title: string; text: string }) {
  return (
    <div className="card" role="alert">
      <EmptyState title={title} text={text}>
        <Link className="btn btn-outline" to="/reports/weekly">
          Show this week’s report
        </Link>
      </EmptyState>
    </div>
  )
}
