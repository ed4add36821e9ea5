// The frame of the pages of cash management: the head, and what stands there while figures are
// missing, failed or on their way.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PageTabs } from '../../app/PageTabs.tsx'
import { useManagement } from '../../features/cashflow/management/queries.ts'
import { dayWithWeekday } from '../../format/date.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import '../../ui/card.css'
import '../../features/cashflow/management/management.css'

/**
 * `actions` stand in the head once figures are there; `children` is the page; `waiting` stands in
 * for it until then.
 */
export function ManagementFrame(props: {
  title: string
  actions?: (data: CashManagement) => ReactNode
  waiting: ReactNode
  children: (data: CashManagement) => ReactNode
}) {
  const { data, error, refetch } = useManagement()
  return (
    <>
      <PageHead title={props.title} {...(data ? { eyebrow: dayWithWeekday(data.today) } : {})}>
        {data && props.actions?.(data)}
      </PageHead>
      <PageTabs />
      {data ? (
        props.children(data)
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
        <div className="cm-page">
          <p role="status" className="sr-only">
            Loading your cash management
          </p>
          {props.waiting}
        </div>
      )}
    </>
  )
}

function Begin() {
  return (
    <div className="card">
      <EmptyState
        title="Nothing to manage yet"
        help="due"
        text="Upload a bank statement or load demo data. Plimsoll works out what’s due and what’s safe to spend."
      >
        <Link className="btn btn-ink" to="/integration">
          Add your transactions
        </Link>
      </EmptyState>
    </div>
  )
}
