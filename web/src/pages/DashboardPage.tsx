// /dashboard for the signed-in: its figures, or the ways to begin while there are none.

import type { Dashboard } from '@plimsoll/contract/cashflow'
import { monthOf } from '@plimsoll/domain/calendar'
import { monthNameOf } from '@plimsoll/domain/date-words'
import { ArrowLeftRight } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { DashboardSkeleton } from '../features/cashflow/dashboard/DashboardSkeleton.tsx'
import { DashboardView } from '../features/cashflow/dashboard/DashboardView.tsx'
import { planHref } from '../features/cashflow/dashboard/links.ts'
import { useDashboard } from '../features/cashflow/queries.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { onDemand } from '../ui/on-demand.ts'
import '../ui/button.css'
import { ForeignAccountsOf } from './shared/ForeignAccounts.tsx'
import { UploadExcelButton } from './shared/UploadExcelButton.tsx'

// Few need these, so they are fetched when they are.
const WaysToBegin = lazy(() =>
  import('./dashboard/WaysToBegin.tsx').then((file) => ({ default: file.WaysToBegin })),
)
const SortDialog = onDemand(() => import('../features/transactions/sort/SortDialog.tsx'))
const BalanceDialog = onDemand(() =>
  import('../features/sources/BalanceDialog.tsx').then((file) => ({ default: file.BalanceDialog })),
)

export default function DashboardPage() {
  const { data, isError, error, refetch } = useDashboard()
  // Drawn in slices, so that a press is answered in between.
  const dashboard = useDeferredValue(data)
  const [isStating, setStating] = useState(false)
  const [isSorting, setSorting] = useState(false)
  if (!dashboard)
    return data || !error ? (
      <DashboardSkeleton />
    ) : (
      <ErrorState
        title="We couldn’t load your figures."
        text={error.message}
        onRetry={() => refetch()}
      />
    )
  if (dashboard.source === null)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <WaysToBegin />
      </Suspense>
    )
  return (
    <>
      <DashboardView
        dashboard={dashboard}
        isStale={isError}
        foreign={<ForeignAccountsOf accounts={dashboard.accounts} />}
        onRetry={() => refetch()}
        onStateBalance={() => setStating(true)}
        onSort={() => setSorting(true)}
        actions={
          <Actions
            needsBalance={needsBalance(dashboard)}
            needsData={dashboard.outlook.reason === 'old_data'}
            plan={planOf(dashboard)}
            onAddBalance={() => setStating(true)}
          />
        }
      />
      {isSorting && <SortDialog onClose={() => setSorting(false)} />}
      {isStating && (
        <BalanceDialog
          accounts={withoutBalance(dashboard)}
          today={dashboard.today}
          onClose={() => setStating(false)}
        />
      )}
    </>
  )
}

/** Without a balance that is the one thing to do. */
function needsBalance({ cash }: Dashboard): boolean {
  return !cash.known
}

/**
 * Where cash may fall below its line: the month of the low, and the search for what could wait,
 * around that low.
 */
function planOf({ outlook }: Dashboard): { words: string; href: string } | null {
  const { low, buffer } = outlook
  if (!low || low.cautious >= buffer) return null
  return {
    words: `Plan for ${monthNameOf(monthOf(low.day))}`,
    href: planHref(buffer, low.day),
  }
}

function Actions(props: {
  needsBalance: boolean
  needsData: boolean
  plan: { words: string; href: string } | null
  onAddBalance: () => void
}) {
  if (props.needsBalance)
    return (
      <>
        <UploadExcelButton />
        <Button weight="ink" onClick={props.onAddBalance}>
          Add your balance
        </Button>
      </>
    )
  if (props.needsData)
    return (
      <>
        <Link className="btn btn-outline" to="/cash-flow">
          <ArrowLeftRight size={16} aria-hidden />
          Open cash flow
        </Link>
        <UploadExcelButton weight="ink" />
      </>
    )
  return (
    <>
      <UploadExcelButton />
      <Link className={props.plan ? 'btn btn-outline' : 'btn btn-ink'} to="/cash-flow">
        <ArrowLeftRight size={16} aria-hidden />
        Open cash flow
      </Link>
      {props.plan && (
        <Link className="btn btn-ink" to={props.plan.href}>
          {props.plan.words}
        </Link>
      )}
    </>
  )
}

// Nobody should overwrite by accident what a statement has proved.
function withoutBalance({ accounts }: Dashboard): Dashboard['accounts'] {
  const unknown = accounts.filter(({ balance }) => balance === null)
  return unknown.length > 0 ? unknown : accounts
}
