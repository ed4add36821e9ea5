// Below the worklist: who pays how, and the accounts that the money goes through.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { useState } from 'react'
import { BalancesCard } from '../../features/cashflow/management/BalancesCard.tsx'
import { PayersCard } from '../../features/cashflow/management/PayersCard.tsx'
import { CardGroup } from '../../ui/Card.tsx'
import { onDemand } from '../../ui/on-demand.ts'

const OwnAccountDialog = onDemand(() => import('../../features/sources/OwnAccountDialog.tsx'))

/** The pencil of an account opens its dialog. */
export default function LowerCards({ data }: { data: CashManagement }) {
  const [account, edit] = useState<CashManagement['accounts'][number] | null>(null)
  return (
    <CardGroup>
      <PayersCard data={data} />
      <BalancesCard
        accounts={data.accounts}
        transfers={data.transfers}
        outlook={data.outlook}
        onEdit={edit}
      />
      {account && <OwnAccountDialog account={account} onClose={() => edit(null)} />}
    </CardGroup>
  )
}
