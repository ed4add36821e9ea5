// The last row of the dashboard: the month as a bridge, what was spent by category, and the
// accounts.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { AccountsCard } from './AccountsCard.tsx'
import { isOld } from './facts.ts'
import { MonthWaterfall } from './MonthWaterfall.tsx'
import { SpendingCard } from './SpendingCard.tsx'

export default function LowerCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className="dash-three">
      {dashboard.cash.known && !isOld(dashboard) && <MonthWaterfall dashboard={dashboard} />}
      <SpendingCard dashboard={dashboard} />
      <AccountsCard dashboard={dashboard} />
    </div>
  )
}
