// The full dashboard: where its cards stand. What the buttons lead to is handed in by the page.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { lazy, type ReactNode } from 'react'
import { Later } from '../../../ui/Later.tsx'
import { CashflowCard } from './CashflowCard.tsx'
import { DashboardHero } from './DashboardHero.tsx'
import { DashboardNotices } from './DashboardNotices.tsx'
import { WaitingLowerCards } from './DashboardSkeleton.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { withoutOldForecast } from './facts.ts'
import { GoingOut } from './GoingOut.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import './dashboard.css'

// Below what the first look is for.
const LowerCards = lazy(() => import('./LowerCards.tsx'))

/**
 * `isStale` when newer figures could not be fetched; `foreign` says what isn't in the totals in
 * pounds.
 */
export function DashboardView(props: {
  dashboard: Dashboard
  isStale: boolean
  actions: ReactNode
  foreign?: ReactNode
  onRetry: () => void
  onStateBalance: () => void
  onSort: () => void
}) {
  const dashboard = withoutOldForecast(props.dashboard)
  return (
    <>
      <DashboardHero dashboard={dashboard}>{props.actions}</DashboardHero>
      <DashboardNotices dashboard={dashboard} isStale={props.isStale} onRetry={props.onRetry} />
      <FigureStrip dashboard={dashboard} />
      {props.foreign}
      <div className="dash-main">
        <CashflowCard dashboard={dashboard} />
        <div className="card dash-side">
          <GoingOut dashboard={dashboard} />
          <NeedsYou
            dashboard={dashboard}
            onStateBalance={props.onStateBalance}
            onSort={props.onSort}
          />
        </div>
      </div>
      <Later room={<WaitingLowerCards />}>
        <LowerCards dashboard={dashboard} />
      </Later>
    </>
  )
}
