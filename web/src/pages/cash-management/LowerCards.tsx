// The lower half of cash management: leaks, the calendar, accounts and this month's outflows.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { LeaksCard } from '../../features/cashflow/leaks/LeaksCard.tsx'
import { BalancesCard } from '../../features/cashflow/management/BalancesCard.tsx'
import type { Moves } from '../../features/cashflow/management/DueRow.tsx'
import { HeatCard } from '../../features/cashflow/management/HeatCard.tsx'
import { MonthOutflows } from '../../features/cashflow/management/MonthOutflows.tsx'

/** `onEditAccount` opens the account whose pencil was pressed. */
export default function LowerCards(props: {
  data: CashManagement
  moves: Moves
  onEditAccount: (account: CashManagement['accounts'][number]) => void
}) {
  const { data } = props
  return (
    <>
      <LeaksCard />
      <div className="cm-two cm-two-wide">
        <HeatCard data={data} moving={props.moves} />
        <div className="cm-stack">
          <BalancesCard
            accounts={data.accounts}
            transfers={data.transfers}
            outlook={data.outlook}
            onEdit={props.onEditAccount}
          />
          <MonthOutflows />
        </div>
      </div>
    </>
  )
}
