// What stands below a list of due items: taxes below the bills, payers below the money due in.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import type { Side } from '../../features/cashflow/management/due-tabs.ts'
import { PayersCard } from '../../features/cashflow/management/PayersCard.tsx'
import { TaxCard } from '../../features/cashflow/management/TaxCard.tsx'

/** The card of that side. */
export default function SideCard({ data, side }: { data: CashManagement; side: Side }) {
  return side === 'out' ? <TaxCard data={data} /> : <PayersCard data={data} />
}
