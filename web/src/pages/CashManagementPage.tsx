// /cash-management: what is free to spend, what is due and when, who pays how, and taxes to keep money for.
import { Link } from 'wouter'
import { ExportDue } from '../features/cashflow/management/ExportDue.tsx'
import { useManagement } from '../features/cashflow/management/queries.ts'
import { dayWithWeekday } from '../format/date.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ManagementView } from './cash-management/ManagementView.tsx'
import '../ui/card.css'
import '../features/cashflow/management/management.css'

export default function CashManagementPage() {
  const { data, error, refetch } = useManagement()
  return (
    <>
      <PageHead title="Cash management" {...(data ? { eyebrow: dayWithWeekday(data.today) } : {})}>
        {data && (
          <>
            {data.items.length > 0 && <ExportDue today={data.today} />}
            <Link className="btn btn-outline cm-wide" to="/cash-flow/forecast">
              Forecast
            </Link>
          </>
        )}
      </PageHead>
      {data ? (
        <ManagementView data={data} />
      ) : error ? (
        <div className="card">
          <ErrorState
            title="We couldn’t load what’s due."
            text={error.message}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === null ? (
        <Begin />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Begin() {
  return (
    <div className="card">
      <EmptyState
        title="Nothing to manage yet"
        text="Upload a bank statement or load demo data. Plimsoll works out what’s due and what’s safe to spend."
      >
        <Link className="btn btn-ink" to="/integration">
          Add your transactions
        </Link>
      </EmptyState>
    </div>
  )
}

function Waiting() {
  return (
    <div className="cm-page">
      <p role="status" className="sr-only">
        Working out what’s safe to spend
      </p>
      <Skeleton height="248px" />
      <Skeleton height="236px" />
      <div className="cm-two">
        <Skeleton height="560px" />
        <Skeleton height="560px" />
      </div>
    </div>
  )
}
