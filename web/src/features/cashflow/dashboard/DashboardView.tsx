// The full dashboard: where its cards stand. What the buttons lead to is handed in by the page.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { ReactNode } from 'react'
import { AccountsCard } from './AccountsCard.tsx'
import { CashflowCard } from './CashflowCard.tsx'
import { DashboardHero } from './DashboardHero.tsx'
import { DashboardNotices } from './DashboardNotices.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { GoingOut } from './GoingOut.tsx'
import { MonthWaterfall } from './MonthWaterfall.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { SpendingCard } from './SpendingCard.tsx'
import './dashboard.css'

/** `isStale` when newer figures could not be fetched. */
export function DashboardView(props: {
  dashboard: Dashboard
  isStale: boolean
  actions: ReactNode
  onRetry: () => void
  onStateBalance: () => void
  onSort: () => void
}) {
  const { dashboard } = props
  return (
    <>
      <DashboardHero dashboard={dashboard}>{props.actions}</DashboardHero>
      <DashboardNotices dashboard={dashboard} isStale={props.isStale} onRetry={props.onRetry} />
      <FigureStrip dashboard={dashboard} />
      <div className="dash-main">
        <CashflowCard dashboard={dashboard} />
        <div className="card dash-side">
          <GoingOut upcoming={dashboard.upcoming} />
          <NeedsYou
            dashboard={dashboard}
            onStateBalance={props.onStateBalance}
            onSort={props.onSort}
          />
        </div>
      </div>
      <div className="dash-three">
        <MonthWaterfall dashboard={dashboard} />
        <SpendingCard dashboard={dashboard} />
        <AccountsCard dashboard={dashboard} />
      </div>
    </>
  )
}
