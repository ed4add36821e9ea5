// Bills and invoices with figures there: lays the cards out.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { lazy, Suspense } from 'react'
import { noForecastIn } from '../../features/cashflow/management/no-forecast.ts'
import { SafeToSpend } from '../../features/cashflow/management/SafeToSpend.tsx'
import { useManagementView } from '../../features/cashflow/management/use-view.ts'
import { WeekStrip } from '../../features/cashflow/management/WeekStrip.tsx'
import { AddBalanceButton } from '../../features/sources/AddBalanceButton.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Later } from '../../ui/Later.tsx'
import { NoForecast } from '../../ui/NoForecast.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const AddLine = lazy(() => import('../../features/cashflow/invoices/AddLine.tsx'))
// Below what fits on a screen.
const Worklist = lazy(() => import('./Worklist.tsx'))
// Fetched once the figures above stand there.
const LowerCards = lazy(() => import('./LowerCards.tsx'))

/** What is safe to spend and the weeks first, then the worklist. */
export function ManagementView({ data }: { data: CashManagement }) {
  const view = useManagementView()
  const week = data.weeks.find(({ from }) => from === view.week) ?? null
  const unknown = noForecastIn(data)
  // Bills reckoned from old bank data lie in the past by now.
  if (unknown?.reason === 'old_data') return <NoForecast unknown={unknown} isCard />
  return (
    <div className="cm-page">
      {unknown ? (
        <NoForecast unknown={unknown} isCard />
      ) : (
        <SafeToSpend data={data} remedy={<AddBalanceButton today={data.today} />} />
      )}
      {data.weeks.length > 0 && (
        <WeekStrip
          weeks={data.weeks}
          balanceKnown={data.cash.known}
          buffer={data.outlook.buffer}
          chosen={week?.from ?? null}
          onChoose={view.showWeek}
        />
      )}
      {!unknown && data.items.length === 0 && (
        <Banner>
          No dated payments are expected yet. They appear here once we find regular payments.
        </Banner>
      )}
      <Suspense fallback={<div className="cm-line-room" />}>
        <AddLine today={data.today} />
      </Suspense>
      <Suspense
        fallback={
          <div className="cm-two">
            <Skeleton height="560px" />
            <Skeleton height="560px" />
          </div>
        }
      >
        <Worklist data={data} view={view} week={week} />
      </Suspense>
      <Later>
        <LowerCards data={data} />
      </Later>
    </div>
  )
}
